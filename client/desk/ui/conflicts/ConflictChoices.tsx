import { chakra, Table, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { ConflictingField } from './mergeVersions.ts';

interface ConflictChoicesProps {
  name: string;
  fields: readonly ConflictingField[];
  /** The fields of which what was saved meanwhile is taken; one's own value of the others. */
  storedFields: ReadonlySet<string>;
  onChoose: (field: string, isStored: boolean) => void;
}

/** The fields that both sides have changed, with a choice between the two values of each. */
export function ConflictChoices({ name, fields, storedFields, onChoose }: ConflictChoicesProps) {
  const id = useId();
  return (
    <Table.ScrollArea>
      <Table.Root size="sm" aria-label={name}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Field</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Before</Table.ColumnHeader>
            <Table.ColumnHeader>Yours</Table.ColumnHeader>
            <Table.ColumnHeader>Saved meanwhile</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {fields.map(({ field, label, before, mine, stored }) => (
            <Table.Row key={field} verticalAlign="top">
              <Table.Cell>{label}</Table.Cell>
              <Table.Cell color="fg.muted" whiteSpace="pre-line" hideBelow="md">
                {before || '–'}
              </Table.Cell>
              {[mine, stored].map((text, column) => {
                const isStored = column === 1;
                return (
                  <Table.Cell key={isStored ? 'stored' : 'mine'}>
                    <chakra.label display="flex" gap="2" alignItems="start" cursor="pointer">
                      <chakra.input
                        type="radio"
                        name={`${id}-${field}`}
                        aria-label={`${label}: ${isStored ? 'saved meanwhile' : 'yours'}`}
                        checked={storedFields.has(field) === isStored}
                        onChange={() => onChoose(field, isStored)}
                        marginTop="1"
                        accentColor="brand.solid"
                      />
                      <Text as="span" whiteSpace="pre-line" maxHeight="40" overflowY="auto">
                        {text || '–'}
                      </Text>
                    </chakra.label>
                  </Table.Cell>
                );
              })}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

/** The set with a field, or without it. */
export function withField(fields: ReadonlySet<string>, field: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(fields);
  if (isIn) next.add(field);
  else next.delete(field);
  return next;
}
