import { Button, Card, Flex, Stack, Text } from '@chakra-ui/react';
import { formatTime } from '../../lib/format.ts';
import { useCan } from '../../lib/staff.ts';
import type { Customer } from './useCustomer.ts';
import { useManageCustomer } from './useManageCustomer.ts';

/** The devices on which a customer is signed in. */
export function CustomerSessions({ customer }: { customer: Customer }) {
  const canEdit = useCan('EDIT_CUSTOMERS');
  const { signOutSession, busy } = useManageCustomer(customer.id);
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">Signed-in devices</Card.Title>
      </Card.Header>
      <Card.Body>
        {customer.sessions.length === 0 && <Text color="fg.muted">None.</Text>}
        <Stack as="ul" listStyleType="none" gap="3">
          {customer.sessions.map(({ id, device, started, lastUsed }) => (
            <Flex as="li" key={id} justify="space-between" align="center" gap="2">
              <div>
                <Text>{device}</Text>
                <Text color="fg.muted" textStyle="sm">
                  {formatTime(lastUsed)}, signed in {formatTime(started)}
                </Text>
              </div>
              {canEdit && (
                <Button
                  size="sm"
                  variant="outline"
                  disabled={busy}
                  aria-label={`Sign out ${device}`}
                  onClick={() => void signOutSession(id)}
                >
                  Sign out
                </Button>
              )}
            </Flex>
          ))}
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
