import type { SignInInput } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Form } from '../../../ui/form/Form.tsx';
import type { FormField } from '../../../ui/form/FormFields.tsx';
import { StyledPageLink } from '../../../ui/links/StyledPageLink.tsx';
import { GoogleButton } from '../google/GoogleButton.tsx';
import { validateSignIn } from '../validation.ts';
import { useSignIn } from './useSignIn.ts';

const fieldsFor = (email: string): FormField<keyof SignInInput>[] => [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username', defaultValue: email },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
];

export interface SignInFormProps {
  /** The path to open after the sign-in. */
  next: string;
  /** Fills the e-mail input. */
  email?: string;
}

export function SignInForm({ next, email = '' }: SignInFormProps) {
  const { signIn, busy } = useSignIn(next);
  return (
    <>
      <Form
        fields={fieldsFor(email)}
        validate={validateSignIn}
        onSubmit={signIn}
        submitLabel="Sign In"
        busy={busy}
      />
      <StyledPageLink
        to={paths.forgotPassword()}
        color="brand.fg"
        textDecoration="underline"
        alignSelf="start"
      >
        Forgot password?
      </StyledPageLink>
      <GoogleButton />
    </>
  );
}
