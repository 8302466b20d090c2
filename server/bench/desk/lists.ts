import { type DocumentNode, print, visit } from 'graphql';
import * as documents from '../../../client/desk/generated/graphql.ts';
import type { Operation } from '../load.ts';

/** What the lists refer to. */
export interface DeskData {
  /** Session token of an owner. */
  token: string;
  ownerId: string;
  /** Some of each, from the whole list. */
  orders: { id: string; paymentId: string; searchPhone: string; userId: string }[];
  products: { id: string; brand: string; catId: string; subCatId: string }[];
  importId: string;
}

/** A list or search of the desk. */
export interface DeskList extends Operation {
  /** The aim for the 99th percentile, in ms. */
  aim: number;
}

type Variables = Record<string, unknown>;

const LIST_AIM_MS = 200;
const HOME_AIM_MS = 100;
/** Pages that follow the first one, by their cursors, before a list begins again. */
const PAGES = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** As Apollo Client sends it: `@unmask` is for itself. */
const textOf = (document: DocumentNode): string =>
  print(visit(document, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) }));

const ORDER_SORTS = ['NEWEST', 'OLDEST', 'HIGHEST_AMOUNT', 'LOWEST_AMOUNT'];
const NAMES = ['meera', 'Ravi K', 'khan', 'Asha Rao', 'nair', 'zo'];
/** Within names, of which many, some and none have them. */
const NAME_PARTS = ['eera', 'oya', 'avi ing', 'umar', 'orabji'];
const PRODUCT_SORTS = [
  'NAME_Z_TO_A',
  'STOCK_HIGH_TO_LOW',
  'RECENTLY_UPDATED',
  'LEAST_RECENTLY_UPDATED',
  'POSITION',
  'NAME',
  'PRICE_LOW_TO_HIGH',
  'PRICE_HIGH_TO_LOW',
  'STOCK_LOW_TO_HIGH',
  'NEWEST',
];

const pick = <Item>(items: readonly Item[], iteration: number) => items[iteration % items.length] as Item;

