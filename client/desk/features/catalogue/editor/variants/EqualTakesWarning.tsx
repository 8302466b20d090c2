import { Alert } from '@chakra-ui/react';
import { formatMeasure } from '../../../../../../server/src/features/catalog/measures/measure.ts';
import { parseUnits } from '../../../../lib/forms/parseUnits.ts';
import { SmallButton } from '../../../../ui/SmallButton.tsx';
import type { FormVariant } from './variantForm.ts';

const listFormat = new Intl.ListFormat('en-IN', { type: 'conjunction' });

interface EqualTakesWarningProps {
  /** As `equalTakes` groups them; it has at least two. */
  variants: readonly FormVariant[];
  onSeparate: () => void;
}

/** Says of sizes that one of them is counted as much as a larger one, and what to do. It may be saved all the same. */
export function EqualTakesWarning({ variants, onSeparate }: EqualTakesWarningProps) {
  const { item, takes } = variants[0] as FormVariant;
  const unit = item?.countedIn ?? 'PIECE';
  const names = listFormat.format(
    variants.map(
      ({ label, amount, unit: contained }) =>
        label.trim() || formatMeasure({ amount: parseUnits(amount) ?? 0, unit: contained }),
    ),
  );
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {names} take {formatMeasure({ amount: parseUnits(takes) ?? 0, unit })} each of the same stock
        </Alert.Title>
        <Alert.Description>
          {unit === 'PIECE' ? (
            <>
              Give each packed size a stock of its own, or sell loose goods by weight.{' '}
              <SmallButton marginTop="2" display="block" onClick={onSeparate}>
                A stock of its own for each …
              </SmallButton>
            </>
          ) : (
            'Let each size take what it contains.'
          )}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
