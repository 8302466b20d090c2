import { Checkbox, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Refusal } from '../../ui/messages/Refusal.tsx';
import { type ReadingChoice, useImportActions } from './useImportActions.ts';

interface ReadingOptionProps {
  importId: string;
  label: string;
  isChosen: boolean;
  toChoice: (isChosen: boolean) => ReadingChoice;
  /** Called when it was chosen: the preview is another one. */
  onChanged: () => void;
}

/** A choice of how an import reads its file. */
export function ReadingOption({ importId, label, isChosen, toChoice, onChanged }: ReadingOptionProps) {
  const { choose, busy } = useImportActions(importId);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function change(isChecked: boolean): Promise<void> {
    setRefusal(null);
    const result = await choose(toChoice(isChecked));
    if ('message' in result) setRefusal(result.message);
    else onChanged();
  }
  return (
    <Stack gap="2">
      <Checkbox.Root
        checked={isChosen}
        disabled={busy}
        onCheckedChange={({ checked }) => void change(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      {refusal && <Refusal message={refusal} />}
    </Stack>
  );
}
