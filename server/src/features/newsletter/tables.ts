import { Letter } from './desk/letters.entity.ts';
import { NewsletterSubscription } from './newsletter.entity.ts';

export const newsletterTables = [Letter, NewsletterSubscription];
