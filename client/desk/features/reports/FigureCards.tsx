import { Badge, Box, Card, Flex, Heading, HStack, SimpleGrid, Stat, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { LuMinus, LuTrendingDown, LuTrendingUp } from 'react-icons/lu';
import { plural } from '../../../src/lib/format.ts';
import { today, useUtcOffset } from '../../lib/shopTime.ts';
import { type FiguresData, formatAmount, formatComparison, formatCount, formatShare } from './figures.ts';

interface FigureCardsProps {
  title: string;
  current: FiguresData;
  previous: FiguresData;
  /** At the right of the title. */
  actions?: ReactNode;
}

/** The figures of a period, each with its change against the days before. */
export function FigureCards({ title, current, previous, actions }: FigureCardsProps) {
  const titleId = useId();
  const utcOffset = useUtcOffset();
  const figures = [
    {
      label: 'Sales',
      value: formatAmount(current.sales),
      detail: 'Cancelled and refunded orders included',
      now: current.sales,
      before: previous.sales,
    },
    { label: 'Orders', value: formatCount(current.orders), now: current.orders, before: previous.orders },
    {
      label: 'Average basket',
      value: current.averageBasket === null ? '–' : formatAmount(current.averageBasket),
      now: current.averageBasket,
      before: previous.averageBasket,
    },
    {
      label: 'Refunds',
      value: formatAmount(current.refunds),
      detail: `${formatCount(current.refundCount)} ${plural(current.refundCount, 'refund')}, ${formatShare(current.refunds, current.sales)} of sales`,
      now: current.refunds,
      before: previous.refunds,
      isLessBetter: true,
    },
    {
      label: 'Checkouts paid',
      value: formatShare(current.checkoutsPaid, current.checkoutsBegun),
      detail: `${formatCount(current.checkoutsPaid)} of ${formatCount(current.checkoutsBegun)} begun`,
      now: rate(current),
      before: rate(previous),
    },
  ];
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap" marginBottom="2">
        <Heading as="h2" size="md" id={titleId}>
          {title}
        </Heading>
        <HStack>
          <Text color="fg.muted" textStyle="sm">
            {formatComparison(current, previous, today(utcOffset))}
          </Text>
          {actions}
        </HStack>
      </Flex>
      <SimpleGrid columns={{ base: 2, md: 3, lg: 5 }} gap="3">
        {figures.map((figure) => (
          <FigureCard key={figure.label} {...figure} />
        ))}
      </SimpleGrid>
    </Box>
  );
}

/** Null when no checkout was begun. */
const rate = ({ checkoutsPaid, checkoutsBegun }: FiguresData): number | null =>
  checkoutsBegun === 0 ? null : checkoutsPaid / checkoutsBegun;

interface FigureCardProps {
  label: string;
  value: string;
  detail?: string;
  /** Null: there is nothing to compare. */
  now: number | null;
  before: number | null;
  isLessBetter?: boolean;
}

function FigureCard({ label, value, detail, now, before, isLessBetter = false }: FigureCardProps) {
  return (
    <Card.Root size="sm">
      <Card.Body gap="1">
        <Stat.Root flex="none">
          <Stat.Label>{label}</Stat.Label>
          <Stat.ValueText fontSize={{ base: 'xl', md: '2xl' }}>{value}</Stat.ValueText>
        </Stat.Root>
        {detail && (
          <Text textStyle="xs" color="fg.muted">
            {detail}
          </Text>
        )}
        <Change now={now} before={before} isLessBetter={isLessBetter} />
      </Card.Body>
    </Card.Root>
  );
}

function Change({
  now,
  before,
  isLessBetter,
}: Required<Pick<FigureCardProps, 'now' | 'before' | 'isLessBetter'>>) {
  if (now === null || !before)
    return (
      <Text textStyle="xs" color="fg.muted">
        {before ? 'Nothing yet' : 'Nothing before'}
      </Text>
    );
  const percent = Math.round((100 * (now - before)) / before);
  const Icon = percent === 0 ? LuMinus : percent > 0 ? LuTrendingUp : LuTrendingDown;
  const isGood = isLessBetter ? percent < 0 : percent > 0;
  return (
    <Badge colorPalette={percent === 0 ? 'gray' : isGood ? 'green' : 'red'} alignSelf="start">
      <Icon aria-hidden />
      {percent > 0 && '+'}
      {percent} %
    </Badge>
  );
}
