import type { SignInInput } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { StyledPageLink } from '../../ui/StyledPageLink.tsx';
import { type AccountField, AccountForm } from './AccountForm.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { texts } from './texts.ts';
import { useSignIn } from './useSignIn.ts';

const FIELDS: AccountField<keyof SignInInput>[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
];

/** Signs in and goes to the path `next`. */
export function SignInForm({ next }: { next: string }) {
  const { signIn, busy } = useSignIn(next);
  return (
    <>
      <AccountForm fields={FIELDS} onSubmit={signIn} submit="Sign In" busy={busy} />
      <StyledPageLink
        to={paths.forgotPassword()}
        color="brand.fg"
        textDecoration="underline"
        alignSelf="start"
      >
        {texts.forgotPassword}
      </StyledPageLink>
      <GoogleButton next={next} />
    </>
  );
}
