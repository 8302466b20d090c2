import { useQuery } from '@apollo/client/react';
import { Box, Heading, LinkBox, LinkOverlay, SimpleGrid, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { useCan } from '../../lib/staff.ts';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { formatCount } from './figures.ts';

const HOME_WAITING = graphql(`
  query HomeWaiting($canReadOrders: Boolean!, $canReadStock: Boolean!, $canModerate: Boolean!) {
    desk {
      lowStockCount @include(if: $canReadStock)
      reviewsToCheck @include(if: $canModerate)
      waiting {
        paidOrders @include(if: $canReadOrders)
        packingOrders @include(if: $canReadOrders)
        packedOrders @include(if: $canReadOrders)
        refundsInTrouble @include(if: $canReadOrders)
      }
    }
  }
`);

/** How often the counts are read again while the page is visible. */
const POLL_MS = 30_000;
/** The server counts no further. */
const MAX_COUNT = 1000;
const MAX_REVIEWS = 100;

interface WaitingEntry {
  label: string;
  /** Undefined: the member of staff may not see it. */
  count: number | undefined;
  /** The list. */
  path: string;
  isUrgent?: boolean;
  /** Where the server stops counting. */
  maxCount?: number;
}

/** What waits for somebody, each with a link to its list. */
export function Waiting() {
  const canReadOrders = useCan('READ_ORDERS');
  const canReadStock = useCan('READ_STOCK');
  const canModerate = useCan('MODERATE_REVIEWS');
  const { data, error, refetch } = useQuery(HOME_WAITING, {
    variables: { canReadOrders, canReadStock, canModerate },
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
  });
  const waiting = data?.desk?.waiting;
  if (!waiting)
    return error ? (
      <FailedState message="What waits could not be read." error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState label="Reading what waits" />
    );
  const entries: WaitingEntry[] = [
    { label: 'Orders to pack', count: waiting.paidOrders, path: '/orders?status=paid' },
    { label: 'Being packed', count: waiting.packingOrders, path: '/orders?status=packing' },
    { label: 'To send', count: waiting.packedOrders, path: '/orders?status=packed' },
    { label: 'Refunds in trouble', count: waiting.refundsInTrouble, path: '/refunds', isUrgent: true },
    { label: 'Low stock', count: data.desk?.lowStockCount, path: '/stock' },
    {
      label: 'Reviews to look at',
      count: data.desk?.reviewsToCheck,
      path: '/reviews?view=toCheck',
      maxCount: MAX_REVIEWS,
    },
  ];
  return (
    <Box as="section" aria-labelledby="waiting">
      <Heading as="h2" size="md" id="waiting" marginBottom="2">
        What waits
      </Heading>
      <SimpleGrid columns={{ base: 2, md: 3, xl: 6 }} gap="3">
        {entries.map((entry) => (
          <WaitingCard key={entry.path} {...entry} />
        ))}
      </SimpleGrid>
    </Box>
  );
}

function WaitingCard({ label, count, path, isUrgent = false, maxCount = MAX_COUNT }: WaitingEntry) {
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
