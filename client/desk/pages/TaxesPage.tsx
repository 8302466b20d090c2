import { Box, Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { saveFile } from '../../src/lib/saveFile.ts';
import { useResultMutation } from '../../src/lib/useResultMutation.ts';
import { EXPORT_TAX_REPORT } from '../features/taxes/documents.ts';
import { EmptyTables } from '../features/taxes/EmptyTables.tsx';
import { ProductsWithoutTax } from '../features/taxes/ProductsWithoutTax.tsx';
import { TaxTableCard } from '../features/taxes/TaxTableCard.tsx';
import type { ExportTaxReportMutation } from '../generated/graphql.ts';
import { FormField } from '../ui/forms/FormField.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

type Report = Extract<ExportTaxReportMutation['exportTaxReport'], { __typename: 'DeskTaxReport' }>;

/** Sales and taxes of a period, by the tables of GSTR-1, and the products that lack what invoices need. */
export function Component() {
  const [days, setDays] = useState({ from: '', to: '' });
  const [shown, setShown] = useState<{ report: Report; period: string } | null>(null);
  const [failure, setFailure] = useState('');
  const { mutate, busy } = useResultMutation(EXPORT_TAX_REPORT);

  async function show(event: FormEvent): Promise<void> {
    event.preventDefault();
    const result = await mutate({ variables: days });
    const isReport = result.__typename === 'DeskTaxReport';
    setFailure(isReport ? '' : result.message);
    setShown(isReport ? { report: result, period: `${days.from} to ${days.to}` } : null);
  }

  const json = shown?.report.json;
  return (
    <>
      <PageHeader
        title="Taxes"
        description="Sales, taxes and credit notes of a period, as GSTR-1 lists them"
      />
      <Stack gap="6">
        <form onSubmit={(event) => void show(event)}>
          <Flex gap="4" align="end" wrap="wrap">
            {(['from', 'to'] as const).map((name) => (
              <Box key={name} width={{ base: 'calc(50% - 0.5rem)', md: '44' }}>
                <FormField label={name === 'from' ? 'First day' : 'Last day'} isRequired>
                  <Input
                    type="date"
                    required
                    value={days[name]}
                    onChange={({ target }) => setDays({ ...days, [name]: target.value })}
                  />
                </FormField>
              </Box>
            ))}
            <Button type="submit" loading={busy}>
              Show
            </Button>
            {shown && json != null && (
              <Button
                variant="outline"
                onClick={() => saveFile(`GSTR-1 ${shown.period}.json`, new Blob([json]))}
              >
                GSTR-1 as JSON
              </Button>
            )}
          </Flex>
        </form>
        {json === null && (
          <Text color="fg.muted">
            GSTR-1 is for a month or a quarter: choose days of one month, or a whole quarter, to save it as
            JSON.
          </Text>
        )}
        {failure && (
          <Text role="alert" fontWeight="semibold">
            {failure}
          </Text>
        )}
        {/* First what is to be done: it changes the report. */}
        <ProductsWithoutTax isFolded={shown !== null} />
        {shown?.report.tables
          .filter(({ rows }) => rows.length > 0)
          .map((table) => (
            <TaxTableCard key={table.name} table={table} period={shown.period} />
          ))}
        {shown && <EmptyTables tables={shown.report.tables.filter(({ rows }) => rows.length === 0)} />}
      </Stack>
    </>
  );
}
