import { Stack, Text } from '@chakra-ui/react';
import { ReadingOption } from './ReadingOption.tsx';

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
  const products = count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`;
  return (
    <Stack asChild gap="2" borderWidth="1px" borderRadius="md" padding="4">
      <section aria-label="Stock since the export">
        <Text>
          The stock of {products} has changed since the export that this file comes from, for example by
          sales. {setsMovedStock ? 'It becomes that of the file.' : 'It stays as it is.'}
        </Text>
        {isReady && (
          <ReadingOption
            importId={importId}
            label="Set it to the stock of the file all the same"
            isChosen={setsMovedStock}
            toChoice={(isChosen) => ({ setsMovedStock: isChosen })}
            onChanged={onChanged}
          />
        )}
      </section>
    </Stack>
  );
}
