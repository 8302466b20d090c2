import { Checkbox, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Refusal } from '../../ui/messages/Refusal.tsx';
import { useImportActions } from './useImportActions.ts';

interface MovedStockProps {
  importId: string;
  /** Records whose units have moved since the export. */
  count: number;
  setsMovedStock: boolean;
  /** Whether it can be chosen. */
  isReady: boolean;
  /** Called when it was chosen: the preview is another one. */
  onChanged: () => void;
}

/** Says that stock which has moved since the export stays as it is, and lets one set it all the same. */
export function MovedStock({ importId, count, setsMovedStock, isReady, onChanged }: MovedStockProps) {
  const { choose, busy } = useImportActions(importId);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function change(isChecked: boolean): Promise<void> {
    setRefusal(null);
    const result = await choose({ setsMovedStock: isChecked });
    if ('message' in result) setRefusal(result.message);
    else onChanged();
  }
  const products = count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`;
  return (
    <Stack asChild gap="2" borderWidth="1px" borderRadius="md" padding="4">
      <section aria-label="Stock since the export">
        <Text>
          The stock of {products} has changed since the export that this file comes from, for example by
          sales. {setsMovedStock ? 'It becomes that of the file.' : 'It stays as it is.'}
        </Text>
        {isReady && (
          <Checkbox.Root
            checked={setsMovedStock}
            disabled={busy}
            onCheckedChange={({ checked }) => void change(checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Set it to the stock of the file all the same</Checkbox.Label>
          </Checkbox.Root>
        )}
        {refusal && <Refusal message={refusal} />}
      </section>
    </Stack>
  );
}
