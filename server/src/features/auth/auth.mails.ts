import type { NewMail } from '../notifications/notifications.service.ts';
import type { MailShop } from '../settings/mailShop.service.ts';

interface Recipient {
  email: string;
}

/** Contains no name: anyone can register someone else's address under a name that is a message of their own. */
const mail = (
  { email }: Recipient,
  { name }: MailShop,
  subject: string,
  ...paragraphs: string[]
): NewMail => ({
  dedupeKey: null,
  recipient: email,
  subject,
  text: ['Namaste,', ...paragraphs, name].join('\n\n'),
});

export const passwordResetMail = (recipient: Recipient, shop: MailShop, token: string): NewMail =>
  mail(
    recipient,
    shop,
    'Set a new password',
    `someone, most likely you, has asked to set a new password for your account at ${shop.name}. This link works once, within 15 minutes:`,
    `${shop.url}/resetPassword?${new URLSearchParams({ token })}`,
    'If it was not you, you need not do anything: your password stays as it is.',
  );

export const emailVerificationMail = (recipient: Recipient, shop: MailShop, token: string): NewMail =>
  mail(
    recipient,
    shop,
    'Is this your email address?',
    'please confirm that this address is yours by opening this link within 24 hours:',
    `${shop.url}/verifyEmail?${new URLSearchParams({ token })}`,
    `If you have not opened an account at ${shop.name}, please do not open the link. With “Forgot password?” on our sign-in page you can take over that account.`,
  );

export const passwordChangedMail = (recipient: Recipient, shop: MailShop): NewMail =>
  mail(
    recipient,
    shop,
    'Your password was changed',
    `the password of your account at ${shop.name} was changed a moment ago, and all other devices were signed out.`,
    `If it was not you, please set a new one at once: ${shop.url}/forgotPassword`,
  );

export const accountDeletedMail = (recipient: Recipient, shop: MailShop): NewMail =>
  mail(
    recipient,
    shop,
    'Your account is deleted',
    `your account at ${shop.name} is deleted, as you asked. You can open another one with this address at any time.`,
  );
