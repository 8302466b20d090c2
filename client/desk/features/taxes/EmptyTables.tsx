import { Heading, List } from '@chakra-ui/react';
import type { TaxTable } from './TaxTableCard.tsx';

/** The tables of the report without rows, on a line each: most shops need few of them. Nothing if there are none. */
export const EmptyTables = ({ tables }: { tables: readonly Pick<TaxTable, 'name' | 'title'>[] }) =>
  tables.length > 0 && (
    <section aria-label="Nothing to report">
      <Heading as="h2" size="md" marginBottom="2">
        Nothing to report
      </Heading>
      <List.Root paddingInlineStart="5" color="fg.muted">
        {tables.map(({ name, title }) => (
          <List.Item key={name}>
            {name}: {title}
          </List.Item>
        ))}
      </List.Root>
    </section>
  );
