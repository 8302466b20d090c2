import { paidMail } from './paidMail.ts';

test('the mail about a long order lists its first lines, and fits into its column', () => {
  const order = {
    id: 'o',
    userId: 'u',
    checkoutId: 'c',
    paymentId: 'pay',
    status: 'paid' as const,
    name: 'न'.repeat(100),
    phoneNumber: '1',
    address: 'न'.repeat(700),
    pincode: '411001',
    email: 'meera@example.com',
    amount: 100,
    createdAt: 1,
    tellAt: null,
  };
  const line = { productId: 'p', image: '', title: 'न'.repeat(200), option: 'न'.repeat(200) };
  const lines = Array.from({ length: 200 }, () => ({ ...line, quantity: 99, price: 2_000_000_000 }));
  const { text } = paidMail(order, lines, 'https://kirana.example');
  expect(text).toContain('  and 170 more\n');
  expect(Buffer.byteLength(text)).toBeLessThan(65_536);
  expect(paidMail(order, lines.slice(0, 30), '').text).not.toContain('more');
});
