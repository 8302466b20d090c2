import { Alert, Button, HStack, Stack, Table } from '@chakra-ui/react';

/** A field that differs between one's own changes and what was saved meanwhile. */
export interface ConflictingField {
  label: string;
  mine: string;
  stored: string;
}

interface ConflictAlertProps {
  message: string;
  fields: readonly ConflictingField[];
  onKeepMine: () => void;
  onTakeStored: () => void;
}

/** Shows both versions when the same thing was changed meanwhile, by somebody else or in another window. */
export const ConflictAlert = ({ message, fields, onKeepMine, onTakeStored }: ConflictAlertProps) => (
  // Who has saved may be far below it.
  <Alert.Root ref={focusAtOnce} status="warning" role="alert" tabIndex={-1} scrollMarginTop="20">
    <Alert.Indicator />
    <Alert.Content>
      <Stack gap="3" width="full">
        <Alert.Title>{message}</Alert.Title>
        <Table.ScrollArea>
          <Table.Root size="sm" aria-label="Both versions">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Field</Table.ColumnHeader>
                <Table.ColumnHeader>Yours</Table.ColumnHeader>
                <Table.ColumnHeader>Saved meanwhile</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {fields.map(({ label, mine, stored }) => (
                <Table.Row key={label} verticalAlign="top">
                  <Table.Cell>{label}</Table.Cell>
                  <Table.Cell whiteSpace="pre-line">{mine}</Table.Cell>
                  <Table.Cell whiteSpace="pre-line">{stored}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
        <HStack wrap="wrap">
          <Button size="sm" colorPalette="brand" onClick={onKeepMine}>
            Save mine instead
          </Button>
          <Button size="sm" colorPalette="brand" variant="outline" onClick={onTakeStored}>
            Take what was saved
          </Button>
        </HStack>
      </Stack>
    </Alert.Content>
  </Alert.Root>
);

/** Scrolls it into view, too. */
const focusAtOnce = (element: HTMLElement | null): void => element?.focus();

/** The fields whose values differ. @param labels in the order in which they are shown */
export const findConflicts = <Values extends object>(
  labels: Record<keyof Values & string, string>,
  mine: Values,
  stored: Values,
): ConflictingField[] =>
  (Object.keys(labels) as (keyof Values & string)[])
    .filter((field) => mine[field] !== stored[field])
    .map((field) => ({ label: labels[field], mine: String(mine[field]), stored: String(stored[field]) }));
