import type { SignUpInput } from '../../../generated/graphql.ts';
import { NEW_PASSWORD_HINT } from '../../../lib/constants.ts';
import { Form } from '../../../ui/form/Form.tsx';
import type { FormField } from '../../../ui/form/FormFields.tsx';
import { GoogleButton } from '../google/GoogleButton.tsx';
import { validateSignUp } from '../validation.ts';
import { SIGN_UP_DRAFT, useSignUp } from './useSignUp.ts';

const FIELDS: FormField<keyof SignUpInput>[] = [
  { name: 'name', label: 'Full Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: NEW_PASSWORD_HINT,
  },
];

/** Creates an account; `signInPath` is opened afterwards. */
export function SignUpForm({ signInPath }: { signInPath: string }) {
  const { signUp, busy } = useSignUp(signInPath);
  return (
    <>
      <Form
        fields={FIELDS}
        draft={SIGN_UP_DRAFT}
        validate={validateSignUp}
        onSubmit={signUp}
        submitLabel="Sign Up"
        busy={busy}
      />
      <GoogleButton />
    </>
  );
}
