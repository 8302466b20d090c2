import { orderConfirmation } from './orderConfirmation.ts';
import { noSearchKeys } from './orderSearch.ts';
import { orderNumberText } from './orderSubject.service.ts';

const shop = { name: 'Kirana', phone: '1800', supportHours: '24/7', url: 'https://kirana.example' };

describe('orderConfirmation', () => {
  it('lists the first 30 lines of a long order and fits into its column', () => {
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
      city: 'Pune',
      state: 'Maharashtra',
      email: 'meera@example.com',
      amount: 100,
      createdAt: 1,
      refundedAmount: 0,
      number: '',
      ...noSearchKeys,
    };
    const line = { title: 'न'.repeat(200), option: 'न'.repeat(200), quantity: 99, price: 2_000_000_000 };
    const lines = Array.from({ length: 200 }, () => line);
    const { text } = orderConfirmation(order, lines, shop);
    expect(text).toContain('  and 170 more\n');
    expect(Buffer.byteLength(text)).toBeLessThan(65_536);
    expect(orderConfirmation(order, lines.slice(0, 30), shop).text).not.toContain('more');
  });

  it('names the order by its number first, as the desk does', () => {
    const text = orderNumberText('0199c0de-0000-7000-8000-00003b7e69c4', { url: 'https://kirana.example' });
    expect(text).toMatch(/^The number of the order is 3b7e69c4,/);
    expect(text).toContain('https://kirana.example/orders as 0199c0de-0000-7000-8000-00003b7e69c4');
  });
});