/** All lists and searches, with the documents that the desk itself sends. A list is read page by page, with other values each time. */
export function deskLists(data: DeskData): DeskList[] {
  const list = (
    name: string,
    document: DocumentNode,
    variables: (iteration: number) => Variables = () => ({}),
    aim = LIST_AIM_MS,
  ): DeskList => ({ ...createList(data.token, name, textOf(document), variables), aim });
  const home = (days: number) =>
    list(
      `home, ${days} days`,
      documents.HomeReportDocument,
      (iteration) => ({ lastDays: days, by: pick(['SALES', 'UNITS'], iteration) }),
      HOME_AIM_MS,
    );
  /** Each filter with all sort orders in turn. */
  const filtered = (
    name: string,
    document: DocumentNode,
    filters: Record<string, (iteration: number) => Variables>,
    sorts: readonly string[] = [],
  ) =>
    Object.entries(filters).map(([about, filter]) =>
      list(`${name}, ${about}`, document, (iteration) => ({
        filter: filter(Math.floor(iteration / Math.max(1, sorts.length))),
        ...(sorts.length > 0 && { sort: pick(sorts, iteration) }),
      })),
    );
  return [
    home(7),
    home(30),
    home(90),
    list('home, open tasks', documents.HomeOpenTasksDocument, () => ({
      canReadOrders: true,
      canReadStock: true,
      canModerate: true,
    })),
    ...filtered('orders', documents.OrderListDocument, orderFilters(data), ORDER_SORTS),
    list('an order', documents.OrderDocument, (iteration) => ({ id: pick(data.orders, iteration).id })),
    list('pack list of 50 orders', documents.PackListDocument, (iteration) => ({
      orderIds: data.orders.slice(iteration % 50, (iteration % 50) + 50).map(({ id }) => id),
    })),
    list('saved views', documents.SavedViewsDocument, () => ({ list: 'orders' })),
    ...filtered('refunds', documents.DeskRefundListDocument, {
      all: () => ({}),
      'that are done': () => ({ state: 'done' }),
      unresolved: () => ({ state: 'unresolved' }),
    }),
    ...filtered('products', documents.DeskProductListDocument, productFilters(data), PRODUCT_SORTS),
    list('categories', documents.DeskCategoriesPageDocument),
    list('low stock', documents.DeskLowStockDocument),
    list('shelf', documents.DeskShelfDocument, (iteration) => ({
      subCategoryId: pick(data.products, iteration).subCatId,
    })),
    list('movements', documents.DeskStockMovementsDocument),
    list('movements of a kind', documents.DeskStockMovementsDocument, (iteration) => ({
      kind: pick(['opening', 'order', 'count', 'waste'], iteration),
    })),
    list('movements of a product', documents.DeskStockMovementsDocument, (iteration) => ({
      productId: pick(data.products, iteration).id,
    })),
    list('stock of a product', documents.DeskProductStockDocument, (iteration) => ({
      productId: pick(data.products, iteration).id,
    })),
    list('customers', documents.CustomerListDocument, () => ({ search: '' })),
    list('customers, blocked', documents.CustomerListDocument, () => ({ search: '', blocked: true })),
    list('customers, by name', documents.CustomerListDocument, (iteration) => ({
      search: pick(NAMES, iteration),
    })),
    list('customers, by part of a name', documents.CustomerListDocument, (iteration) => ({
      search: pick(NAME_PARTS, iteration),
    })),
    list('customers, by e-mail', documents.CustomerListDocument, (iteration) => ({
      search: `asha.rao.${iteration % 1000}`,
    })),
    list('customers, by phone', documents.CustomerListDocument, (iteration) => ({
      search: pick(data.orders, iteration).searchPhone.slice(0, 5 + (iteration % 5)),
    })),
    ...filtered('reviews', documents.DeskReviewsDocument, reviewFilters(data)),
    list('critical review count', documents.CriticalReviewCountDocument),
    ...filtered('audit log', documents.AuditLogDocument, {
      all: () => ({}),
      'of an action': (iteration) => ({ actions: [pick(['orderMoved', 'refundRequested'], iteration)] }),
      'of a member of staff': () => ({ actorId: data.ownerId }),
      'of an account': (iteration) => ({ userId: pick(data.orders, iteration).userId }),
      'of an order': (iteration) => ({ subject: `order:${pick(data.orders, iteration).id}` }),
    }),
    list('subscribers', documents.SubscribersDocument, (iteration) => ({
      state: pick(['SUBSCRIBED', 'UNSUBSCRIBED'], iteration),
    })),
    list('subscribers, by address', documents.SubscribersDocument, (iteration) => ({
      search: iteration.toString(36).slice(0, 2),
      state: 'SUBSCRIBED',
    })),
    list('subscriber count', documents.SubscriberCountDocument),
    list('letters', documents.LettersDocument),
    list('imports', documents.DeskImportsDocument),
    list('an import', documents.DeskImportDocument, () => ({ id: data.importId })),
    list('staff', documents.StaffListDocument),
  ];
}

