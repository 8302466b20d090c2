import { Heading, Separator, Text, VStack } from '@chakra-ui/react';
import { separatorRecipe } from '@chakra-ui/react/theme';
import { LuDownload } from 'react-icons/lu';
import { OnceButton } from '../../ui/OnceButton.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { texts } from './texts.ts';
import { useDownloadData } from './useDownloadData.ts';
import type { Viewer } from './viewer.ts';

/** Hands out all that the shop knows of the shopper, or forgets it. */
export function YourData({ viewer }: { viewer: Viewer }) {
  const { downloadData, busy } = useDownloadData(viewer.id);
  return (
    <VStack align="stretch" gap="6" separator={<Separator recipe={separatorRecipe} />}>
      <VStack align="start" gap="3">
        <Heading as="h2" size="lg">
          {texts.download}
        </Heading>
        <Text>{texts.downloadHint}</Text>
        <OnceButton
          variant="outline"
          h="auto"
          minH="10"
          py="2"
          whiteSpace="normal"
          busy={busy}
          onClick={() => void downloadData()}
        >
          <LuDownload aria-hidden />
          {busy ? texts.downloading : texts.download}
        </OnceButton>
      </VStack>
      <VStack align="start" gap="3">
        <Heading as="h2" size="lg">
          {texts.deleteAccount}
        </Heading>
        <Text>{texts.deleteHint}</Text>
        <DeleteAccount viewer={viewer} />
      </VStack>
    </VStack>
  );
}
