import { createContext, use } from 'react';
import { graphql } from '../generated/gql.ts';
import type { ShopInfoQuery } from '../generated/graphql.ts';

export const SHOP_INFO = graphql(`
  query ShopInfo {
    shopInfo {
      name
      phone
      supportHours
    }
  }
`);

export type ShopInfo = ShopInfoQuery['shopInfo'];

/** Empty while it is unknown, which happens only when the server could not render the page. */
export const ShopInfoContext = createContext<ShopInfo>({ name: '', phone: '', supportHours: '' });

/** The shop's name, and how to reach it. */
export const useShopInfo = (): ShopInfo => use(ShopInfoContext);

/** The address of a link that calls a number. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
