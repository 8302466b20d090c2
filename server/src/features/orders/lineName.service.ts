import type { OrderLine } from './orders.entity.ts';

/** How mails and exports name an order line: by its product and the chosen option. */
export const lineName = ({ title, option }: Pick<OrderLine, 'title' | 'option'>): string =>
  option ? `${title} (${option})` : title;
