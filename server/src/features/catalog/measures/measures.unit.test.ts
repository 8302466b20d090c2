import * as fc from 'fast-check';
import {
  amountAtEnd,
  formatMeasure,
  MAX_AMOUNT,
  MEASURE_UNITS,
  namesMeasure,
  parseMeasure,
} from './measure.ts';
import {
  COMPARABLE_UNITS,
  comparableUnitPrice,
  formatReference,
  statutoryUnitPrice,
  type UnitPrice,
} from './unitPrice.ts';

const textOf = (measure: ReturnType<typeof parseMeasure>) => measure && formatMeasure(measure);
const units = fc.constantFrom(...MEASURE_UNITS);
const amounts = fc.integer({ min: 1, max: MAX_AMOUNT });
const priced = fc.record({ price: fc.integer({ min: 1, max: 100_000_00 }), amount: amounts, unit: units });

describe('parseMeasure', () => {
  it.each([
    ['500 g', '500 g'],
    ['1.5 kg', '1.5 kg'],
    ['1,500gms', '1.5 kg'],
    ['1/2 Kg', '500 g'],
    ['.25 kgs', '250 g'],
    ['1.005 kg', '1.005 kg'],
    ['1 L', '1 L'],
    ['250ml', '250 ml'],
    ['2 ltr.', '2 L'],
    ['1 litre', '1 L'],
    ['6 x 200 ml', '1.2 L'],
    ['6×200ml', '1.2 L'],
    ['150gx4', '600 g'],
    ['125 g (Pack of 8', '1 kg'],
    ['pack of 6', '6 pieces'],
    ['set of 1', '1 piece'],
    ['6 pcs', '6 pieces'],
    ['1 dozen', '12 pieces'],
    ['2 m', '2 m'],
    ['45 cm', '45 cm'],
    ['25 tea bags', '25 pieces'],
    ['500 ग्राम', '500 g'],
  ])('reads %s', (text, expected) => {
    expect(textOf(parseMeasure(text))).toBe(expected);
  });

  it.each(['', 'g', '500', 'XL', '0 g', '4.5 g', '500 mg', '3 in 1', '10-12 kg', '5 kg rice', '1/0 kg'])(
    'does not read %s',
    (text) => {
      expect(parseMeasure(text)).toBeNull();
    },
  );

  it('reads what formatMeasure writes', () => {
    fc.assert(
      fc.property(amounts, units, (amount, unit) => {
        expect(parseMeasure(formatMeasure({ amount, unit }))).toEqual({ amount, unit });
      }),
    );
  });
});

describe('amountAtEnd', () => {
  it.each([
    ['Atta 5 kg', '5 kg'],
    ['Chips (70 g)', '70 g'],
    ['Juice 6 x 200 ml', '1.2 L'],
    ['Rice - 5kg Bag', '5 kg'],
    ['Rice -5kg', '5 kg'],
    ['Olives, Green (Sliced) 450 gm Jar', '450 g'],
    ['Cola 2 L Bottle', '2 L'],
    ['Soap 125 g (Pack of 8)', '1 kg'],
    ['Gel Bar (Pack of 3, 125 g each)', '375 g'],
    ['Sheet mask (Pack of 6)', '6 pieces'],
    ['Baby pants (6-11 kg) - 62 Diapers', '62 pieces'],
    ['Sun lotion SPF 50+ 50 ml', '50 ml'],
    ['Foil 9 m', '9 m'],
    ['Vitamin B12 60 tablets', '60 pieces'],
  ])('finds that of %s', (name, expected) => {
    expect(textOf(amountAtEnd(name))).toBe(expected);
  });

  it.each([
    ['7UP'],
    ['Vitamin B12'],
    ['Fortune 1000'],
    ['Coffee 3 in 1'],
    ['5 kg'],
    ['Iron-12 Tablets'],
    ['Capsules 500 mg'],
    ['Baby pants, 12-17 kg'],
    ['Dog food for breeds of 5 to 10 kg'],
    ['Water bottle - orange 750 ml'],
    ['Lunch box - pink, 1.35 L'],
    ['Pan 24 cm'],
    ['Gift set 10M'],
    ['Cream 50 g + Lotion 100 ml'],
    ['Trail mix + Seeds (each 250 g)'],
    ['Rice 1 kg & Garam masala, 40 g'],
    ['Biscuits 4 for 2'],
    ['Fish, 8-12 pcs'],
  ])('finds none in %s', (name) => {
    expect(amountAtEnd(name)).toBeNull();
  });
});

