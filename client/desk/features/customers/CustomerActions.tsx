import { Button, Menu, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { LuBan, LuDownload, LuEllipsis, LuLogOut, LuTrash2 } from 'react-icons/lu';
import { reasonInput } from '../../../../server/src/lib/input/reason.input.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { TextDialog } from '../../ui/dialogs/TextDialog.tsx';
import type { Customer } from './documents.ts';
import { useManageCustomer } from './useManageCustomer.ts';

type Question = 'signOut' | 'block' | 'unblock' | 'erase';

/** What staff can do to a shopper's account, and the questions before it is done. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { exportData, busy, ...actions } = useManageCustomer(customer.id);
  return (
    <>
      <Button
        variant="outline"
        colorPalette={customer.blockedAt ? 'brand' : 'red'}
        onClick={() => setQuestion(customer.blockedAt ? 'unblock' : 'block')}
      >
        <LuBan aria-hidden />
        {customer.blockedAt ? 'Unblock' : 'Block'}
      </Button>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button variant="outline" loading={busy}>
            <LuEllipsis aria-hidden />
            More
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="signOut" onClick={() => setQuestion('signOut')}>
                <LuLogOut aria-hidden />
                Sign out on all devices
              </Menu.Item>
              <Menu.Item value="export" onClick={() => void exportData()}>
                <LuDownload aria-hidden />
                Export personal data
              </Menu.Item>
              <Menu.Item value="erase" color="fg.error" onClick={() => setQuestion('erase')}>
                <LuTrash2 aria-hidden />
                Delete the account
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Questions
        customer={customer}
        question={question}
        busy={busy}
        actions={actions}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}

interface QuestionsProps {
  customer: Customer;
  question: Question | null;
  busy: boolean;
  actions: Pick<ReturnType<typeof useManageCustomer>, 'signOut' | 'block' | 'unblock' | 'erase'>;
  onClose: () => void;
}

function Questions({ customer, question, busy, actions, onClose }: QuestionsProps) {
  const { name, email } = customer;
  const confirm = (work: () => Promise<void>) => () => void work().then(onClose);
  return (
    <>
      <ConfirmDialog
        isOpen={question === 'signOut'}
        title={`Sign ${name} out on all devices?`}
        confirmLabel="Sign out"
        isBusy={busy}
        onConfirm={confirm(actions.signOut)}
        onClose={onClose}
      >
        Links that were mailed to set a password stop working, too. The customer can sign in again.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'unblock'}
        title={`Unblock ${name}?`}
        confirmLabel="Unblock"
        isBusy={busy}
        onConfirm={confirm(actions.unblock)}
        onClose={onClose}
      >
        The customer can sign in again.
      </ConfirmDialog>
      {question === 'block' && (
        <TextDialog
          title={`Block ${name}`}
          label="Reason"
          help="The customer is signed out at once and cannot sign in. Paid orders go on. The reason is for staff, but an export of the customer’s data contains it."
          schema={reasonInput}
          isLine
          isDangerous
          submitLabel="Block"
          busy={busy}
          onSubmit={actions.block}
          onClose={onClose}
        />
      )}
      {question === 'erase' && (
        <TextDialog
          title={`Delete the account of ${name}`}
          label={`Type ${email} to confirm`}
          help="All personal data are deleted for good. Orders stay, without name and address; one that is on its way keeps them until it is delivered or cancelled."
          isLine
          isDangerous
          submitLabel="Delete for good"
          busy={busy}
          onSubmit={actions.erase}
          onClose={onClose}
        />
      )}
    </>
  );
}
