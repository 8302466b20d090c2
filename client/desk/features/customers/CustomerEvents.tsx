import { Card, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { formatTime } from '../../lib/format.ts';
import { useCan } from '../../lib/staff.ts';
import type { Customer } from './useCustomer.ts';

/** Actions of the audit log as staff read them; others are shown as they are. */
const labels: Partial<Record<string, string>> = {
  signedUp: 'Opened the account',
  signedIn: 'Signed in',
  signInFailed: 'Sign-in failed',
  signedOutElsewhere: 'Signed a device out',
  passwordChanged: 'Changed the password',
  passwordResetAsked: 'Asked for a new password',
  passwordReset: 'Set a new password by mail',
  emailVerified: 'Verified the e-mail address',
  googleLinked: 'Signed in through Google for the first time',
  roleChanged: 'Role changed',
  customerSignedOut: 'Signed out',
  customerBlocked: 'Blocked',
  customerUnblocked: 'Unblocked',
  dataExported: 'Personal data exported',
  paymentRefunded: 'Payment refunded',
  refundFailed: 'Refund failed',
  reviewHidden: 'Review hidden',
  reviewShown: 'Review shown again',
  reviewAnswered: 'Review answered',
  reviewAnswerEdited: 'Answer to a review changed',
  reviewAnswerRemoved: 'Answer to a review removed',
  orderMoved: 'Order moved',
};

/** What has happened to a customer's account, newest first. */
export function CustomerEvents({ customer }: { customer: Customer }) {
  const canReadLog = useCan('READ_AUDIT_LOG');
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">What happened</Card.Title>
      </Card.Header>
      <Card.Body>
        {customer.events.nodes.length === 0 && <Text color="fg.muted">Nothing.</Text>}
        <Stack as="ul" listStyleType="none" gap="3">
          {customer.events.nodes.map(({ id, action, detail, actorName, date }) => (
            <li key={id}>
              <Text>
                {labels[action] ?? action}
                {actorName && ` by ${actorName}`}
              </Text>
              {detail && (
                <Text textStyle="sm" overflowWrap="anywhere">
                  {detail}
                </Text>
              )}
              <Text color="fg.muted" textStyle="sm">
                <time dateTime={date}>{formatTime(date)}</time>
              </Text>
            </li>
          ))}
        </Stack>
        {canReadLog && (
          <Link asChild marginTop="4">
            <RouterLink to={`/audit-log?userId=${customer.id}`}>All of it in the audit log</RouterLink>
          </Link>
        )}
      </Card.Body>
    </Card.Root>
  );
}
