import { z } from 'zod';

/** The kinds of pages. They become labels, so a page's address, which may name a product or a search, is never sent. */
export const PAGE_KINDS = [
  'home',
  'category',
  'product',
  'search',
  'cart',
  'checkout',
  'orders',
  'myList',
  'account',
  'signIn',
  'info',
  'other',
] as const;

/** No page takes longer; in ms. */
const MAX_MS = 10 * 60 * 1000;
const milliseconds = z.number().min(0).max(MAX_MS);
const page = z.enum(PAGE_KINDS);

const time = <Name extends string>(name: Name) =>
  z.strictObject({ name: z.literal(name), page, value: milliseconds });

/** What a browser reports of one visit: times in ms, layout shift without a unit. */
export const webVitalsInput = z.strictObject({
  /** Which of the two layouts the shop has in the window. */
  device: z.enum(['phone', 'desktop']),
  values: z
    .array(
      z.discriminatedUnion('name', [
        time('LCP'),
        time('INP'),
        time('FCP'),
        time('TTFB'),
        z.strictObject({ name: z.literal('CLS'), page, value: z.number().min(0).max(100) }),
      ]),
    )
    .min(1)
    .max(20),
});

export type WebVitalsReport = z.infer<typeof webVitalsInput>;
