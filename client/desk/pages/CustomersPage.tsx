import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { CustomersTable } from '../features/customers/CustomersTable.tsx';
import { CUSTOMER_LIST } from '../features/customers/documents.ts';
import { useDeskList } from '../lib/lists/useDeskList.ts';
import { useListParams } from '../lib/lists/useListParams.ts';
import { ListFilters } from '../ui/lists/ListFilters.tsx';
import { ListPage } from '../ui/lists/ListPage.tsx';
import { SearchBox } from '../ui/lists/SearchBox.tsx';
import { SelectFilter } from '../ui/lists/SelectFilter.tsx';
import { NothingHere } from '../ui/states.tsx';

/** The values of the filter in the address. */
const blockedBy: Record<string, boolean> = { blocked: true, active: false };

/** All accounts of the shop. */
export function Component() {
  const { get, change, field } = useListParams();
  const search = get('search');
  const blocked = blockedBy[get('show')] ?? null;
  const list = useDeskList(CUSTOMER_LIST, { search, blocked }, (desk) => desk.customers);
  return (
    <ListPage
      title="Customers"
      savedViews="customers"
      description="Newest first."
      filters={
        <ListFilters
          gap="2"
          count={blocked === null ? 0 : 1}
          search={
            <SearchBox label="Search customers" placeholder="Name, e-mail, phone, id" {...field('search')} />
          }
        >
          <SelectFilter
            label="Show"
            hidesLabel
            width="44"
            any="All customers"
            options={{ active: 'Not blocked', blocked: 'Blocked' }}
            value={blocked === null ? '' : get('show')}
            onChange={(show) => change('show', show)}
          />
        </ListFilters>
      }
      list={list}
      failure="The customers could not be read."
      empty={<NothingHere title="No customer yet" />}
      noMatch={{
        filters: ['search', 'show'],
        title: 'No customers',
        hint: <NoMatchHint search={search} />,
      }}
    >
      {(customers) => <CustomersTable customers={customers} />}
    </ListPage>
  );
}

/** Somebody who calls may give the phone number or name of a delivery, which only orders have. */
const NoMatchHint = ({ search }: { search: string }) => (
  <>
    No account matches the search and the filter.
    {search && (
      <>
        {' '}
        <Link asChild color="brand.fg" textDecoration="underline">
          <RouterLink to={`/orders?search=${encodeURIComponent(search)}`}>
            Search the orders for “{search}”
          </RouterLink>
        </Link>
      </>
    )}
  </>
);
