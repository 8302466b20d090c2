import { CartLine } from './cart.entity.ts';

export const cartTables = [CartLine];
