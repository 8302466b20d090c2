import { type ReactNode, use } from 'react';
import { SHOP_INFO, ShopInfoContext } from '../lib/shopInfo.ts';
import { useQuery } from '../lib/useQuery.ts';

/** Reads the shop's name and phone number once for the whole page. */
export function ShopInfoProvider({ children }: { children: ReactNode }) {
  const unknown = use(ShopInfoContext);
  const { data } = useQuery(SHOP_INFO);
  return <ShopInfoContext value={data?.shopInfo ?? unknown}>{children}</ShopInfoContext>;
}
