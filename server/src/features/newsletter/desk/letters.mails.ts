import type { BulkMail, NewMail } from '../../notifications/notifications.service.ts';
import type { ShopSettings } from '../../settings/settings.service.ts';
import type { NewsletterSubscription } from '../newsletter.entity.ts';
import type { Letter } from './letters.entity.ts';

type LetterTexts = Pick<Letter, 'subject' | 'body'>;

const unsubscribeUrlOf = (shopUrl: string, token: string): string =>
  `${shopUrl}/newsletter/unsubscribe?token=${token}`;

/** The keys of a letter's mails begin with this. */
export const letterKey = ({ id }: Pick<Letter, 'id'>): string => `letter-${id}-`;

/** The text of a letter as its readers get it. */
const letterText = (body: string, shop: Pick<ShopSettings, 'name'>, unsubscribeUrl: string): string =>
  `${body.replaceAll('\r\n', '\n')}\n\n-- \nYou get this letter because you subscribed to the newsletter of ${shop.name}.\nUnsubscribe: ${unsubscribeUrl}\n`;

/** For previews and tests; the page behind it says that it belongs to no subscription. */
export const previewText = (body: string, shop: Pick<ShopSettings, 'name'>, shopUrl: string): string =>
  letterText(body, shop, unsubscribeUrlOf(shopUrl, 'preview'));

export function letterMail(
  letter: LetterTexts & Pick<Letter, 'id'>,
  subscription: Pick<NewsletterSubscription, 'id' | 'email' | 'token'>,
  { shop, shopUrl }: { shop: Pick<ShopSettings, 'name'>; shopUrl: string },
): BulkMail {
  const unsubscribeUrl = unsubscribeUrlOf(shopUrl, subscription.token);
  return {
    dedupeKey: letterKey(letter) + subscription.id,
    recipient: subscription.email,
    subject: letter.subject,
    text: letterText(letter.body, shop, unsubscribeUrl),
    unsubscribeUrl,
  };
}

/** May be sent any number of times. */
export const testMail = (
  { subject, body }: LetterTexts,
  recipient: string,
  { shop, shopUrl }: { shop: Pick<ShopSettings, 'name'>; shopUrl: string },
): NewMail => ({
  dedupeKey: null,
  recipient,
  subject: `[Test] ${subject}`,
  text: previewText(body, shop, shopUrl),
});
