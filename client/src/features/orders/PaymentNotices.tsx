import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { LuCircleAlert, LuClock, LuUndo2 } from 'react-icons/lu';
import { graphql } from '../../generated/gql.ts';
import type { PaymentNotices_NoticeFragment } from '../../generated/graphql.ts';
import { isoDay } from '../../lib/format.ts';
import type { FailedPayment } from './useFailedPayment.ts';

export const PAYMENT_NOTICES_NOTICE = graphql(`
  fragment PaymentNotices_notice on PaymentNotice {
    id
    state
    message
    paymentId
    date
  }
`);

type Notice = PaymentNotices_NoticeFragment | FailedPayment;

const STATE_LABELS = {
  confirming: 'Being confirmed',
  failed: 'Payment failed',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
};
const STATE_ICONS = { confirming: LuClock, failed: LuCircleAlert, refunding: LuUndo2, refunded: LuUndo2 };

/** The state of payments that have no order. The empty list stays in the page, so that new notices are announced. */
export function PaymentNotices({ notices }: { notices: Notice[] }) {
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

function PaymentNotice({ notice }: { notice: Notice }) {
  const { state, message, paymentId, date } = notice;
  const Icon = STATE_ICONS[state];
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
