import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { LuClock, LuUndo2 } from 'react-icons/lu';
import { graphql } from '../../generated/gql.ts';
import type { PaymentNotices_NoticeFragment } from '../../generated/graphql.ts';
import { isoDay } from '../../lib/format.ts';

export const PAYMENT_NOTICES_NOTICE = graphql(`
  fragment PaymentNotices_notice on PaymentNotice {
    id
    state
    message
    paymentId
    date
  }
`);

const STATE_LABELS = { confirming: 'Being confirmed', refunding: 'Refund on its way', refunded: 'Refunded' };

/** The state of payments that have no order. The empty list stays in the page, so that new notices are announced. */
export function PaymentNotices({ notices }: { notices: PaymentNotices_NoticeFragment[] }) {
  return (
    <Stack
      as="ul"
      listStyleType="none"
      gap="3"
      mb={notices.length > 0 ? '6' : '0'}
      aria-label="News of your payments"
      aria-live="polite"
    >
      {notices.map((notice) => (
        <li key={notice.id}>
          <PaymentNotice notice={notice} />
        </li>
      ))}
    </Stack>
  );
}

function PaymentNotice({ notice }: { notice: PaymentNotices_NoticeFragment }) {
  const { state, message, paymentId, date } = notice;
  const Icon = state === 'confirming' ? LuClock : LuUndo2;
  return (
    <Flex gap="4" p="4" borderRadius="l3" bg="brand.subtle">
      <Box asChild flexShrink="0" boxSize="6" mt="0.5" color="brand.fg">
        <Icon aria-hidden />
      </Box>
      <Box>
        <Text fontWeight="bold">{STATE_LABELS[state]}</Text>
        <Text>{message}</Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {isoDay(date)}
          {paymentId && ` · ${paymentId}`}
        </Text>
      </Box>
    </Flex>
  );
}
