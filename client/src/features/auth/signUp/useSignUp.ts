import { useLocation, useNavigate } from 'react-router-dom';
import { graphql } from '../../../generated/gql.ts';
import type { SignUpInput } from '../../../generated/graphql.ts';
import { deleteDraft } from '../../../lib/session/personalDraft.ts';
import { useResultMutation } from '../../../lib/useResultMutation.ts';
import { type FormError, toFormError } from '../../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../../ui/states/Notice.tsx';
import { useDelayedRedirect } from '../useDelayedRedirect.ts';

const SIGN_UP = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      __typename
      ... on SignedUp {
        message
        user {
          id
        }
      }
      ... on InvalidInput {
        field
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** The name under which the form's draft is stored. */
export const SIGN_UP_DRAFT = 'signUp';

/** `signUp` creates an account and goes to the sign-in page, `signInPath`, after the sign-in delay; `busy` until then. */
export function useSignUp(signInPath: string) {
  const notify = useNotice();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { redirect, redirecting } = useDelayedRedirect();
  const { mutate, busy } = useResultMutation(SIGN_UP);

  async function signUp(input: SignUpInput): Promise<FormError | null> {
    const result = await mutate({ variables: { input } });
    if (result.__typename !== 'SignedUp') {
      return toFormError(result, { EmailTaken: 'email', PhoneTaken: 'phone', PasswordTooCommon: 'password' });
    }
    deleteDraft(SIGN_UP_DRAFT);
    notify({ message: result.message });
    redirect(
      () => void navigate(signInPath, { replace: true, state: { ...state, email: input.email.trim() } }),
    );
    return null;
  }

  return { signUp, busy: busy || redirecting };
}
