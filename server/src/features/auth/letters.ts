import type { NewMail } from '../notifications/mail.service.ts';
import type { User } from './auth.entity.ts';

type Reader = Pick<User, 'email'>;

/** Without a name: anybody can give one to an account with somebody else's address, and would write to them with it. */
const letter = ({ email }: Reader, subject: string, ...paragraphs: string[]): NewMail => ({
  occasion: null,
  recipient: email,
  subject,
  text: ['Namaste,', ...paragraphs, 'Kirana'].join('\n\n'),
});

/** @param address where links in mails lead */
export const resetLetter = (reader: Reader, address: string, token: string): NewMail =>
  letter(
    reader,
    'Set a new password',
    'somebody, most likely you, wants to set a new password for your account at Kirana. This link is good for it, once and for 15 minutes:',
    `${address}/resetPassword?${new URLSearchParams({ token })}`,
    'If it was not you, there is nothing to do: your password stays as it is.',
  );

/** @param address as above */
export const verifyLetter = (reader: Reader, address: string, token: string): NewMail =>
  letter(
    reader,
    'Is this your e-mail address?',
    'please confirm that this address is yours by opening this link within 24 hours:',
    `${address}/verifyEmail?${new URLSearchParams({ token })}`,
    'If you have not opened an account at Kirana, leave the link alone. With “Forgot password?” on our sign-in page you can make that account yours.',
  );

export const passwordChangedLetter = (reader: Reader, address: string): NewMail =>
  letter(
    reader,
    'Your password was changed',
    'the password of your account at Kirana was changed a moment ago, and all other devices were signed out.',
    `If it was not you, please set a new one at once: ${address}/forgotPassword`,
  );
