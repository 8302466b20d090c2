import { Box, Button, Flex, Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { CustomersTable } from '../features/customers/CustomersTable.tsx';
import { type BlockedFilter, useCustomerList } from '../features/customers/useCustomerList.ts';
import { Select } from '../ui/forms/Select.tsx';
import { ListFilters } from '../ui/lists/ListFilters.tsx';
import { SearchBox } from '../ui/lists/SearchBox.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { FailedState, LoadingState, NothingHere } from '../ui/states.tsx';

/** All accounts of the shop. */
export function Component() {
  const customerList = useCustomerList();
  const { search, show, setSearch, setShow } = customerList;
  return (
    <>
      <PageHeader title="Customers" description="Newest first." />
      <ListFilters
        gap="2"
        count={show ? 1 : 0}
        search={
          <SearchBox
            label="Search customers"
            placeholder="Name, e-mail, phone, id"
            value={search}
            onChange={setSearch}
          />
        }
      >
        <Select
          frame={{ width: { base: 'full', md: '44' } }}
          aria-label="Show"
          bg="bg.panel"
          value={show}
          onChange={(event) => setShow(event.target.value as BlockedFilter)}
        >
          <option value="">All customers</option>
          <option value="active">Not blocked</option>
          <option value="blocked">Blocked</option>
        </Select>
      </ListFilters>
      <CustomerListContent customerList={customerList} />
    </>
  );
}

function CustomerListContent({ customerList }: { customerList: ReturnType<typeof useCustomerList> }) {
  const { search, list, error, refetch, isCurrent, isFirst, goToFirst, goToNext } = customerList;
  if (!list)
    return error ? (
      <FailedState message="The customers could not be read." error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState />
    );
  if (list.nodes.length === 0) return <NoCustomers search={search} />;
  return (
    <Box aria-busy={!isCurrent}>
      {error && (
        <FailedState message="The list may be outdated." error={error} onRetry={() => void refetch()} />
      )}
      <CustomersTable customers={list.nodes} />
      <Flex justify="space-between" align="center" marginTop="4">
        {isFirst ? (
          <span />
        ) : (
          <Button variant="outline" onClick={goToFirst}>
            First page
          </Button>
        )}
        {list.pageInfo.hasNextPage && (
          <Button variant="outline" onClick={goToNext}>
            Next page
          </Button>
        )}
      </Flex>
    </Box>
  );
}

/** Somebody who calls may give the phone number or name of a delivery, which only orders have. */
const NoCustomers = ({ search }: { search: string }) => (
  <NothingHere title="No customers">
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
  </NothingHere>
);
