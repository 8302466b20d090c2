import { invalidInput, problem } from '../../lib/problems.ts';

// What sign-up, sign-in and changes of an account can be refused.

export const emailTaken = () => problem('EmailTaken', 'EMAIL_TAKEN', 'User already exist with this email!');

/** For a sign-in through Google. */
export const accountHasPassword = () =>
  problem(
    'EmailTaken',
    'EMAIL_HAS_PASSWORD',
    'This email address has an account with a password. Please sign in with it.',
  );

export const credentialsWrong = () =>
  problem('WrongCredentials', 'CREDENTIALS_WRONG', 'Email or password is not correct');

export const signInExpired = () =>
  problem('WrongCredentials', 'SIGN_IN_EXPIRED', 'This sign-in has expired. Please sign in again.');

export const signInNotConfirmed = () =>
  problem('WrongCredentials', 'SIGN_IN_NOT_CONFIRMED', 'Google does not confirm this sign-in');

export const credentialMissing = () =>
  invalidInput('REQUIRED', 'Please sign in through Google: credential is missing', 'credential');

export const googleUnavailable = () => ({
  ...problem(
    'GoogleUnavailable',
    'GOOGLE_UNAVAILABLE',
    'Google cannot be reached at the moment. Please try again in a few minutes.',
  ),
  retryAfter: 60,
});

/** Only for callers who have proved that the account is theirs. */
export const accountBlocked = () =>
  problem(
    'AccountBlocked',
    'ACCOUNT_BLOCKED',
    'This account is blocked. Please write to us on the contact page.',
  );

export const googleNotOffered = () =>
  problem('NotOffered', 'NOT_OFFERED', 'Google sign-in is not available here');

export const ownerCannotLeave = () =>
  invalidInput(
    'OWNER_CANNOT_LEAVE',
    'You are an owner of the shop. Please ask another owner to remove you first.',
  );

export const linkExpired = () =>
  problem('LinkExpired', 'LINK_EXPIRED', 'This link does not work any more. Please ask for a new one.');

export const freshSignInNeeded = () =>
  problem(
    'FreshSignInNeeded',
    'FRESH_SIGN_IN_NEEDED',
    'Please sign in once more, so that we know that it is you.',
  );

export const passwordBlank = () => invalidInput('REQUIRED', 'Password can not be blank!', 'password');

export const passwordWrong = () => problem('WrongPassword', 'PASSWORD_WRONG', 'current password wrong');

export const passwordTooCommon = () =>
  problem(
    'PasswordTooCommon',
    'PASSWORD_TOO_COMMON',
    'Too many people use this password, so it is easily guessed. Please think of another one.',
  );
