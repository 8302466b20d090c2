import { taxIncludedIn } from '../../../lib/gst/gstOfLine.ts';
import { type CreditableLine, divideCredit } from './creditShares.ts';

/** A line of three units at Rs 90, of which an offer took 2.51, so that two units cost 89.16 each, and the last one 89.17. */
const line = (orderLineId: string, changes: Partial<CreditableLine> = {}): CreditableLine => ({
  orderLineId,
  orderId: 'order',
  ...{ quantity: 3, paid: 26_749, weightRefund: 0, hsn: null, rate: 0, isExempt: true },
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

describe('the tax of a line’s credits', () => {
  const parts = ['paid', 'taxable', 'cgst', 'sgst', 'igst'] as const;
  /** A number that looks random and is the same in every run. */
  const numbers = (function* () {
    for (let state = 4; ; ) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      yield state;
    }
  })();
  const upTo = (max: number) => 1 + (numbers.next().value % max);
  const taxedLine = (paid: number, rate: number, isInterState: boolean) =>
    line('rice', {
      ...{ paid, rate, isExempt: false, orderLine: { price: paid, discount: 0, quantity: 1 }, quantity: 1 },
      ...taxIncludedIn(paid, rate, isInterState),
    });
  /** Credits a line in parts until nothing is left. @returns the credits */
  function creditInParts(invoiced: CreditableLine, isInterState: boolean, nextPart: () => number) {
    const sum = { quantity: 0, paid: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
    const credits = [];
    while (sum.paid < invoiced.paid) {
      const amount = Math.min(nextPart(), invoiced.paid - sum.paid);
      const [credit] = divideCredit(amount, [{ ...invoiced, credited: { ...sum } }], [], isInterState);
      if (!credit) throw new Error('Nothing is credited');
      for (const part of parts) sum[part] += credit[part];
      credits.push(credit);
    }
    return { credits, sum };
  }

  it('is never negative, and adds up to the line’s, whatever the rate, the amount and its parts', () => {
    for (let count = 0; count < 500; count++) {
      const isInterState = count % 2 === 0;
      const invoiced = taxedLine(upTo(500), [0, 25, 500, 1800, 4000, 10_000][upTo(6) - 1]!, isInterState);
      const largest = upTo(40);
      const { credits, sum } = creditInParts(invoiced, isInterState, () => upTo(largest));
      const isRight = credits.every(
        ({ paid, taxable, cgst, sgst, igst }) =>
          Math.min(taxable, cgst, sgst, igst) >= 0 && taxable + cgst + sgst + igst === paid,
      );
      const { paid, taxable, cgst, sgst, igst } = invoiced;
      expect({ isRight, credits, sum }).toMatchObject({
        isRight: true,
        sum: { paid, taxable, cgst, sgst, igst },
      });
    }
  });

  it('gives back a paisa of tax later for which a credit has no room, in equal halves', () => {
    // At 21 paise, each half of the tax of 5 % becomes a paisa.
    const amounts = [20, 1, 1, 10_478].values();
    const invoiced = taxedLine(10_500, 500, false);
    const { credits } = creditInParts(invoiced, false, () => amounts.next().value ?? 1);
    expect(credits.map(({ taxable, cgst, sgst }) => [taxable, cgst, sgst])).toEqual([
      [20, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
      [9978, 250, 250],
    ]);
  });
});
