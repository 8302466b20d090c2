import { noSearchKeys } from './orderSearch.ts';
import { orderNumberText } from './orderSubject.service.ts';
import { orderConfirmation } from './orders.mails.ts';

const shop = { name: 'Kirana', phone: '1800', supportHours: '24/7', url: 'https://kirana.example' };

const order = {
  id: 'o',
  userId: 'u',
  checkoutId: 'c',
  paymentId: 'pay',
  status: 'paid' as const,
  name: 'Meera',
  phoneNumber: '1',
  address: '14 Temple Road, Flat 3',
  pincode: '570001',
  city: 'Mysuru',
  state: 'Karnataka',
  email: 'meera@example.com',
  amount: 113_100,
  createdAt: 1,
  refundedAmount: 0,
  number: '',
  gstin: null,
  businessName: null,
  ...noSearchKeys,
};
const rice = { title: 'Basmati Rice', option: '5 kg', quantity: 2, price: 56_550 };

describe('orderConfirmation', () => {
  it('writes the amounts as the storefront does', () => {
    const { subject, text } = orderConfirmation(order, [rice], shop);
    expect(subject).toBe('Your order for Rs 1131 is paid');
    expect(text).toContain('  2 x Basmati Rice (5 kg): Rs 1131\n');
    expect(text).toContain('Total: Rs 1131, delivery free');
  });

  it.each([
    [{}, 'Mysuru, Karnataka 570001'],
    [{ state: '' }, 'Mysuru, 570001'],
    [{ city: '' }, 'Karnataka 570001'],
    [{ city: '', state: '' }, '570001'],
  ])('says where the order goes to, with %j', (place, expected) => {
    const { text } = orderConfirmation({ ...order, ...place }, [rice], shop);
    expect(text).toContain(`It goes to: 14 Temple Road, Flat 3, ${expected}\n`);
  });

  it('lists the first 30 lines of a long order and fits into its column', () => {
    const longest = {
      ...order,
      name: 'न'.repeat(100),
      address: 'न'.repeat(700),
      city: 'न'.repeat(100),
      state: 'न'.repeat(100),
    };
    const line = { title: 'न'.repeat(200), option: 'न'.repeat(200), quantity: 99, price: 2_000_000_000 };
    const lines = Array.from({ length: 200 }, () => line);
    const { text } = orderConfirmation(longest, lines, shop);
    expect(text).toContain('  and 170 more\n');
    expect(Buffer.byteLength(text)).toBeLessThan(65_536);
    expect(orderConfirmation(longest, lines.slice(0, 30), shop).text).not.toContain('more');
  });

  it('names the order by its number first, as the desk does', () => {
    const text = orderNumberText('0199c0de-0000-7000-8000-00003b7e69c4', { url: 'https://kirana.example' });
    expect(text).toMatch(/^The number of the order is 3b7e69c4,/);
    expect(text).toContain('https://kirana.example/orders as 0199c0de-0000-7000-8000-00003b7e69c4');
  });
});
