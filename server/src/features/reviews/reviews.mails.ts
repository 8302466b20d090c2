import type { NewMail } from '../notifications/notifications.service.ts';
import { type MailShop, supportLine } from '../settings/mailShop.service.ts';
import type { Review } from './reviews.entity.ts';

/** What a mail about a review says. */
export interface ReviewMail {
  review: Pick<Review, 'id' | 'productId'> & { productName: string };
  /** E-mail address of the shopper who wrote it. */
  recipient: string;
  shop: MailShop;
}

type ReviewId = Pick<Review, 'id'>;

export const answeredMailKey = ({ id }: ReviewId): string => `review-${id}-answered`;
export const hiddenMailKey = ({ id }: ReviewId): string => `review-${id}-hidden`;

/** Keys of all mails about a review. */
export const reviewMailKeys = (review: ReviewId): string[] => [
  answeredMailKey(review),
  hiddenMailKey(review),
];

// Neither the shopper's name nor the review: anyone can register someone else's address and write what they like.

export const reviewAnsweredMail = ({ review, recipient, shop }: ReviewMail, answer: string): NewMail => ({
  dedupeKey: answeredMailKey(review),
  recipient,
  subject: 'We have answered your review',
  text: [
    'Namaste,',
    `we have answered your review of ${review.productName}:`,
    answer,
    `Everybody can read the answer below your review: ${shop.url}/product/${review.productId}`,
    shop.name,
  ].join('\n\n'),
});

export const reviewHiddenMail = ({ review, recipient, shop }: ReviewMail, reason: string): NewMail => ({
  dedupeKey: hiddenMailKey(review),
  recipient,
  subject: 'Your review is no longer shown',
  text: [
    'Namaste,',
    `we no longer show your review of ${review.productName} in the shop, for this reason:`,
    reason,
    `If you think that this is a mistake, please reply to this mail, or call us at ${supportLine(shop)}.`,
    shop.name,
  ].join('\n\n'),
});
