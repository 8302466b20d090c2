import { useQuery } from '@apollo/client/react';
import { Button, Card, Stack, Text } from '@chakra-ui/react';
import { LuPrinter } from 'react-icons/lu';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { plural } from '../../src/lib/format.ts';
import { PACK_LIST } from '../features/orders/documents.ts';
import { OmittedOrders } from '../features/orders/OmittedOrders.tsx';
import { shortId } from '../features/orders/orderStatus.ts';
import { TickRow } from '../features/orders/packing/TickRow.tsx';
import { useTicks } from '../features/orders/packing/useTicks.ts';
import type { PackListQuery } from '../generated/graphql.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { FailedState, LoadingState, NothingHere } from '../ui/states.tsx';

type PackList = NonNullable<PackListQuery['desk']>['packList'];

/** What to collect for the orders that the URL lists, category by category. */
export function Component() {
  const [params] = useSearchParams();
  const orderIds = (params.get('ids') ?? '').split(',').filter(Boolean);
  const { data, error, refetch } = useQuery(PACK_LIST, {
    variables: { orderIds },
    fetchPolicy: 'cache-and-network',
  });
  const packList = data?.desk?.packList;
  const count = packList?.orders.length ?? 0;
  return (
    <>
      <PageHeader
        title="Pack list"
        description={packList && `${count} ${plural(count, 'order')}`}
        actions={
          <>
            <Button asChild variant="outline" _print={{ display: 'none' }}>
              <RouterLink to={`/orders/packing-slips?ids=${orderIds.join()}`}>Packing slips</RouterLink>
            </Button>
            <Button variant="outline" onClick={() => window.print()} _print={{ display: 'none' }}>
              <LuPrinter aria-hidden />
              Print
            </Button>
          </>
        }
      />
      {packList && <OmittedOrders orders={packList.others} where="on this list" />}
      {packList && count > 0 ? (
        <Sections packList={packList} list={orderIds.join()} />
      ) : packList ? (
        <NothingHere title="Nothing to pack">
          {packList.others.length === 0 && 'Select orders in the list of orders first.'}
        </NothingHere>
      ) : error ? (
        <FailedState
          message="The pack list could not be read."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState />
      )}
    </>
  );
}

function Sections({ packList: { sections, orders }, list }: { packList: PackList; list: string }) {
  const { isTicked, toggle } = useTicks(`packList.${list}`);
  const nameOf = new Map(orders.map(({ id, name }) => [id, name]));
  return (
    // Blocks in print: pages break between the lines of blocks only, not through those of flex boxes.
    <Stack gap="6" _print={{ display: 'block' }}>
      {sections.map(({ category, subCategory, items }) => (
        <Card.Root
          key={`${category} ${subCategory}`}
          _print={{ display: 'block', borderWidth: 0, marginBottom: '3' }}
        >
          <Card.Header
            _print={{ flexDirection: 'row', gap: '2', padding: 0, breakInside: 'avoid', breakAfter: 'avoid' }}
          >
            <Card.Title as="h2">{category || 'No longer on sale'}</Card.Title>
            {subCategory && <Text color="fg.muted">{subCategory}</Text>}
          </Card.Header>
          <Card.Body padding="0" paddingTop="4" _print={{ display: 'block', paddingTop: 0 }}>
            <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px" _print={{ display: 'block' }}>
              {items.map((item) => {
                const key = `${item.productId} ${item.option}`;
                return (
                  <TickRow
                    key={key}
                    {...item}
                    image={{ url: item.thumbnail }}
                    isTicked={isTicked(key)}
                    onToggle={() => toggle(key)}
                    detail={item.orders
                      .map(
                        ({ orderId, quantity }) =>
                          `${quantity} for ${nameOf.get(orderId)} (${shortId(orderId)})`,
                      )
                      .join(', ')}
                  />
                );
              })}
            </Stack>
          </Card.Body>
        </Card.Root>
      ))}
    </Stack>
  );
}
