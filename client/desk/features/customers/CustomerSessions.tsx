import { useCan } from '../../lib/session/staff.ts';
import { SessionList } from '../../ui/SessionList.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import type { Customer } from './documents.ts';
import { useManageCustomer } from './useManageCustomer.ts';

/** The devices on which a customer is signed in. */
export function CustomerSessions({ customer }: { customer: Customer }) {
  const canEdit = useCan('EDIT_CUSTOMERS');
  const { signOutSession, busy } = useManageCustomer(customer.id);
  return (
    <TitledCard title="Signed-in devices">
      <SessionList
        sessions={customer.sessions}
        busy={busy}
        onSignOut={canEdit ? (id) => void signOutSession(id) : undefined}
      />
    </TitledCard>
  );
}
