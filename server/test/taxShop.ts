import {
  findOrderDocuments,
  type InvoiceDocument,
} from '../src/features/orders/invoices/taxDocuments.service.ts';
import { expectTypename } from './expectTypename.ts';
import { DeskTaxDocuments, EditedSettings, IssueInvoices, UpdateSettings } from './generated/documents.ts';
import { present, startOffersShop } from './offersShop.ts';

export type TaxShop = Awaited<ReturnType<typeof startTaxShop>>;

/** Of the shop, in Maharashtra. */
export const GSTIN = '27AAPFU0939F1ZV';

const FIGURES = [
  'total',
  'refunded',
  'paid',
  'unitPrice',
  'discount',
  'amount',
  'rate',
  'taxable',
  'cgst',
  'sgst',
  'igst',
];

/** Amounts in rupees, rates in percent. */
function withFigures<Shown extends object>(document: InvoiceDocument, shown: Shown) {
  const figures: InvoiceDocument = JSON.parse(JSON.stringify(document), (key, value) =>
    FIGURES.includes(key) && typeof value === 'number' ? value / 100 : value,
  );
  return { ...figures, ...shown, invoice: figures.invoice, tax: figures.tax };
}

/** A shop with offers and refunds, whose products cost Rs 90. Before each test call `reset`. */
export async function startTaxShop() {
  const kit = await startOffersShop();
  const owner = await kit.newStaff('owner');
  await kit.sql('UPDATE catalog_state SET revision = revision + 1');
  await kit.sql(
    'UPDATE products SET price = 9000, oldPrice = 9000, revision = (SELECT revision FROM catalog_state)',
  );
  await kit.sql('UPDATE variants SET price = 9000, oldPrice = 9000');
  await kit.shop.catalog.refresh();

  async function updateSettings(change: object) {
    const { desk } = await kit.gql(EditedSettings, {}, owner.token);
    const { version, updatedAt: _, ...settings } = present(desk).settings;
    const input = { ...settings, ...change };
    return (await kit.gql(UpdateSettings, { input, version }, owner.token)).updateSettings;
  }
  /** Sets columns of the product that `buy` buys. @param assignments in SQL */
  const taxPaneer = async (assignments: string) =>
    kit.sql(`UPDATE products SET ${assignments} WHERE id = '${(await kit.product('paneer')).id}'`);
  /** An order of some units of one product, for a consumer in the shop's State unless the form says otherwise. */
  async function buy(quantity = 3, form: object = {}) {
    const { shopper, product, checkout } = await kit.startCheckout({ quantity, form });
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const { order } = expectTypename(await kit.complete(shopper, answer), 'OrderPlaced');
    const [line] = await kit.shop.db.read.query(
      `SELECT id FROM checkout_lines WHERE checkoutId = '${checkout.id}'`,
    );
    const { razorpay_payment_id: paymentId } = answer;
    return { shopper, product, orderId: order.id, lineId: String(line.id), paymentId };
  }
  const issue = ({ orderId }: { orderId: string }) =>
    kit.gql(IssueInvoices, { orderIds: [orderId] }, owner.token);
  /** The figures of its tax documents, with what the desk gets of them. */
  async function documentsOf({ orderId }: { orderId: string }) {
    const { desk } = await kit.gql(DeskTaxDocuments, { id: orderId }, owner.token);
    const { invoice, creditNotes } = present(desk?.order);
    const { db } = kit.shop;
    const figures = (await findOrderDocuments(kit.shop, db.read, [orderId])).get(orderId);
    return {
      invoice: figures && invoice ? withFigures(figures.invoice, invoice.document) : undefined,
      creditNotes: creditNotes.map((note, index) => withFigures(present(figures?.creditNotes[index]), note)),
    };
  }

  return {
    ...kit,
    owner,
    updateSettings,
    taxPaneer,
    buy,
    issue,
    documentsOf,
    invoiceOf: async (placed: { orderId: string }) => present((await documentsOf(placed)).invoice),
    /** Buys, and issues the invoice. */
    async buyInvoiced(quantity?: number, form?: object) {
      const placed = await buy(quantity, form);
      await issue(placed);
      return placed;
    },
    /** Registers the shop for GST: paneer has 5 %, other products no rate. Switches all offers off. */
    async reset() {
      await kit.withoutOffers();
      for (const table of ['products', 'categories'])
        await kit.sql(`UPDATE ${table} SET hsn = NULL, gstRate = NULL, taxExempt = 0`);
      await updateSettings({ gstRegistered: true, gstin: GSTIN });
      await taxPaneer("gstRate = 500, hsn = '0406'");
    },
  };
}
