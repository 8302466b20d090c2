import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../src/lib/session/session.ts';
import { useResultMutation } from '../../src/lib/useResultMutation.ts';
import { SignInForm } from '../features/staff/signIn/SignInForm.tsx';
import { SignUpForm } from '../features/staff/signIn/SignUpForm.tsx';
import { graphql } from '../generated/gql.ts';
import type { CheckStaffInvitationMutation } from '../generated/graphql.ts';
import { useSignOut } from '../lib/session/useSignOut.ts';
import { FormCard } from '../ui/forms/FormCard.tsx';
import { FailedState, LoadingState } from '../ui/states.tsx';

const CHECK_STAFF_INVITATION = graphql(`
  mutation CheckStaffInvitation($token: String!) {
    checkStaffInvitation(token: $token) {
      __typename
      ... on StaffInvitationOpen {
        role
        shopName
      }
      ...Refusal @unmask
    }
  }
`);

const ACCEPT_STAFF_INVITATION = graphql(`
  mutation AcceptStaffInvitation($token: String!) {
    acceptStaffInvitation(token: $token) {
      __typename
      ... on StaffInvitationAccepted {
        message
      }
      ...Refusal @unmask
    }
  }
`);

/** Opened by the link of an invitation: the invited person signs in or opens an account, and accepts. */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  // Another token is another invitation: a late answer for the one before must not replace its state.
  return <InvitationCard key={token} token={token} email={params.get('email') ?? ''} />;
}

interface InvitationCardProps {
  token: string;
  /** Whom the invitation is for; empty if the link does not say it. */
  email: string;
}

function InvitationCard({ token, email }: InvitationCardProps) {
  const session = useSession();
  const [hasAccount, setHasAccount] = useState(false);
  const { invitation, setInvitation, check } = useInvitation(token);
  if (!session && hasAccount)
    return (
      <FormCard title="Kirana desk">
        <SignInForm email={email} />
      </FormCard>
    );
  return (
    <FormCard title={titleOf(invitation)}>
      {invitation === null ? (
        <LoadingState label="Reading the invitation" />
      ) : invitation.__typename === 'Unreachable' ? (
        <FailedState message={invitation.message} onRetry={() => void check()} />
      ) : invitation.__typename === 'InvitationInvalid' ? (
        <>
          <FailedState message={invitation.message} />
          <Link to="/">To the desk</Link>
        </>
      ) : (
        <>
          <Text>You are invited to work there as {invitation.role}.</Text>
          {session ? (
            <Accept
              token={token}
              invitedEmail={email}
              email={session.user.email}
              onInvalid={(message) => setInvitation({ __typename: 'InvitationInvalid', message })}
            />
          ) : (
            <>
              <SignUpForm email={email} />
              <Button variant="ghost" onClick={() => setHasAccount(true)}>
                I have an account already
              </Button>
            </>
          )}
        </>
      )}
    </FormCard>
  );
}

type Invitation =
  | CheckStaffInvitationMutation['checkStaffInvitation']
  | { __typename: 'Unreachable'; message: string };

function titleOf(invitation: Invitation | null): string {
  if (invitation?.__typename === 'InvitationInvalid') return 'This invitation has ended';
  return invitation?.__typename === 'StaffInvitationOpen'
    ? `The desk of ${invitation.shopName}`
    : 'Your invitation to the desk';
}

/** What the server says about an invitation; null until it has answered. */
function useInvitation(token: string) {
  const { mutate } = useResultMutation(CHECK_STAFF_INVITATION);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const check = async () => {
    setInvitation(null);
    setInvitation(await mutate({ variables: { token } }));
  };
  const checkToken = useEffectEvent(check);
  useEffect(() => void checkToken(), []);
  return { invitation, setInvitation, check };
}

interface AcceptProps {
  token: string;
  /** Whom the invitation is for; empty if the link does not say it. */
  invitedEmail: string;
  /** Of the account that is signed in. */
  email: string;
  onInvalid: (reason: string) => void;
}

function Accept({ token, invitedEmail, email, onInvalid }: AcceptProps) {
  const { mutate, busy } = useResultMutation(ACCEPT_STAFF_INVITATION);
  const client = useApolloClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const signOut = useSignOut();
  const accept = async () => {
    const { __typename, message } = await mutate({ variables: { token } });
    if (__typename === 'InvitationInvalid') return onInvalid(message);
    if (__typename !== 'StaffInvitationAccepted') return setProblem(message);
    await client.clearStore();
    await navigate('/');
  };
  if (invitedEmail && invitedEmail !== email)
    return (
      <>
        <Text>
          The invitation is for {invitedEmail}, and this browser is signed in as {email}.
        </Text>
        <Button onClick={() => void signOut()}>Use another account</Button>
        <Link to="/">To the desk</Link>
      </>
    );
  return (
    <>
      <Text>You are signed in as {email}.</Text>
      {problem && <FailedState message={problem} />}
      <Button loading={busy} onClick={() => void accept()}>
        Accept the invitation
      </Button>
      <Button variant="ghost" onClick={() => void signOut()}>
        Use another account
      </Button>
      <Link to="/">To the desk</Link>
    </>
  );
}
