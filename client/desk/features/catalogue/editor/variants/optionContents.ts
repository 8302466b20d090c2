import {
  contentsOfOption,
  formatMeasure,
  type Measure,
} from '../../../../../../server/src/features/catalog/measures/measure.ts';
import type { MeasureUnit } from '../../../../generated/graphql.ts';
import { parseUnits } from '../../../../lib/forms/parseUnits.ts';

/** An option and what it contains, as they are typed. */
export interface OptionContents {
  label: string;
  amount: string;
  /** Without an amount it is not sent. */
  unit: MeasureUnit;
  /** What the option's text last said that it contains; while somebody types, it says nothing in between. */
  optionSays: Measure | null;
}

const isSame = ({ amount, unit }: OptionContents, measure: Measure | null): boolean =>
  measure !== null && parseUnits(amount) === measure.amount && unit === measure.unit;

/** Fills in what the option's text says, unless something else was typed. */
export function followOption<Variant extends OptionContents>(variant: Variant): Variant {
  const says = contentsOfOption(variant.label);
  if (!says) return variant;
  const isFollowing = variant.amount.trim() === '' || isSame(variant, variant.optionSays);
  const contents = isFollowing && { amount: String(says.amount), unit: says.unit };
  return { ...variant, ...contents, optionSays: says };
}

/** What the option's text says, if it contains something else: it may be a slip. */
export function optionHint(contents: OptionContents): string | undefined {
  const says = contentsOfOption(contents.label);
  const agrees = says === null || contents.amount.trim() === '' || isSame(contents, says);
  return agrees ? undefined : `The option says ${formatMeasure(says)}`;
}
