import type { NewMail } from '../notifications/notifications.service.ts';
import type { MailShop } from '../settings/mailShop.service.ts';

// Mails about the stock, to staff.

/** Products that a mail names. */
const MAX_NAMES = 50;

interface NamedProduct {
  id: string;
  name: string;
  brand: string;
}

interface LowProduct extends NamedProduct {
  onHand: number;
  threshold: number;
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

/** About products of which nothing is left; at least one. */
export const soldOutText = (products: readonly NamedProduct[], shop: MailShop): StockMailText =>
  describeProducts(products, shop, {
    subject: 'Sold out',
    one: (product) =>
      `nothing is left of ${fullName(product)}. Shoppers see it as sold out until units come in.`,
    many: (count) =>
      `nothing is left of ${count} products. Shoppers see them as sold out until units come in.`,
    listed: fullName,
  });

/** About products whose stock has become low; at least one. */
export const lowStockText = (products: readonly LowProduct[], shop: MailShop): StockMailText =>
  describeProducts(products, shop, {
    subject: 'Low stock',
    one: (product) =>
      `${product.onHand} ${product.onHand === 1 ? 'unit is' : 'units are'} left of ${fullName(product)}. ` +
      `Its stock counts as low at ${product.threshold}.`,
    many: (count) => `the stock of ${count} products has become low.`,
    listed: (product) => `${fullName(product)}: ${product.onHand} left, low at ${product.threshold}`,
  });

const fullName = ({ brand, name }: NamedProduct): string => [brand, name].filter(Boolean).join(' ');

interface Sentences<Product> {
  subject: string;
  one: (product: Product) => string;
  many: (count: number) => string;
  /** A product in a list. */
  listed: (product: Product) => string;
}

function describeProducts<Product extends NamedProduct>(
  products: readonly Product[],
  shop: MailShop,
  { subject, one, many, listed }: Sentences<Product>,
): StockMailText {
  const [first] = products as [Product];
  if (products.length === 1)
    return {
      subject: `${subject}: ${first.name}`,
      paragraphs: [one(first), `Its stock ledger: ${shop.url}/desk/stock?product=${first.id}`],
    };
  const names = products.slice(0, MAX_NAMES).map((product) => `- ${listed(product)}`);
  const omittedCount = products.length - names.length;
  return {
    subject: `${subject}: ${products.length} products`,
    paragraphs: [
      many(products.length),
      [...names, ...(omittedCount > 0 ? [`and ${omittedCount} more`] : [])].join('\n'),
      `The stock: ${shop.url}/desk/stock`,
    ],
  };
}
