import { Badge, Box, Checkbox, List, Stack, Text } from '@chakra-ui/react';
import { plural } from '../../../src/lib/format.ts';
import { Refusal } from '../../ui/messages/Refusal.tsx';
import type { PreviewedChange, WordsPreview } from './previewFile.ts';

interface WordsPreviewListProps {
  preview: WordsPreview;
  /** Whether groups that the file does not have are removed. */
  isRemoving: boolean;
  onRemovingChange: (isRemoving: boolean) => void;
}

const groups = (count: number) => `${count} ${plural(count, 'group')}`;

/** What a file of words would change, or the rows that must be corrected first. */
export function WordsPreviewList({ preview, isRemoving, onRemovingChange }: WordsPreviewListProps) {
  const { encoding, unchanged, changes, problems } = preview;
  const missing = changes.filter(({ after }) => after === null).length;
  const read = `Read as ${encoding}: ${groups(unchanged)} as stored, ${changes.length - missing} new or changed.`;
  if (problems.length > 0)
    return (
      <Stack gap="2">
        <Refusal message="Please correct these rows, and choose the file again. Nothing was stored." />
        <List.Root variant="plain" gap="2" aria-label="Rows to correct">
          {problems.map(({ line, text, message }) => (
            <List.Item key={line} overflowWrap="anywhere">
              <Box>
                Line {line}: {message}
                <Text color="fg.muted" textStyle="sm">
                  {text}
                </Text>
              </Box>
            </List.Item>
          ))}
        </List.Root>
      </Stack>
    );
  return (
    <Stack gap="3">
      <Text role="status">{read}</Text>
      {missing > 0 && (
        <Checkbox.Root
          checked={isRemoving}
          onCheckedChange={({ checked }) => onRemovingChange(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Remove {groups(missing)} that the file does not have</Checkbox.Label>
        </Checkbox.Root>
      )}
      <List.Root variant="plain" gap="2" aria-label="Changes">
        {changes
          .filter(({ after }) => after || isRemoving)
          .map((change) => (
            <List.Item key={[...(change.before ?? []), '→', ...(change.after ?? [])].join()}>
              <ChangedGroup {...change} />
            </List.Item>
          ))}
      </List.Root>
    </Stack>
  );
}

function ChangedGroup({ before, after }: PreviewedChange) {
  const [label, color] = !before ? ['new', 'green'] : after ? ['changed', 'blue'] : ['removed', 'red'];
  return (
    <Text overflowWrap="anywhere">
      <Badge colorPalette={color} marginEnd="2">
        {label}
      </Badge>
      {before && <del>{before.join(', ')}</del>}
      {before && after && ' → '}
      {after && <ins>{after.join(', ')}</ins>}
    </Text>
  );
}
