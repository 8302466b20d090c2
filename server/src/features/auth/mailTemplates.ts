import type { NewMail } from '../notifications/notifications.service.ts';

interface Recipient {
  email: string;
}

/** Contains no name: anyone can register someone else's address under a name that is a message of their own. */
const mail = ({ email }: Recipient, subject: string, ...paragraphs: string[]): NewMail => ({
  dedupeKey: null,
  recipient: email,
  subject,
  text: ['Namaste,', ...paragraphs, 'Kirana'].join('\n\n'),
});

/** @param shopUrl the shop's public address */
export const passwordResetMail = (recipient: Recipient, shopUrl: string, token: string): NewMail =>
  mail(
    recipient,
    'Set a new password',
    'someone, most likely you, has asked to set a new password for your account at Kirana. This link works once, within 15 minutes:',
    `${shopUrl}/resetPassword?${new URLSearchParams({ token })}`,
    'If it was not you, you need not do anything: your password stays as it is.',
  );

/** @param shopUrl the shop's public address */
export const emailVerificationMail = (recipient: Recipient, shopUrl: string, token: string): NewMail =>
  mail(
    recipient,
    'Is this your e-mail address?',
    'please confirm that this address is yours by opening this link within 24 hours:',
    `${shopUrl}/verifyEmail?${new URLSearchParams({ token })}`,
    'If you have not opened an account at Kirana, please do not open the link. With “Forgot password?” on our sign-in page you can take over that account.',
  );

/** @param shopUrl the shop's public address */
export const passwordChangedMail = (recipient: Recipient, shopUrl: string): NewMail =>
  mail(
    recipient,
    'Your password was changed',
    'the password of your account at Kirana was changed a moment ago, and all other devices were signed out.',
    `If it was not you, please set a new one at once: ${shopUrl}/forgotPassword`,
  );

export const accountDeletedMail = (recipient: Recipient): NewMail =>
  mail(
    recipient,
    'Your account is deleted',
    'your account at Kirana is deleted, as you asked. You can open another one with this address at any time.',
  );
