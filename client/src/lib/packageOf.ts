import type { Cart_CartFragment } from '../generated/graphql.ts';
import { joinTexts } from './format.ts';

/** What one of a cart line is, besides its title: its option, and what it contains. Empty for a product without both. */
export const packageOf = ({ option, variant }: Cart_CartFragment['lines'][number]): string =>
  joinTexts([option, variant?.netQuantity]);
