import { accessBugs } from './accessBugs.ts';
import type { Bug } from './bug.ts';
import { checkoutBugs } from './checkoutBugs.ts';
import { offerBugs } from './offerBugs.ts';
import { orderBugs } from './orderBugs.ts';
import { refundBugs } from './refundBugs.ts';
import { schemaBugs } from './schemaBugs.ts';
import { stockBugs } from './stockBugs.ts';

/** All planted bugs. */
export const bugs: readonly Bug[] = [
  ...schemaBugs,
  ...stockBugs,
  ...offerBugs,
  ...checkoutBugs,
  ...refundBugs,
  ...orderBugs,
  ...accessBugs,
];
