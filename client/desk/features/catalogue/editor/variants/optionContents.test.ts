import { describe, expect, it } from 'vitest';
import type { MeasureUnit } from '../../../../generated/graphql.ts';
import { followOption, type OptionContents, optionHint } from './optionContents.ts';

const typed = (label: string, amount: string, unit: MeasureUnit): OptionContents => ({
  label,
  amount,
  unit,
  optionSays: null,
});

/** Types texts as the option, one after the other. */
const typeOption = (before: OptionContents, ...labels: string[]): string => {
  let contents = before;
  for (const label of labels) contents = followOption({ ...contents, label });
  return `${contents.amount} ${contents.unit}`;
};

describe('what an option contains', () => {
  const empty = typed('', '', 'G');
  it.each([
    ['3 kg', '3000 G'],
    ['500 g', '500 G'],
    ['1.5 l', '1500 ML'],
    ['1 litre', '1000 ML'],
    ['6 pieces', '6 PIECE'],
    ['12 pcs', '12 PIECE'],
    ['1 dozen', '12 PIECE'],
    ['Pouch 500 g', '500 G'],
    ['XL', ' G'],
    ['42', ' G'],
  ])('is filled in from %s: %s', (label, expected) => {
    expect(typeOption(empty, label)).toBe(expected);
  });

  it('follows while the option is typed and changed', () => {
    expect(typeOption(empty, '1', '1 l', '1 li', '1 lit', '1 litr', '1 litre')).toBe('1000 ML');
    expect(typeOption(empty, '1 kg', '1 k', '', '2 kg')).toBe('2000 G');
  });

  it('stays what somebody typed', () => {
    expect(typeOption(typed('', '450', 'G'), '3 kg', '4 kg')).toBe('450 G');
    expect(typeOption(typed('', '3000', 'ML'), '3 kg', '4 kg')).toBe('3000 ML');
  });

  it.each([
    ['3 kg', '3', 'G', 'The option says 3 kg'],
    ['3 kg', '3000', 'ML', 'The option says 3 kg'],
    ['3 kg', '3000', 'G', undefined],
    ['3 kg', '3,000', 'G', undefined],
    ['3 kg', '', 'G', undefined],
    ['Small', '3', 'G', undefined],
  ] as const)('%s with %s %s: %s', (label, amount, unit, hint) => {
    expect(optionHint(typed(label, amount, unit))).toBe(hint);
  });
});
