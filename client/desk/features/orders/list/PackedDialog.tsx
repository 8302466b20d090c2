import { useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { plural } from '../../../../src/lib/format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { WEIGHTS } from '../documents.ts';
import { steps } from '../orderStatus.ts';
import { isUnweighed } from '../weightText.ts';

interface PackedDialogProps {
  /** Of the orders that become packed. */
  ids: string[];
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before several orders are marked as packed, and says which lack weights. */
export function PackedDialog({ ids, isOpen, onConfirm, onClose }: PackedDialogProps) {
  const { data, error } = useQuery(WEIGHTS, {
    variables: { ids },
    skip: !isOpen,
    // Others weigh meanwhile.
    fetchPolicy: 'network-only',
  });
  const unweighed = data?.desk?.ordersById.filter(({ lines }) => lines.some(isUnweighed)).length ?? 0;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Mark ${ids.length} ${plural(ids.length, 'order')} as packed?`}
      confirmLabel={steps.packed}
      isBusy={!data && !error}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {unweighed > 0 && (
        <Text fontWeight="semibold" marginBottom="2">
          {unweighed} of them {plural(unweighed, 'has', 'have')} products that are not weighed: these cost
          what was ordered.
        </Text>
      )}
      {error && (
        <Text fontWeight="semibold" marginBottom="2">
          Whether all is weighed could not be read.
        </Text>
      )}
      Is everything in the parcels? What is ticked off on the pages of the orders is not looked at. Each order
      gets its invoice, and its shopper a mail.
    </ConfirmDialog>
  );
}
