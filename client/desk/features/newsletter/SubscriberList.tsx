import { useQuery } from '@apollo/client/react';
import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { plural } from '../../../src/lib/format.ts';
import type { SubscribersQuery } from '../../generated/graphql.ts';
import { formatTime } from '../../lib/format.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { latestOf } from '../../ui/lists/latestOf.ts';
import { SearchInput } from '../../ui/lists/SearchInput.tsx';
import { FailedState, LoadingState, NothingHere } from '../../ui/states.tsx';
import { SUBSCRIBER_COUNT, SUBSCRIBERS } from './documents.ts';
import { useExportSubscribers } from './useExportSubscribers.ts';

type Subscriber = NonNullable<SubscribersQuery['desk']>['subscribers']['nodes'][number];

const columns: DataColumn<Subscriber>[] = [
  { id: 'email', header: 'E-mail', cell: ({ row: { original } }) => original.email },
  {
    id: 'subscribed',
    header: 'Subscribed',
    cell: ({ row: { original } }) => formatTime(original.subscribedAt),
  },
  {
    id: 'unsubscribed',
    header: 'Unsubscribed',
    cell: ({ row: { original } }) => (original.unsubscribedAt ? formatTime(original.unsubscribedAt) : ''),
  },
];

/** Who gets the newsletter, page by page. */
export function SubscriberList() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const state = params.get('state') === 'UNSUBSCRIBED' ? 'UNSUBSCRIBED' : 'SUBSCRIBED';
  const after = params.get('after');
  const variables = { search: search || null, state, after } as const;
  const result = useQuery(SUBSCRIBERS, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch } = result;
  const count = useQuery(SUBSCRIBER_COUNT, { fetchPolicy: 'cache-and-network' }).data?.desk?.subscriberCount;
  const { exportList, busy } = useExportSubscribers(state);
  const page = latestOf(result)?.desk?.subscribers;
  const change = (values: Record<string, string>) => {
    const next = { section: 'subscribers', search, state, ...values };
    setParams(
      Object.entries(next).filter(([, value]) => value !== ''),
      { replace: true },
    );
  };

  return (
    <Stack gap="4">
      <HStack wrap="wrap">
        <SearchInput
          size="md"
          maxWidth="xs"
          aria-label="Beginning of the e-mail address"
          placeholder="Beginning of the e-mail address"
          value={search}
          onChange={(text) => change({ search: text })}
        />
        <Select
          frame={{ width: 'auto' }}
          aria-label="Which"
          value={state}
          onChange={({ target }) => change({ state: target.value })}
        >
          <option value="SUBSCRIBED">Subscribers</option>
          <option value="UNSUBSCRIBED">Unsubscribed</option>
        </Select>
        <Button variant="outline" loading={busy} onClick={() => void exportList()}>
          Export
        </Button>
        {count !== undefined && (
          <Text color="fg.muted">
            {count} {plural(count, 'subscriber')}
          </Text>
        )}
      </HStack>
      {page?.nodes.length ? (
        <DataTable name="Subscribers" columns={columns} rows={page.nodes} />
      ) : page ? (
        <NothingHere title="Nobody is in this list" />
      ) : error ? (
        <FailedState
          message="The subscribers could not be read."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState />
      )}
      <HStack>
        {after && (
          <Button variant="outline" size="sm" onClick={() => change({})}>
            First page
          </Button>
        )}
        {page?.pageInfo.hasNextPage && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => change({ after: page.pageInfo.endCursor ?? '' })}
          >
            Next page
          </Button>
        )}
      </HStack>
    </Stack>
  );
}
