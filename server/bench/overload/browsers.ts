import { adapter } from '../adapters/kirana.ts';
import { operations } from '../operations.ts';
import { sendAtRate } from './openLoop.ts';

// A process that browses a shop, without the caches' help. Its arguments are the shop's origin and what it requests; each message says
// how fast and how long.

/** What no response cache answers, in equal parts. */
const NAMES: Record<string, readonly string[]> = {
  lists: ['list, cold', 'search, cold', 'product with reviews, cold'],
  pages: ['home page, cold'],
};

const [origin = '', kind = ''] = process.argv.slice(2);
const shop = await adapter.prepare(origin, { shoppers: 0, providerUrl: null });
const browsing = operations(shop).filter(({ name }) => NAMES[kind]?.includes(name));
let iteration = 0;

process.on('message', async (load: { rate: number; seconds: number }) => {
  process.send?.(await sendAtRate(origin, browsing, { ...load, nextIteration: () => iteration++ }));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
