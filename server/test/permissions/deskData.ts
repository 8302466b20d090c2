import { Review } from '../../src/features/reviews/reviews.entity.ts';
import { expectTypename } from '../expectTypename.ts';
import {
  AddOrderNote,
  AddReview,
  AnswerReview,
  BlockCustomer,
  ChangeSearchWords,
  CreateInventoryItem,
  DeskVariants,
  EditedSettings,
  InviteStaffMember,
  IssueInvoices,
  SaveLetter,
  SaveOffer,
  SaveView,
  SubscribeToNewsletter,
  UnblockCustomer,
  UpdateProducts,
  UpdateSettings,
} from '../generated/documents.ts';
import { tenPercent } from '../offersShop.ts';
import { linesOf, type RefundShop } from '../refundShop.ts';
import type { Shopper } from '../testkit.ts';
import { createSession } from './ownedResources.ts';

/**
 * Gives every list of the desk something to show.
 * @returns the arguments with which the fields show it, by `Type.field`, and a shopper whom staff have blocked
 */
export async function fillDesk(
  kit: RefundShop,
  owner: Shopper,
): Promise<{ args: Record<string, string>; blocked: Shopper }> {
  const { saveOffer } = await kit.gql(SaveOffer, { version: 0, input: tenPercent }, owner.token);
  const { id: offerId, version } = expectTypename(saveOffer, 'DeskOfferSaved').offer;
  const refunded = await kit.placeOrder(3);
  await kit.refundPart(refunded, { lines: linesOf(refunded, 1) });
  const { orderId, lineId } = refunded;
  await kit.sql(`UPDATE checkout_lines SET unitAmount = 200, amountUnit = 'G' WHERE id = '${lineId}'`);
  await registerForGst(kit, owner);
  await kit.gql(IssueInvoices, { orderIds: [orderId] }, owner.token);
  await kit.refundPart(refunded, { amount: 5 });
  await kit.refundByHand(refunded.paymentId, 100);
  kit.refuseRefund();
  await kit.refund(refunded, { lines: linesOf(refunded, 1) });
  await kit.gql(AddOrderNote, { orderId, text: 'Rings twice' }, owner.token);
  await kit.gql(SaveView, { list: 'orders', name: 'Paid', query: 'status=paid', shared: true }, owner.token);
  const { orderId: unpacked } = await kit.placeOrder(1);
  // From here on it is off, so that it changes no other order.
  const switchedOff = { ...tenPercent, active: false };
  await kit.gql(SaveOffer, { id: offerId, version, input: switchedOff }, owner.token);
  await addAnsweredReview(kit, owner);
  const blocked = await kit.newShopper();
  const { shopper } = refunded;
  for (const { id } of [blocked, shopper]) await kit.gql(BlockCustomer, { id, reason: 'Fraud' }, owner.token);
  await kit.gql(UnblockCustomer, { id: shopper.id }, owner.token);
  await createSession(kit.shop.db, shopper);
  await kit.gql(SubscribeToNewsletter, { email: 'reader@example.com' }, null);
  const input = { subject: 'Mangoes', body: 'They are here.' };
  const { saveLetter } = await kit.gql(SaveLetter, { version: 0, input }, owner.token);
  const { id: letterId } = expectTypename(saveLetter, 'DeskLetterSaved').letter;
  await kit.gql(InviteStaffMember, { input: { email: 'guest@example.com', role: 'packer' } }, owner.token);
  await kit.gql(ChangeSearchWords, { changes: [{ after: ['onion', 'dungli'] }] }, owner.token);
  const importId = await uploadImport(kit, owner);
  await setVariants(kit, owner, refunded.product);
  return {
    blocked,
    args: {
      'Desk.orders': 'first: 5, filter: {}',
      'Desk.order': `id: "${orderId}"`,
      'Desk.ordersById': `ids: ["${orderId}"]`,
      'Desk.orderPayment': `orderId: "${orderId}"`,
      'Desk.refunds': 'first: 5, filter: { from: "2026-01-01" }',
      'Desk.packList': `orderIds: ["${unpacked}"]`,
      'Desk.letter': `id: "${letterId}"`,
      'Desk.offers': 'first: 2',
      'Desk.offer': `id: "${offerId}"`,
      'Desk.offerPreview': `input: ${PREVIEWED_OFFER}, basket: [{ productId: "${refunded.product.id}", quantity: 1 }]`,
      'Desk.savedViews': 'list: orders',
      'Desk.staffSessions': `id: "${owner.id}"`,
      'Desk.auditLog': 'first: 5',
      'Desk.products': 'first: 2',
      'Desk.productsWithoutTax': 'first: 2',
      'Desk.product': `id: "${refunded.product.id}"`,
      'Desk.import': `id: "${importId}"`,
      'Desk.imports': 'first: 2',
      'Desk.stockMovements': 'first: 2',
      'Desk.lowStock': 'first: 2',
      'Desk.unsoldItems': 'first: 2',
      'Desk.stockedProducts': 'first: 2',
      'Desk.report': 'lastDays: 30',
      'Desk.reviews': 'first: 5',
      'Desk.customers': 'first: 5',
      'Desk.customer': `id: "${shopper.id}"`,
      'Desk.subscribers': 'first: 2',
      'Desk.letters': 'first: 2',
      'DeskCustomer.orders': 'first: 2',
      'DeskCustomer.events': 'first: 2',
      'DeskImportPreview.rows': 'first: 5',
    },
  };
}

