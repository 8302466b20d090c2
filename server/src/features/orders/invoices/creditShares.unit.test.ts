import { type CreditableLine, divideCredit } from './creditShares.ts';

/** A line of three units at Rs 90, of which an offer took 2.51, so that two units cost 89.16 each, and the last one 89.17. */
const line = (orderLineId: string, changes: Partial<CreditableLine> = {}): CreditableLine => ({
  orderLineId,
  orderId: 'order',
  ...{ quantity: 3, paid: 26_749, hsn: null, rate: 0, isExempt: true },
  ...{ taxable: 26_749, cgst: 0, sgst: 0, igst: 0 },
  orderLine: { price: 9000, discount: 251, quantity: 3 },
  credited: { quantity: 0, paid: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 },
  ...changes,
});
const credited = (quantity: number, paid: number) => ({
  credited: { quantity, paid, taxable: paid, cgst: 0, sgst: 0, igst: 0 },
});
const sharesOf = (...args: Parameters<typeof divideCredit>) =>
  divideCredit(...args).map(({ orderLineId, quantity, paid }) => [orderLineId, quantity, paid]);

describe('what a refund of lines credits', () => {
  it('is what was paid for their units after discounts, and nothing of other lines', () => {
    const first = [{ orderLineId: 'rice', quantity: 1 }];
    expect(sharesOf(8916, [line('rice'), line('tea')], first, false)).toEqual([['rice', 1, 8916]]);
    // The last unit costs a paisa more.
    expect(sharesOf(8917, [line('rice', credited(2, 17_832)), line('tea')], first, false)).toEqual([
      ['rice', 1, 8917],
    ]);
  });

  it('counts the units that were refunded before the invoice', () => {
    const invoiced = { quantity: 1, paid: 8917, taxable: 8917 };
    const unit = [{ orderLineId: 'rice', quantity: 1 }];
    expect(sharesOf(8917, [line('rice', invoiced), line('tea')], unit, false)).toEqual([['rice', 1, 8917]]);
  });

  it('is all for a line that weighs less than ordered', () => {
    const short = [{ orderLineId: 'rice', quantity: 0 }];
    expect(sharesOf(500, [line('tea'), line('rice')], short, false)).toEqual([['rice', null, 500]]);
  });

  it('takes what the line has not left from all lines, as a refund of an amount does', () => {
    const nearlyCredited = line('rice', { credited: { ...line('rice').credited, paid: 26_700 } });
    const unit = [{ orderLineId: 'rice', quantity: 1 }];
    expect(sharesOf(8916, [nearlyCredited, line('tea')], unit, false)).toEqual([
      ['rice', 1, 49],
      ['tea', null, 8867],
    ]);
    expect(sharesOf(100, [line('rice'), line('tea')], [], false)).toEqual([
      ['rice', null, 50],
      ['tea', null, 50],
    ]);
  });
});
