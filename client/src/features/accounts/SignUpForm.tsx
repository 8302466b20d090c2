import type { SignUpInput } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { type AccountField, AccountForm } from './AccountForm.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { texts } from './texts.ts';
import { useSignUp } from './useSignUp.ts';

const FIELDS: AccountField<keyof SignUpInput>[] = [
  { name: 'name', label: 'Full Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: texts.passwordHint,
  },
];

/** Opens an account and goes to the sign-in page. */
export function SignUpForm() {
  const { signUp, busy } = useSignUp();
  return (
    <>
      <AccountForm fields={FIELDS} onSubmit={signUp} submit="Sign Up" busy={busy} />
      <GoogleButton next={paths.home()} />
    </>
  );
}
