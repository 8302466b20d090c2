import { Alert, Progress, Stack, Text } from '@chakra-ui/react';
import { plural } from '../../../src/lib/format.ts';
import type { ImportFieldsFragment } from '../../generated/graphql.ts';
import { isActive } from './isActive.ts';

/** What an import does, or has done. */
export function ImportProgress({ row }: { row: ImportFieldsFragment }) {
  if (row.seemsInterrupted)
    return (
      <Alert.Root status="warning" role="status">
        <Alert.Indicator />
        <Stack gap="1">
          <Alert.Title>
            {row.state === 'running' ? 'The import' : 'The undo'} seems to be interrupted
            {row.state === 'running' && row.total > 0 && ` after ${progressOf(row)}`}
          </Alert.Title>
          <Alert.Description>
            The shop may have been started again. In a few seconds, this page shows by itself how it goes on,
            or that it has stopped: then you can{' '}
            {row.state === 'running' ? 'continue the import or take it back' : 'continue the undo'}.
          </Alert.Description>
        </Stack>
      </Alert.Root>
    );
  if (isActive(row)) {
    const isKnown = row.state === 'running' && row.total > 0;
    return (
      <Progress.Root value={isKnown ? (100 * row.done) / row.total : null} maxWidth="2xl">
        <Progress.Label>{row.state === 'running' ? 'Importing' : 'Taking the import back'}</Progress.Label>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
        {isKnown && (
          <Text textStyle="sm" color="fg.muted">
            {progressOf(row)}. The shop stays open.
          </Text>
        )}
      </Progress.Root>
    );
  }
  if (row.state === 'ready') return null;
  return (
    <Alert.Root status={row.state === 'stopped' ? 'warning' : 'success'}>
      <Alert.Indicator />
      <Stack gap="1">
        <Alert.Title>{sentence(row)}</Alert.Title>
        {row.problem && <Alert.Description>{row.problem}</Alert.Description>}
      </Stack>
    </Alert.Root>
  );
}

const progressOf = ({ done, total }: ImportFieldsFragment): string =>
  `${done.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} records`;

const WITHDRAWN =
  ' New products are withdrawn. New categories that have only those stay at the desk, and shoppers do not see them.';

function sentence(row: ImportFieldsFragment): string {
  const { state, hasStoppedUndo, imported, updated, refused, restored, kept } = row;
  const undone = `${count(restored, 'change')} restored, ${kept.toLocaleString('en-IN')} kept because of what has changed since.`;
  if (hasStoppedUndo) return `The undo stopped half-way: ${undone}`;
  if (state === 'undone') return `The import was taken back: ${undone}${imported > 0 ? WITHDRAWN : ''}`;
  const counts = `${count(imported, 'new product')}, ${updated.toLocaleString('en-IN')} changed, ${count(refused, 'record')} refused.`;
  return state === 'stopped' ? `The import stopped half-way: ${counts}` : `Imported: ${counts}`;
}

const count = (value: number, noun: string): string =>
  `${value.toLocaleString('en-IN')} ${plural(value, noun)}`;
