import type { CatalogContext } from '../../catalog/catalog.service.ts';
import { findCategory, findProduct } from '../../catalog/catalog.service.ts';
import type { Offer } from '../offers.entity.ts';

const GONE = 'no longer in the shop';

/** Names of what an offer is for, in the order of its ids. */
export function scopeNames(
  ctx: CatalogContext,
  { scope, scopeIds }: Pick<Offer, 'scope' | 'scopeIds'>,
): string[] {
  if (scope === 'CATEGORIES') return scopeIds.map((id) => findCategory(ctx, id)?.name ?? GONE);
  if (scope === 'PRODUCTS') return scopeIds.map((id) => findProduct(ctx, id)?.name ?? GONE);
  if (scope === 'ALL') return [];
  const names = new Map(
    ctx.catalog.snapshot.products.flatMap(({ name, variants }) =>
      variants.map(({ id, label }) => [id, label ? `${name}, ${label}` : name] as const),
    ),
  );
  return scopeIds.map((id) => names.get(id) ?? GONE);
}
