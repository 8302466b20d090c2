import { useQuery } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { LuPrinter } from 'react-icons/lu';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { plural } from '../../src/lib/format.ts';
import { PACK_LIST } from '../features/orders/documents.ts';
import { OmittedOrders } from '../features/orders/OmittedOrders.tsx';
import { PackSections } from '../features/orders/packing/PackSections.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';
import { NothingHere } from '../ui/states.tsx';

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
        <PackSections packList={packList} list={orderIds.join()} />
      ) : packList ? (
        <NothingHere title="Nothing to pack">
          {packList.others.length === 0 && 'Select orders in the list of orders first.'}
        </NothingHere>
      ) : (
        <QueryPending query={{ error, refetch }} failure="The pack list could not be read." />
      )}
    </>
  );
}
