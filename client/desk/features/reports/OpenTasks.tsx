import { useQuery } from '@apollo/client/react';
import { Box, Heading, LinkBox, LinkOverlay, SimpleGrid, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { useCan } from '../../lib/session/staff.ts';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { formatCount } from './figures.ts';

const HOME_OPEN_TASKS = graphql(`
  query HomeOpenTasks($canReadOrders: Boolean!, $canReadStock: Boolean!, $canModerate: Boolean!) {
    desk {
      lowStockCount @include(if: $canReadStock)
      criticalReviewCount @include(if: $canModerate)
      openTasks {
        paidOrders @include(if: $canReadOrders)
        packingOrders @include(if: $canReadOrders)
        packedOrders @include(if: $canReadOrders)
        unresolvedRefunds @include(if: $canReadOrders)
      }
    }
  }
`);

/** How often the counts are read again while the page is visible. */
const POLL_MS = 30_000;
/** The server counts no further. */
const MAX_COUNT = 1000;
const MAX_REVIEWS = 100;

interface OpenTask {
  label: string;
  /** Undefined: the member of staff may not see it. */
  count: number | undefined;
  /** The list. */
  path: string;
  isUrgent?: boolean;
  /** Where the server stops counting. */
  maxCount?: number;
}

/** The counts of the open tasks, read again while the page is visible. */
export function useOpenTasks() {
  const canReadOrders = useCan('READ_ORDERS');
  const canReadStock = useCan('READ_STOCK');
  const canModerate = useCan('MODERATE_REVIEWS');
  return useQuery(HOME_OPEN_TASKS, {
    variables: { canReadOrders, canReadStock, canModerate },
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
  });
}

/** What somebody has to do, each with a link to its list. */
export function OpenTasks({ data, error, refetch }: ReturnType<typeof useOpenTasks>) {
  const openTasks = data?.desk?.openTasks;
  if (!openTasks)
    return (
      <QueryPending
        query={{ error, refetch }}
        failure="The open tasks could not be read."
        loadingLabel="Reading the open tasks"
      />
    );
  const tasks: OpenTask[] = [
    { label: 'Orders to pack', count: openTasks.paidOrders, path: '/orders?status=paid' },
    { label: 'Being packed', count: openTasks.packingOrders, path: '/orders?status=packing' },
    { label: 'To send', count: openTasks.packedOrders, path: '/orders?status=packed' },
    {
      label: 'Refunds to settle',
      count: openTasks.unresolvedRefunds,
      path: '/refunds?state=unresolved',
      isUrgent: true,
    },
    { label: 'Low stock', count: data.desk?.lowStockCount, path: '/stock' },
    {
      label: 'Critical reviews',
      count: data.desk?.criticalReviewCount,
      path: '/reviews?view=critical',
      maxCount: MAX_REVIEWS,
    },
  ];
  return (
    <Box as="section" aria-labelledby="open-tasks">
      <Heading as="h2" size="md" id="open-tasks" marginBottom="2">
        Open tasks
      </Heading>
      <SimpleGrid columns={{ base: 2, md: 3, xl: 6 }} gap="3">
        {tasks.map((task) => (
          <OpenTaskCard key={task.path} {...task} />
        ))}
      </SimpleGrid>
    </Box>
  );
}

function OpenTaskCard({ label, count, path, isUrgent = false, maxCount = MAX_COUNT }: OpenTask) {
  if (count === undefined) return null;
  return (
    <LinkBox borderWidth="1px" rounded="l2" bg="bg.panel" padding="3" _hover={{ bg: 'bg.muted' }}>
      <Text
        textStyle="2xl"
        fontWeight="semibold"
        color={count === 0 ? 'fg.muted' : isUrgent ? 'fg.error' : 'brand.fg'}
      >
        {count >= maxCount ? `${formatCount(maxCount)}+` : formatCount(count)}
      </Text>
      <LinkOverlay asChild>
        <Link to={path}>{label}</Link>
      </LinkOverlay>
    </LinkBox>
  );
}
