import { auditDetail, auditSubject, auditTitle } from './auditWords.service.ts';

describe('the words of the audit log', () => {
  it.each([
    ['orderMoved', 'packed → outForDelivery', 'Packed → Out for delivery'],
    ['orderMoveUndone', 'packing → paid', 'Packing → Paid'],
    ['roleChanged', 'shopper → packer, by invitation', 'Shopper → Packer, by invitation'],
    [
      'productChanged',
      'oldPrice Rs 131 → Rs 125, countInStock 3 → 4',
      'Old price Rs 131 → Rs 125, stock 3 → 4',
    ],
    ['productChanged', 'sku none → RICE-10', 'SKU none → RICE-10'],
    ['productChanged', 'name iPhone → iPad, description', 'Name iPhone → iPad, description'],
    ['settingsChanged', 'invoiceText: (empty) → invoiceText: 5', 'Invoice text: (empty) → invoiceText: 5'],
    ['settingsChanged', 'supportHours: 9 to 5 → always', 'Support hours: 9 to 5 → always'],
    ['stockAdjusted', 'correction: 10 → 12', 'Correction: 10 → 12'],
    ['ordersExported', '500 rows, HIGHEST_AMOUNT, continued', '500 rows, highest amount, continued'],
    ['orderNoteDeleted', 'iPhone of aNote', 'iPhone of aNote'],
    ['productChanged', 'name Cover, iPhone 15 → Cover, eBook', 'Name Cover, iPhone 15 → Cover, eBook'],
    ['productChanged', 'brand Rao, deMello → Rao, sku 5', 'Brand Rao, deMello → Rao, sku 5'],
    [
      'productChanged',
      'brand oven, sku 5 → fan, oldPrice Rs 1,200 → Rs 9',
      'Brand oven, sku 5 → fan, old price Rs 1,200 → Rs 9',
    ],
    ['productChanged', 'description, productWeight, sku A-1 → none', 'Description, weights, SKU A-1 → none'],
    ['settingsChanged', 'address: 1, oldPrice Rs 2 → 1, gstin: 5', 'Address: 1, oldPrice Rs 2 → 1, gstin: 5'],
    ['categoryChanged', 'eBooks, iPads: picture', 'eBooks, iPads: picture'],
    ['bannerChanged', 'title eBooks, sku 5 → aSale', 'title eBooks, sku 5 → aSale'],
    ['lowStockThresholdSet', 'default', 'Default'],
  ])('say of %s "%s": %s', (action, detail, text) => {
    expect(auditDetail({ action, detail })).toBe(text);
  });

  it('name events and what they are about', () => {
    expect(auditTitle('orderMoveUndone')).toBe('Order move undone');
    expect(auditTitle('somethingOlder')).toBe('Something older');
    expect(auditSubject({ subject: 'order:0199' })).toBe('Order 0199');
    expect(auditSubject({ subject: null })).toBe('');
  });
});
