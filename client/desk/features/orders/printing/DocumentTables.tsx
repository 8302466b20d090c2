import { Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { rupees } from '../../../lib/format.ts';
import { afterRefunds } from '../orderStatus.ts';
import { cell } from './Sheet.tsx';
import type { DocumentTax, TaxDocument } from './usePrintedOrders.ts';

type Line = TaxDocument['lines'][number];

interface Column {
  heading: string;
  value: (line: Line) => ReactNode;
}

/** Paise are always shown beside a tax, so that columns can be added up. */
const amount = (value: number): string => value.toLocaleString('en-IN', { minimumFractionDigits: 2 });

const rateText = ({ rate, isExempt }: { rate: number; isExempt: boolean }): string =>
  isExempt ? 'Exempt' : `${rate} %`;

const units: Column = { heading: 'Units', value: ({ quantity }) => quantity ?? '–' };
const price: Column = { heading: 'Price', value: ({ unitPrice }) => rupees(unitPrice) };
const total: Column = { heading: 'Amount', value: ({ paid }) => rupees(paid) };

const taxColumns = (isInterState: boolean): Column[] => [
  { heading: 'HSN', value: ({ tax }) => tax?.hsn ?? '–' },
  units,
  price,
  { heading: 'Taxable', value: ({ tax, paid }) => amount(tax?.taxable ?? paid) },
  { heading: 'Rate', value: ({ tax }) => (tax ? rateText(tax) : '–') },
  ...(isInterState
    ? [{ heading: 'IGST', value: ({ tax }: Line) => amount(tax?.igst ?? 0) }]
    : [
        { heading: 'CGST', value: ({ tax }: Line) => amount(tax?.cgst ?? 0) },
        { heading: 'SGST', value: ({ tax }: Line) => amount(tax?.sgst ?? 0) },
      ]),
  { ...total, value: ({ paid }) => amount(paid) },
];

/** Lets a table that is wider than the window scroll within its sheet; on paper it is as wide as it is. */
const TableFrame = ({ children }: { children: ReactNode }) => (
  <Table.ScrollArea tabIndex={0} whiteSpace="normal" _print={{ overflow: 'visible' }}>
    {children}
  </Table.ScrollArea>
);

/** The products of a document, with their tax if it has one. */
export function DocumentLines({ document }: { document: TaxDocument }) {
  const { kind, lines, tax, refunded } = document;
  const columns = tax ? taxColumns(tax.isInterState) : [units, price, total];
  const totalLabel = kind === 'creditNote' ? 'Total credited' : refunded > 0 ? 'Paid' : 'Total';
  return (
    <TableFrame>
      <Table.Root size="sm" aria-label="Products">
        <Table.Header>
          <Table.Row bg="white">
            <Table.ColumnHeader {...cell}>Product</Table.ColumnHeader>
            {columns.map(({ heading }) => (
              <Table.ColumnHeader key={heading} {...cell} textAlign="end">
                {heading}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map((line) => (
            <Table.Row key={line.orderLineId} bg="white" breakInside="avoid">
              <Table.Cell {...cell}>
                {line.title}
                {line.option && ` (${line.option})`}
                {line.weight && <Text>{line.weight}</Text>}
                {line.discount > 0 && <Text>Discount {rupees(line.discount)}</Text>}
                {line.refundedUnits > 0 && (
                  <Text fontWeight="semibold">
                    {line.refundedUnits} of {line.quantity} refunded
                  </Text>
                )}
              </Table.Cell>
              {columns.map(({ heading, value }) => (
                <Table.Cell key={heading} {...cell} textAlign="end" whiteSpace="nowrap">
                  {value(line)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
        <Table.Footer>
          <TotalRow label={totalLabel} value={rupees(document.total)} columns={columns.length} />
          {refunded > 0 && (
            <>
              <TotalRow label="Refunded" value={`−${rupees(refunded)}`} columns={columns.length} />
              <TotalRow
                label="Total after refunds"
                value={rupees(afterRefunds(document.total, refunded))}
                columns={columns.length}
              />
            </>
          )}
        </Table.Footer>
      </Table.Root>
    </TableFrame>
  );
}

const TotalRow = ({ label, value, columns }: { label: string; value: string; columns: number }) => (
  <Table.Row bg="white">
    <Table.Cell {...cell} colSpan={columns} fontWeight="bold">
      {label}
    </Table.Cell>
    <Table.Cell {...cell} textAlign="end" fontWeight="bold" whiteSpace="nowrap">
      {value}
    </Table.Cell>
  </Table.Row>
);

/** The sums of each rate. */
export function TaxSums({ tax: { sums, isInterState } }: { tax: DocumentTax }) {
  const taxes = isInterState ? (['igst'] as const) : (['cgst', 'sgst'] as const);
  const columns = ['taxable', ...taxes, 'paid'] as const;
  return (
    <TableFrame>
      <Table.Root size="sm" aria-label="Tax by rate" marginTop="4" width="auto" marginLeft="auto">
        <Table.Header>
          <Table.Row bg="white">
            {['Rate', 'Taxable', ...taxes.map((name) => name.toUpperCase()), 'With tax'].map((heading) => (
              <Table.ColumnHeader key={heading} {...cell} textAlign="end">
                {heading}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {sums.map((sum) => (
            <Table.Row key={`${sum.rate} ${sum.isExempt}`} bg="white" breakInside="avoid">
              <Table.Cell {...cell} textAlign="end">
                {rateText(sum)}
              </Table.Cell>
              {columns.map((column) => (
                <Table.Cell key={column} {...cell} textAlign="end" whiteSpace="nowrap">
                  {amount(sum[column])}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableFrame>
  );
}
