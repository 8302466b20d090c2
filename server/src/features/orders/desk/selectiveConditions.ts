import {
  anyOf,
  type Condition,
  conditionsOf,
  type ListPart,
  type OrderFilter,
  type OrderSort,
  placeParts,
  statusParts,
} from './orderFilter.ts';

/** One condition of a list with the indexes that find what satisfies it. */
export interface SelectiveCondition {
  /** With this condition only. */
  parts: ListPart[];
  /** The other conditions of the list. */
  others: Condition[];
  /** The index by which a whole list is read has all columns of this condition, so that it is checked without reading the row. */
  isInListIndex: boolean;
}

const isByAmount = (sort: OrderSort) => sort === 'HIGHEST_AMOUNT' || sort === 'LOWEST_AMOUNT';

const indexOf = (sort: OrderSort) => (isByAmount(sort) ? 'orders_amount' : 'orders_date');

/** The orders of a list without search and place in its order; those of several statuses by a range of the index for each. */
export function wholeList(filter: OrderFilter, sort: OrderSort): ListPart[] {
  const { status, ...ranges } = conditionsOf(filter);
  const conditions = Object.values(ranges).flat();
  if (isByAmount(sort) || status.length === 0)
    return [{ index: indexOf(sort), conditions: [...conditions, ...status] }];
  return statusParts(filter).map((part) => ({
    ...part,
    conditions: [...part.conditions, ...conditions],
  }));
}

/** The same orders as a selective condition finds with its other conditions, in the order of the list. */
export const inListOrder = ({ parts, others }: SelectiveCondition, sort: OrderSort): ListPart => ({
  index: indexOf(sort),
  conditions: [...others, ...anyOf(parts)],
});

/** The conditions of a list that may be satisfied by few orders and have an index of their own. */
export function selectiveConditionsOf(filter: OrderFilter, sort: OrderSort): SelectiveCondition[] {
  const all = conditionsOf(filter);
  const conditionsExcept = (own: Condition[]) =>
    Object.values(all)
      .filter((conditions) => conditions !== own)
      .flat();
  const { search, place, payment, dates, amounts, status } = all;
  const hasText = search.length > 0 || place.length > 0;
  const inDateOrder = !isByAmount(sort) && conditionsExcept(place).length === dates.length;
  const placesInOrder = placeParts(filter).map((part) => ({
    ...part,
    isByDate: Boolean(part.isByDate) && inDateOrder,
  }));
  const isRefunded: Condition = { sql: 'refundedAmount > 0', parameters: [] };
  const selective = (isUsed: boolean, parts: ListPart[], others: Condition[]): SelectiveCondition[] =>
    isUsed ? [{ parts, others, isInListIndex: true }] : [];
  return [
    ...search.flatMap(({ anyOf: parts }) =>
      parts ? [{ parts: [...parts], others: conditionsExcept(search), isInListIndex: false }] : [],
    ),
    ...(place.length > 0
      ? [{ parts: placesInOrder, others: conditionsExcept(place), isInListIndex: false }]
      : []),
    ...selective(
      payment.length > 0 && filter.payment !== 'CAPTURED',
      [{ index: 'orders_refunded', conditions: [isRefunded] }],
      [...conditionsExcept(payment), ...payment],
    ),
    ...selective(
      dates.length > 0 && isByAmount(sort),
      [{ index: 'orders_date', conditions: dates }],
      conditionsExcept(dates),
    ),
    ...selective(
      amounts.length > 0 && !isByAmount(sort),
      [{ index: 'orders_amount', conditions: amounts }],
      conditionsExcept(amounts),
    ),
    ...selective(
      status.length > 0 && (isByAmount(sort) || hasText),
      statusParts(filter),
      conditionsExcept(status),
    ),
  ];
}