describe('namesMeasure', () => {
  it.each([
    ['500 g', '500 g'],
    ['0.5kg', '500 g'],
    ['2 x 250 g', '500 g'],
    ['500 g (pack of 2)', '1 kg'],
    ['Jar / 500 g', '500 g'],
    ['500 ml, red', '500 ml'],
    ['Pack of 30', '30 pieces'],
    ['25 bags', '25 pieces'],
  ])('finds in %s: %s', (text, expected) => {
    expect(namesMeasure(text, parseMeasure(expected)!)).toBe(true);
  });

  it.each([
    ['', '500 g'],
    ['Medium', '30 pieces'],
    ['Medium (200 g each)', '2.4 kg'],
    ['125 bags', '25 pieces'],
    ['1500 g', '500 g'],
    ['1.500 g', '500 g'],
    ['500 g', '500 ml'],
  ])('does not find in %s: %s', (text, expected) => {
    expect(namesMeasure(text, parseMeasure(expected)!)).toBe(false);
  });
});

const textOfPrice = (unitPrice: UnitPrice | null) =>
  unitPrice && `${unitPrice.price} per ${formatReference(unitPrice.reference)}`;

describe('unit prices', () => {
  it.each([
    [4800, '500 g', '10 per g', '960 per 100 g'],
    [4995, '999 g', '5 per g', '500 per 100 g'],
    [4800, '1 kg', null, '480 per 100 g'],
    [9000, '1.5 kg', '6000 per kg', '600 per 100 g'],
    [2000, '200 ml', '10 per ml', '1000 per 100 ml'],
    [9999, '2 L', '5000 per L', '500 per 100 ml'],
    [3000, '50 cm', '60 per cm', '6000 per m'],
    [18000, '9 m', '2000 per m', '2000 per m'],
    [7200, '1 dozen', '600 per piece', '600 per piece'],
    [7200, '1 piece', null, '7200 per piece'],
    // 12.5 paise.
    [100, '8 pieces', '13 per piece', '13 per piece'],
  ])('%d paise for %s: %s, %s', (price, text, statutory, comparable) => {
    const measure = parseMeasure(text);
    if (!measure) throw new Error('No amount');
    expect(textOfPrice(statutoryUnitPrice({ price, ...measure }))).toBe(statutory);
    expect(textOfPrice(comparableUnitPrice({ price, ...measure }, null))).toBe(comparable);
  });

  it('compares by the setting of the category, if the unit is of its kind', () => {
    const rice = { price: 9000, amount: 1500, unit: 'G' } as const;
    const oil = { price: 15000, amount: 750, unit: 'ML' } as const;
    expect(textOfPrice(comparableUnitPrice(rice, 'PER_KG'))).toBe('6000 per kg');
    expect(textOfPrice(comparableUnitPrice(oil, 'PER_L'))).toBe('20000 per L');
    expect(textOfPrice(comparableUnitPrice(oil, 'PER_KG'))).toBe('2000 per 100 ml');
  });

  it('is at most half a paisa from the exact price, and never below by half', () => {
    const setting = fc.option(fc.constantFrom(...COMPARABLE_UNITS));
    fc.assert(
      fc.property(priced, setting, (product, setting) => {
        for (const unitPrice of [statutoryUnitPrice(product), comparableUnitPrice(product, setting)]) {
          if (!unitPrice) continue;
          const { price, reference } = unitPrice;
          expect(reference.unit).toBe(product.unit);
          // Compared as whole numbers: (price − exact) × 2 × amount.
          const difference =
            2n * BigInt(price) * BigInt(product.amount) -
            2n * BigInt(product.price) * BigInt(reference.amount);
          expect(difference > -BigInt(product.amount) && difference <= BigInt(product.amount)).toBe(true);
        }
      }),
    );
  });
});
