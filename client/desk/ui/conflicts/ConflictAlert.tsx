import { Alert, Button, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ConflictChoices, withField } from './ConflictChoices.tsx';
import type { ConflictingField } from './mergeVersions.ts';

export interface ConflictAlertProps {
  /** Names who has saved, and when. */
  message: string;
  fields: readonly ConflictingField[];
  /** Saves one's own changes, but for these fields. */
  onSave: (storedFields: ReadonlySet<string>) => void;
  /** Takes what was saved of all these fields, and saves nothing. */
  onTakeStored: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Lets one choose between both versions of each field that was changed meanwhile, too, by somebody else or in another window. */
export function ConflictAlert({ message, fields, onSave, onTakeStored }: ConflictAlertProps) {
  const [storedFields, setStoredFields] = useState(none);
  return (
    // Who has saved may be far below it.
    <Alert.Root ref={focusAtOnce} status="warning" role="alert" tabIndex={-1} scrollMarginTop="20">
      <Alert.Indicator />
      <Alert.Content minWidth="0">
        <Stack gap="3" width="full">
          <Alert.Title>{message}</Alert.Title>
          <ConflictChoices
            name="Both versions"
            fields={fields}
            storedFields={storedFields}
            onChoose={(field, isStored) => setStoredFields(withField(storedFields, field, isStored))}
          />
          <HStack wrap="wrap">
            <Button size="sm" colorPalette="brand" onClick={() => onSave(storedFields)}>
              {storedFields.size === 0 ? 'Save mine instead' : 'Save what is chosen'}
            </Button>
            <Button size="sm" colorPalette="brand" variant="outline" onClick={onTakeStored}>
              Take what was saved
            </Button>
          </HStack>
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Scrolls it into view, too. */
const focusAtOnce = (element: HTMLElement | null): void => element?.focus();
