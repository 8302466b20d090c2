import { useQuery } from '@apollo/client/react';
import { Box, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { useDebouncedValue } from '../../../src/lib/useDebouncedValue.ts';
import { LETTER_PREVIEW } from './documents.ts';

const DELAY_MS = 400;

/** A letter as its readers get it. */
export function LetterPreview({ subject, body }: { subject: string; body: string }) {
  const text = useDebouncedValue(body, DELAY_MS);
  const { data, previousData } = useQuery(LETTER_PREVIEW, { variables: { body: text } });
  const preview = (data ?? previousData)?.desk?.letterPreview.trim() ?? '';
  return (
    <Stack as="section" gap="2" aria-label="Preview">
      <Heading as="h2" size="md">
        Preview
      </Heading>
      <Box borderWidth="1px" rounded="l2" padding="4" bg="bg.panel">
        {subject && (
          <Text fontWeight="bold" overflowWrap="anywhere" marginBottom="3">
            {subject}
          </Text>
        )}
        <Text as="div" whiteSpace="pre-line" overflowWrap="anywhere">
          {withLinks(preview)}
        </Text>
      </Box>
    </Stack>
  );
}

/** Addresses of pages as links, as mail programs show them. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    index % 2 === 1 ? (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no ids
        key={index}
        href={part}
        target="_blank"
        rel="noreferrer"
        variant="underline"
        // An inline flex box would not break a long address.
        display="inline"
      >
        {part}
      </Link>
    ) : (
      part
    ),
  );
