import {
  type CatalogContext,
  findCategory,
  findProduct,
  findShownCategory,
  findVariant,
  type IndexedProducts,
} from '../catalog/catalog.service.ts';
import type { OfferScope, ScopeRules } from './offer.ts';

const GONE = 'no longer in the shop';
const MAX_NAMES = 3;

/** Names of what an offer is for as staff read them, in the order of its ids. */
export const scopeNames = (ctx: CatalogContext, { scope, scopeIds }: ScopeRules): string[] =>
  scopeIds.map((id) => findScopeName(ctx, scope, id) ?? GONE);

/** The name of a category, a product or a variant, also of one that is not on sale; null: there is none with this id. */
export function findScopeName(ctx: CatalogContext, scope: OfferScope, id: string): string | null {
  const { snapshot } = ctx.catalog;
  const onSale = nameIn(ctx, scope, id, snapshot);
  const withdrawn = onSale === null ? nameIn(ctx, scope, id, snapshot.withdrawn) : null;
  return withdrawn === null ? onSale : `${withdrawn} (not on sale)`;
}

/** What an offer is for as shoppers read it, such as `Apples, Pears or 4 others`; null: everything, or nothing that is on sale. */
export function scopeText(ctx: CatalogContext, { scope, scopeIds }: ScopeRules): string | null {
  const shownIds = scope === 'CATEGORIES' ? scopeIds.filter((id) => findShownCategory(ctx, id)) : scopeIds;
  const names = shownIds.flatMap((id) => nameIn(ctx, scope, id, ctx.catalog.snapshot) ?? []);
  // One name more is as short as a count.
  const others = names.length - MAX_NAMES;
  const shown = others > 1 ? [...names.slice(0, MAX_NAMES), `${others} others`] : names;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}` : (shown[0] ?? null);
}

function nameIn(ctx: CatalogContext, scope: OfferScope, id: string, lists: IndexedProducts): string | null {
  if (scope === 'CATEGORIES') return findCategory(ctx, id)?.name ?? null;
  if (scope === 'PRODUCTS') return findProduct(ctx, id, lists)?.name ?? null;
  const variant = findVariant(ctx, id, lists);
  const product = variant && findProduct(ctx, variant.productId, lists);
  return product && (variant.label ? `${product.name}, ${variant.label}` : product.name);
}
