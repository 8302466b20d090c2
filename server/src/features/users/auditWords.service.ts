import { capitalise, toWords } from '../../lib/text/words.ts';
import type { AuditEvent } from './audit.entity.ts';
import { type AuditAction, auditActions } from './auditActions.ts';

// How people read the events of the audit log: in its page and file, and in the timelines of orders.

const titles: Record<string, string> = Object.assign({}, ...Object.values(auditActions));

/** What happened, such as `Order moved`. */
export const auditTitle = (action: string): string => titles[action] ?? capitalise(toWords(action));

/** Values in the place of both sides of an arrow. */
const valueActions: readonly string[] = [
  'orderMoved',
  'orderMoveUndone',
  'roleChanged',
] satisfies AuditAction[];
/** What begins with a word of the code. */
const capitalisedActions: readonly string[] = [
  'stockAdjusted',
  'lowStockThresholdSet',
] satisfies AuditAction[];

/** Names of settings that are no words, at the beginning of a detail. */
const SETTING = /^(gstin|invoiceText|supportHours|lowStockThreshold|requireSecondFactor)(?=: )/;

/**
 * The changed fields of a product, each with its value before, or alone. A text before may have commas, and is taken as a whole up to its
 * arrow, so that nothing that was typed there passes for a field.
 */
const PRODUCT_FIELD =
  /(?<=^|, )(?:(name|brand|category|description)(?= .* → ) .*? → |(sku)(?= [^ ,→]+ → )|(oldPrice)(?= Rs [\d,.]+ → )|(countInStock)(?= -?\d+ → )|(countryOfOrigin)(?= (?:[A-Z]{2}|none) → )|(imageAlts|productRam|productWeight|relatedIds)(?=, |$))/g;

const fieldWords: Record<string, string> = {
  sku: 'SKU',
  gstin: 'GSTIN',
  countInStock: 'stock',
  imageAlts: 'texts of pictures',
  productRam: 'memory (RAM)',
  productWeight: 'weights',
  relatedIds: 'related products',
};
const toFieldWords = (field: string) => fieldWords[field] ?? toWords(field);

const productDetail = (detail: string) =>
  detail.replace(PRODUCT_FIELD, (match, text: string | undefined) => (text ? match : toFieldWords(match)));

/** What has changed, without names of the code. What people have typed stays as it is. */
export function auditDetail({ action, detail }: Pick<AuditEvent, 'action' | 'detail'>): string {
  if (valueActions.includes(action))
    return detail
      .split(' → ')
      .map((value) => capitalise(toWords(value)))
      .join(' → ');
  if (action === 'productChanged') return capitalise(productDetail(detail));
  if (action === 'settingsChanged') return capitalise(detail.replace(SETTING, toFieldWords));
  if (capitalisedActions.includes(action)) return capitalise(detail);
  // The sort of the list: NEWEST.
  if (action === 'ordersExported')
    return detail.replace(/\b[A-Z]+(_[A-Z]+)*\b/g, (sort) => sort.toLowerCase().replaceAll('_', ' '));
  return detail;
}

/** What an event is about, such as `Order 0199…`; empty for the account itself. */
export const auditSubject = ({ subject }: Pick<AuditEvent, 'subject'>): string =>
  capitalise((subject ?? '').replaceAll(':', ' '));
