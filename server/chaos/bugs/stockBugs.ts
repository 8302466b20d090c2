import { type Bug, bothDatabases } from './bug.ts';

const STOCK = 'features/stock/stock.service';

/** Units, inventory items and their ledger. */
export const stockBugs: readonly Bug[] = [
  {
    name: 'every third call reports sold-out stock falsely',
    caughtBy: 'sold-out refusals are true',
    scenarios: ['buys repeatedly'],
    databases: bothDatabases,
    inTests: true,
    replacements: { [STOCK]: 'stock/stockFalselySoldOut' },
  },
  {
    name: 'stock is checked before it is taken, in two statements',
    caughtBy: 'stock is never negative',
    scenarios: ['competes for the last unit'],
    // The embedded database has one writer at a time.
    databases: ['mysql'],
    replacements: { [STOCK]: 'stock/stockCheckedBeforeTaken' },
  },
  {
    name: 'stock is taken without a condition',
    caughtBy: 'stock is never negative',
    scenarios: ['competes for the last unit'],
    databases: bothDatabases,
    inTests: true,
    replacements: { [STOCK]: 'stock/stockTakenUnconditionally' },
  },
  {
    name: 'a sold-out product is reported by each run',
    caughtBy: 'sold-out products are reported once a day',
    scenarios: ['sells out to a shopper who leaves'],
    replacements: { 'features/stock/reports/soldOutReports.service': 'stock/soldOutReportedAgain' },
  },
  {
    name: 'a reservation is never released',
    caughtBy: 'units are on sale, reserved or sold',
    scenarios: ['cancels'],
    replacements: { [STOCK]: 'stock/stockNeverReleased' },
  },
  {
    name: 'an order has no movements in the stock ledger',
    caughtBy: 'the stock ledger sums to the stock',
    scenarios: ['buys'],
    inTests: true,
    replacements: { 'features/stock/ledger.service': 'stock/salesNotRecorded' },
  },
  {
    name: 'a released reservation is recorded as returned units',
    caughtBy: 'the stock ledger sums to the stock',
    scenarios: ['cancels'],
    databases: bothDatabases,
    replacements: { [STOCK]: 'stock/releaseRecorded' },
  },
  {
    name: 'the required quantity is ignored when units are taken',
    caughtBy: 'units are on sale, reserved or sold',
    scenarios: ['buys the larger size'],
    databases: bothDatabases,
    replacements: { [STOCK]: 'stock/requiredQuantityIgnored' },
  },
  {
    name: 'two variants of one inventory item are guarded separately',
    caughtBy: 'stock is never negative',
    scenarios: ['buys two sizes of the last kilogram', 'competes for the last kilogram in two sizes'],
    databases: bothDatabases,
    inTests: true,
    replacements: { [STOCK]: 'stock/variantsGuardedSeparately' },
  },
  {
    name: 'a variant costs what the first one costs',
    caughtBy: 'orders cost the shop’s prices',
    scenarios: ['buys the larger size'],
    replacements: { 'features/cart/cart.queries': 'cart/firstVariantPrice' },
  },
];
