import { useQuery } from '@apollo/client/react';
import { HStack, Stack, Text } from '@chakra-ui/react';
import { plural } from '../../../src/lib/format.ts';
import type { SubscribersQuery } from '../../generated/graphql.ts';
import { useDeskList } from '../../lib/lists/useDeskList.ts';
import { useListParams } from '../../lib/lists/useListParams.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { ExportButton } from '../../ui/lists/ExportButton.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListFilters } from '../../ui/lists/ListFilters.tsx';
import { SearchBox } from '../../ui/lists/SearchBox.tsx';
import { SelectFilter } from '../../ui/lists/SelectFilter.tsx';
import { TimeCell } from '../../ui/lists/TimeCell.tsx';
import { NothingHere } from '../../ui/states.tsx';
import { EXPORT_SUBSCRIBERS, SUBSCRIBER_COUNT, SUBSCRIBERS } from './documents.ts';

type Subscriber = NonNullable<SubscribersQuery['desk']>['subscribers']['nodes'][number];

const columns: DataColumn<Subscriber>[] = [
  { id: 'email', header: 'E-mail', cell: ({ email }) => email },
  {
    id: 'subscribed',
    header: 'Subscribed',
    cell: ({ subscribedAt }) => <TimeCell time={subscribedAt} />,
  },
  {
    id: 'unsubscribed',
    header: 'Unsubscribed',
    cell: ({ unsubscribedAt }) => <TimeCell time={unsubscribedAt} />,
  },
];

/** Who gets the newsletter, page by page. */
export function SubscriberList() {
  const { get, change, field } = useListParams();
  const search = get('search');
  const state = get('state') === 'UNSUBSCRIBED' ? 'UNSUBSCRIBED' : 'SUBSCRIBED';
  const filter = { search: search || null, state } as const;
  const list = useDeskList(SUBSCRIBERS, filter, (desk) => desk.subscribers);
  const count = useQuery(SUBSCRIBER_COUNT, { fetchPolicy: 'cache-and-network' }).data?.desk?.subscriberCount;
  return (
    <Stack gap="0">
      <ListFilters
        gap="2"
        count={state === 'UNSUBSCRIBED' ? 1 : 0}
        search={
          <SearchBox
            label="Beginning of the e-mail address"
            placeholder="Beginning of the e-mail address"
            {...field('search')}
          />
        }
      >
        <SelectFilter
          label="Which"
          hidesLabel
          width="44"
          any="Subscribers"
          options={{ UNSUBSCRIBED: 'Unsubscribed' }}
          value={state === 'UNSUBSCRIBED' ? state : ''}
          onChange={(value) => change('state', value)}
        />
      </ListFilters>
      <HStack wrap="wrap" marginBottom="4">
        <ExportButton name="subscribers" document={EXPORT_SUBSCRIBERS} variables={filter} />
        {count !== undefined && (
          <Text color="fg.muted">
            {count} {plural(count, 'subscriber')}
          </Text>
        )}
      </HStack>
      <List
        list={list}
        failure="The subscribers could not be read."
        empty={<NothingHere title="Nobody has subscribed yet" />}
        noMatch={{ filters: ['search', 'state'], title: 'Nobody is in this list' }}
      >
        {(subscribers) => <DataTable name="Subscribers" columns={columns} rows={subscribers} />}
      </List>
    </Stack>
  );
}
