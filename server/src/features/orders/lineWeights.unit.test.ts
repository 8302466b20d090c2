import { amountBack, demandToReturn } from './lineWeights.service.ts';
import type { OrderLine } from './orders.entity.ts';

/** A number that looks random and is the same in every run. */
const numbers = (function* () {
  for (let state = 74; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
})();
const upTo = (max: number) => 1 + (numbers.next().value % max);

describe('what returns to the stock of a weighed line', () => {
  it('is what its units took, however many return at once', () => {
    for (let count = 0; count < 500; count++) {
      const [weighedUnits, unitAmount] = [upTo(9), upTo(1000)];
      const line = {
        ...{ productId: 'bananas', inventoryId: 'grams', requiredQuantity: unitAmount, unitAmount },
        ...{ quantity: weighedUnits + upTo(3) - 1, weighedUnits },
        weighedAmount: upTo(Math.ceil(unitAmount * weighedUnits * 1.2)),
      } as OrderLine;
      const atScale = amountBack(line);
      let returned = atScale;
      for (let before = 0; before < weighedUnits; ) {
        const units = Math.min(upTo(3), weighedUnits - before);
        const demand = demandToReturn(line, units, before);
        expect(demand.units).toBeGreaterThanOrEqual(0);
        expect(demand.units).toBeLessThanOrEqual(unitAmount * units);
        returned += demand.units;
        before += units;
        expect(returned).toBeLessThanOrEqual(unitAmount * weighedUnits);
      }
      expect({ ...line, returned }).toEqual({ ...line, returned: unitAmount * weighedUnits });
    }
  });
});
