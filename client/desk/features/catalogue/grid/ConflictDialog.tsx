import { Button, Dialog, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { ConflictChoices, withField } from '../../../ui/conflicts/ConflictChoices.tsx';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog.tsx';
import { SmallButton } from '../../../ui/SmallButton.tsx';
import type { ProductRow } from '../deskProduct.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import type { ProductConflict } from '../useSaveProducts.ts';
import { shownText } from './columns.ts';
import { conflictsOf, type Drafts } from './drafts.ts';

interface ConflictDialogProps {
  /** The products of which the same fields were changed meanwhile; empty: the dialog is closed. */
  conflicts: readonly ProductConflict[];
  drafts: Drafts;
  choices: readonly SubCategoryChoice[];
  /** Keeps one's own changes of a product, but for these fields. */
  onResolve: (product: ProductRow, storedFields: ReadonlySet<string>) => void;
  onClose: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Lets one choose between both versions of each field that was changed meanwhile, too. */
export function ConflictDialog({ conflicts, drafts, choices, onResolve, onClose }: ConflictDialogProps) {
  const fieldsOf = ({ stored }: ProductConflict) => {
    const draft = drafts[stored.id];
    return draft ? conflictsOf(draft, stored, (column, text) => shownText(column, text, choices)) : [];
  };
  const allFields = (conflict: ProductConflict) => new Set(fieldsOf(conflict).map(({ field }) => field));
  return (
    <TitledDialog
      title="These products were changed meanwhile"
      isOpen={conflicts.length > 0}
      onClose={onClose}
      size="lg"
      scrollBehavior="inside"
    >
      <Dialog.Body>
        <Text color="fg.muted" marginBottom="4">
          Nothing was saved. Choose what stays of each field that somebody else has changed, too, and save
          again.
        </Text>
        <Stack gap="6">
          {conflicts.map((conflict) => (
            <Conflict
              key={conflict.stored.id}
              conflict={conflict}
              fields={fieldsOf(conflict)}
              onResolve={(storedFields) => onResolve(conflict.stored, storedFields)}
            />
          ))}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button
          variant="outline"
          onClick={() => {
            for (const conflict of conflicts) onResolve(conflict.stored, allFields(conflict));
          }}
        >
          Take what was saved everywhere
        </Button>
        <Button
          onClick={() => {
            for (const { stored } of conflicts) onResolve(stored, none);
          }}
        >
          Keep mine everywhere
        </Button>
      </Dialog.Footer>
    </TitledDialog>
  );
}

interface ConflictProps {
  conflict: ProductConflict;
  fields: ReturnType<typeof conflictsOf>;
  onResolve: (storedFields: ReadonlySet<string>) => void;
}

function Conflict({ conflict, fields, onResolve }: ConflictProps) {
  const { name } = conflict.stored;
  const [storedFields, setStoredFields] = useState(none);
  return (
    <section aria-label={name}>
      <HStack justify="space-between" marginBottom="2" wrap="wrap">
        <Stack gap="0" minWidth="0">
          <Text fontWeight="semibold">{name}</Text>
          <Text color="fg.muted" textStyle="sm">
            {editorText(conflict)}
          </Text>
        </Stack>
        <HStack>
          <SmallButton onClick={() => onResolve(new Set(fields.map(({ field }) => field)))}>
            Take what was saved
          </SmallButton>
          <Button size="xs" onClick={() => onResolve(storedFields)}>
            {storedFields.size === 0 ? 'Keep mine' : 'Keep what is chosen'}
          </Button>
        </HStack>
      </HStack>
      <ConflictChoices
        name={`Both versions of ${name}`}
        fields={fields}
        storedFields={storedFields}
        onChoose={(field, isStored) => setStoredFields(withField(storedFields, field, isStored))}
      />
    </section>
  );
}

function editorText({ changedBy, changedAt, isOwnChange }: ProductConflict): string {
  if (changedAt === null) return 'Only its stock has changed';
  const editor = isOwnChange ? 'you in another window' : (changedBy ?? 'an import');
  return `Changed by ${editor}, ${formatTime(changedAt)}`;
}