/** Lets invoices have tax, and refunds after them credit notes. */
async function registerForGst(kit: RefundShop, { token }: Shopper): Promise<void> {
  await kit.sql('UPDATE products SET gstRate = 500');
  const { desk } = await kit.gql(EditedSettings, {}, token);
  if (!desk) throw new Error('The owner may not use the desk');
  const { version, updatedAt: _, ...settings } = desk.settings;
  const input = { ...settings, gstRegistered: true, gstin: '27AAPFU0939F1ZV' };
  const { updateSettings } = await kit.gql(UpdateSettings, { input, version }, token);
  expectTypename(updateSettings, 'DeskSettingsSaved');
}

/** Gives each option of a product a price of its own, and one of them an inventory item. */
async function setVariants(
  kit: RefundShop,
  { token }: Shopper,
  { id, options }: { id: string; options: readonly string[] },
): Promise<void> {
  const input = { name: 'Paneer, loose', countedIn: 'G' as const, units: 5000, code: 'PANEER' };
  const { createInventoryItem } = await kit.gql(CreateInventoryItem, { input }, token);
  const { item } = expectTypename(createInventoryItem, 'DeskInventoryItemCreated');
  const { desk } = await kit.gql(DeskVariants, { id }, token);
  const variants = options.map((label, index) => ({
    label,
    price: 50 * (index + 1),
    amount: 100,
    unit: 'G' as const,
    inventoryId: item.id,
  }));
  const change = { id, version: desk?.product?.version ?? '', variants };
  const { updateProducts } = await kit.gql(UpdateProducts, { changes: [change] }, token);
  expectTypename(updateProducts, 'DeskProductsUpdated');
}
const PREVIEWED_OFFER = `{ name: "Ten", code: "", kind: PERCENT, percent: 10, amount: 0, buyQuantity: 0, freeQuantity: 0, scope: ALL, scopeIds: [],
  firstOrderOnly: false, minBasket: 0, active: false }`;

async function addAnsweredReview(kit: RefundShop, owner: Shopper): Promise<void> {
  const shopper = await kit.newShopper();
  const { id: productId } = await kit.product('paneer');
  await kit.gql(AddReview, { input: { productId, review: 'Fresh', customerRating: 4 } }, shopper.token);
  const { id } = await kit.shop.db.read.findOneByOrFail(Review, { userId: shopper.id });
  await kit.gql(AnswerReview, { id, text: 'Thank you' }, owner.token);
}

/** A file that changes a product, adds one, and has a record that is refused. */
async function uploadImport(kit: RefundShop, { token }: Shopper): Promise<string> {
  const { id, name, catName, price } = await kit.product('paneer');
  const { body: product } = await kit.rest<{ brand: string; subCatName: string }>('GET', `/products/${id}`);
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = [
    'product,category,sub_category,brand,sale_price,market_price',
    `${[name, catName, product.subCatName, product.brand].map(quote).join()},${price + 1},${price + 1}`,
    'Saffron ,Staples,Spices,Own,400,500',
    ',Staples,Spices,Own,400,500',
  ];
  const form = new FormData();
  form.append('file', new Blob([lines.join('\n')]), 'list.csv');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${kit.url}/desk/imports`, { method: 'POST', headers, body: form });
  return ((await response.json()) as { id: string }).id;
}
