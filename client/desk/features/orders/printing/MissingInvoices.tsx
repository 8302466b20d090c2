import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { plural } from '../../../../src/lib/format.ts';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { ignoreDoubleClick } from '../../../../src/ui/ignoreDoubleClick.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { shortId } from '../orderStatus.ts';
import { ISSUE_INVOICES } from './documents.ts';
import type { OrderSheet } from './usePrintedOrders.ts';

/** Which of these orders have no invoice: those that can get one, with a button that issues it, and the others. */
export function MissingInvoices({ orders }: { orders: readonly OrderSheet[] }) {
  const issuable = orders.filter(({ canIssueInvoice }) => canIssueInvoice);
  const others = orders.filter(({ invoice, canIssueInvoice }) => !invoice && !canIssueInvoice);
  return (
    <Stack gap="4" marginBottom="4" _empty={{ display: 'none' }} _print={{ display: 'none' }}>
      {issuable.length > 0 && <IssueInvoices orders={issuable} />}
      {others.length > 0 && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>
            {listIds(others)}: cancelled or refunded in full before the invoice was issued, so there is none
          </Alert.Title>
        </Alert.Root>
      )}
    </Stack>
  );
}

function IssueInvoices({ orders }: { orders: readonly OrderSheet[] }) {
  const mayIssue = useCan('PACK_ORDERS');
  const { mutate, busy } = useResultMutation(ISSUE_INVOICES);
  const [failure, setFailure] = useState('');
  const { length } = orders;

  async function issue(): Promise<void> {
    setFailure('');
    const result = await mutate({ variables: { orderIds: orders.map(({ id }) => id) } });
    // The invoices reach the page through Apollo's cache.
    if (!('orders' in result)) setFailure(result.message);
  }

  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {listIds(orders)}: no {plural(length, 'invoice')} yet
        </Alert.Title>
        <Alert.Description>
          <Text>
            An order gets its invoice when it is packed. You can issue it before; its number is never taken
            back.
          </Text>
          {!mayIssue && <Text>Packers, managers and owners can issue invoices.</Text>}
          {failure && (
            <Text role="alert" fontWeight="semibold">
              {failure}
            </Text>
          )}
        </Alert.Description>
      </Alert.Content>
      {mayIssue && (
        <Button
          size="sm"
          colorPalette="brand"
          aria-busy={busy}
          {...ignoreDoubleClick(busy, () => void issue())}
        >
          Issue {length} {plural(length, 'invoice')}
        </Button>
      )}
    </Alert.Root>
  );
}

const listIds = (orders: readonly OrderSheet[]): string => orders.map(({ id }) => shortId(id)).join(', ');