const orderFilters = ({ orders }: DeskData): Record<string, (iteration: number) => Variables> => ({
  all: () => ({}),
  'of a status': (iteration) => ({ statuses: [pick(['paid', 'packing', 'delivered'], iteration)] }),
  'of two statuses': () => ({ statuses: ['packing', 'delivered'] }),
  'of a month': (iteration) => {
    const from = Date.now() - (30 + (iteration % 300)) * DAY_MS;
    return { from: new Date(from).toISOString(), before: new Date(from + 30 * DAY_MS).toISOString() };
  },
  'of a status and a month': (iteration) => {
    const from = Date.now() - (30 + (iteration % 300)) * DAY_MS;
    return {
      statuses: ['delivered'],
      from: new Date(from).toISOString(),
      before: new Date(from + 30 * DAY_MS).toISOString(),
    };
  },
  'of an amount': (iteration) => ({ minAmount: iteration % 500, maxAmount: (iteration % 500) + 100 }),
  'of a place': (iteration) => ({ place: String(400_000 + (iteration % 5000)).slice(0, 5) }),
  'of a city': () => ({ place: 'pune' }),
  'partly refunded': () => ({ payment: 'PARTLY_REFUNDED' }),
  'by name': (iteration) => ({
    search: pick(NAMES, iteration),
  }),
  'by part of a name': (iteration) => ({ search: pick(NAME_PARTS, iteration) }),
  'by e-mail': (iteration) => ({ search: `asha.rao.${iteration % 1000}` }),
  'by phone': (iteration) => ({ search: pick(orders, iteration).searchPhone.slice(0, 5 + (iteration % 5)) }),
  'by payment': (iteration) => ({ search: pick(orders, iteration).paymentId }),
  'by id': (iteration) => ({ search: pick(orders, iteration).id.slice(0, 13) }),
  'by name and status': (iteration) => ({
    search: pick(['meera', 'khan'], iteration),
    statuses: ['packing'],
  }),
});

const productFilters = ({ products }: DeskData): Record<string, (iteration: number) => Variables> => ({
  all: () => ({}),
  'by text': (iteration) => ({
    text: pick(['milk', 'basmti rice', 'organic', 'dal', 'turmric', 'chai'], iteration),
  }),
  'of a category': (iteration) => ({ categoryId: pick(products, iteration).catId }),
  'of a sub-category': (iteration) => ({ subCategoryId: pick(products, iteration).subCatId }),
  'of a brand': (iteration) => ({ brand: pick(products, iteration).brand }),
  featured: () => ({ featured: true }),
  discounted: () => ({ discounted: true }),
  'with few units': () => ({ maxStock: 3 }),
  withdrawn: () => ({ withdrawn: true }),
  'withdrawn, by text': (iteration) => ({
    withdrawn: true,
    text: pick(['milk', 'rice', 'no such'], iteration),
  }),
});

const reviewFilters = ({ products }: DeskData): Record<string, (iteration: number) => Variables> => ({
  all: () => ({}),
  'of stars': (iteration) => ({ stars: [1 + (iteration % 5)] }),
  'of several stars': () => ({ stars: [1, 2, 4] }),
  'of a product': (iteration) => ({ productId: pick(products, iteration).id }),
  'by text': (iteration) => ({ text: pick(['milk', 'rice', 'organic'], iteration) }),
  hidden: () => ({ hidden: true }),
  unanswered: () => ({ unanswered: true }),
  critical: () => ({ critical: true }),
});

function createList(
  token: string,
  name: string,
  query: string,
  variables: (iteration: number) => Variables,
): Operation {
  /** Of each connection: where its next page begins, and with which values. */
  const next = new Map<number, { variables: Variables; after: string; page: number }>();
  let lists = 0;
  return {
    name,
    typical: null,
    warmUpTimes: 100,
    async run(sendRequest, _iteration, connection) {
      const { page, ...following } = next.get(connection) ?? {
        page: 0,
        variables: variables(lists++),
        after: null,
      };
      const sent = { ...following.variables, ...(following.after && { after: following.after }) };
      const body = String(await sendRequest({ path: '/graphql', body: { query, variables: sent }, token }));
      const isRefused = body.includes('"errors":[') || body.includes('"desk":null');
      if (!body.startsWith('{"data":{') || isRefused)
        throw new Error(`${name} answered ${body.slice(0, 500)}`);
      const after = /"hasNextPage":true,"endCursor":"([^"]+)"|"endCursor":"([^"]+)","hasNextPage":true/.exec(
        body,
      );
      if (after && page < PAGES)
        next.set(connection, {
          variables: following.variables,
          after: after[1] ?? after[2] ?? '',
          page: page + 1,
        });
      else next.delete(connection);
    },
  };
}
