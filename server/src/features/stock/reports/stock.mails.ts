import type { NewMail } from '../../notifications/notifications.service.ts';
import type { MailShop } from '../../settings/mailShop.service.ts';
import { formatUnits } from '../formatUnits.ts';
import type { CountedIn } from '../inventoryItems.entity.ts';

// Mails about the stock, to staff.

/** Products that a mail names. */
const MAX_NAMES = 50;

/** A product or an inventory item. */
interface Named {
  name: string;
  brand: string;
  /** The inventory item whose ledger a mail about nothing else links to. */
  itemId: string;
}

interface LowItem extends Named {
  onHand: number;
  threshold: number;
  countedIn: CountedIn;
}

/** What a mail says, to all its recipients. */
export interface StockMailText {
  subject: string;
  paragraphs: string[];
}

interface Recipient {
  name: string;
  email: string;
}

export const stockMail = (
  { subject, paragraphs }: StockMailText,
  { name, email }: Recipient,
  { shop, dedupeKey }: { shop: MailShop; dedupeKey: string },
): NewMail => ({
  dedupeKey,
  recipient: email,
  subject,
  text: [`Hello ${name},`, ...paragraphs, shop.name].join('\n\n'),
});

/** About products of which nothing can be bought any more; at least one. */
export const soldOutText = (products: readonly Named[], shop: MailShop): StockMailText =>
  describeProducts(products, shop, {
    subject: 'Sold out',
    one: (product) =>
      `nothing is left of ${fullName(product)}. Shoppers see it as sold out until units come in.`,
    things: 'products',
    many: (count) =>
      `nothing is left of ${count} products. Shoppers see them as sold out until units come in.`,
    listed: fullName,
  });

/** About inventory items whose stock has become low; at least one. */
export const lowStockText = (items: readonly LowItem[], shop: MailShop): StockMailText =>
  describeProducts(items, shop, {
    subject: 'Low stock',
    one: (item) => `${unitsLeft(item)} left of ${fullName(item)}. Its stock counts as low at ${lowAt(item)}.`,
    things: 'items',
    many: (count) => `the stock of ${count} items has become low.`,
    listed: (item) =>
      `${fullName(item)}: ${formatUnits(item.onHand, item.countedIn)} left, low at ${lowAt(item)}`,
  });

const lowAt = ({ threshold, countedIn }: LowItem): string => formatUnits(threshold, countedIn);

const unitsLeft = (item: LowItem): string => {
  if (item.countedIn !== 'PIECE') return `${formatUnits(item.onHand, item.countedIn)} are`;
  return item.onHand === 1 ? '1 unit is' : `${item.onHand} units are`;
};

const fullName = ({ brand, name }: Named): string => [brand, name].filter(Boolean).join(' ');

interface Sentences<Product> {
  subject: string;
  one: (product: Product) => string;
  many: (count: number) => string;
  /** What several are called in the subject. */
  things: string;
  /** A product in a list. */
  listed: (product: Product) => string;
}

function describeProducts<Product extends Named>(
  products: readonly Product[],
  shop: MailShop,
  { subject, one, many, things, listed }: Sentences<Product>,
): StockMailText {
  const [first] = products as [Product];
  if (products.length === 1)
    return {
      subject: `${subject}: ${first.name}`,
      paragraphs: [one(first), `Its stock ledger: ${shop.url}/desk/stock?product=${first.itemId}`],
    };
  const names = products.slice(0, MAX_NAMES).map((product) => `- ${listed(product)}`);
  const omittedCount = products.length - names.length;
  return {
    subject: `${subject}: ${products.length} ${things}`,
    paragraphs: [
      many(products.length),
      [...names, ...(omittedCount > 0 ? [`and ${omittedCount} more`] : [])].join('\n'),
      `The stock: ${shop.url}/desk/stock`,
    ],
  };
}
