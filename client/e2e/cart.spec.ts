import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

const KIWI = 'Green Kiwi, Pack of Three';
const GREENS = 'Coriander & Curry Leaf Combo';
const MASALA = 'Chole Masala';
/** A product with a stock of two. */
const CHEESE_BALLS = 'Cheese Corn Balls';
const KHAKHRA = 'Methi Khakhra, Hand Roasted on an Iron Tawa with Sesame and Fresh Fenugreek Leaves';
const CHUTNEY = 'Green Chutney in a Squeeze Bottle';

test('badge, cart and product page change before the server answers [2.header.5 2.product.21 3.state.1 4.addtocart.4 8.success.2]', async ({
  page,
  shop,
  shopper: _,
}) => {
  await steps.open(page, `/product/${(await shop.getProduct(KIWI)).id}`);
  await steps.expectCartCount(page, 0);

  const releaseAddition = await steps.delayOperation(page, 'AddToCart');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Adding...', exact: true })).toBeVisible();
  await steps.expectCartCount(page, 1);
  releaseAddition();
  await steps.expectMessage(page, 'Item is added in the cart');
  await steps.expectCartCount(page, 1);

  await steps.openCart(page);
  const releaseUpdate = await steps.delayOperation(page, 'UpdateCartLine');
  await steps.quantityOf(page, KIWI).getByRole('button', { name: 'One more', exact: true }).click();
  await expect(steps.quantityOf(page, KIWI).getByRole('status')).toHaveText('2');
  await expect(steps.cartRow(page, KIWI)).toContainText('Rs 192');
  await expect(page.getByRole('region', { name: 'Cart total', exact: true })).toContainText('Total₹192.00');
  releaseUpdate();

  await steps.cartRow(page, KIWI).getByTitle(KIWI).click();
  await steps.addToCart(page);
  await steps.expectCartCount(page, 1);
  await steps.openCart(page);
  await expect(steps.quantityOf(page, KIWI).getByRole('status')).toHaveText('3');
  await page.reload();
  await expect(steps.quantityOf(page, KIWI).getByRole('status')).toHaveText('3');
});

test('the cart is a table with a summary', async ({ page, shop, shopper }) => {
  const { id, rating } = await shop.getProduct(KHAKHRA);
  await shop.addToCart(shopper, KHAKHRA, { quantity: 16 });
  await shop.addToCart(shopper, GREENS);
  await steps.open(page, '/cart');
  const total = page.getByRole('region', { name: 'Cart total', exact: true });

  await test.step('it shows heading and number of products [2.cart.1 2.cart.2 2.cart.3]', async () => {
    await steps.expectBreadcrumb(page, 'Home', 'Shop', 'Cart');
    await expect(steps.heading(page, 'Your Cart')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('There are 2 products in your cart');
  });

  await test.step('a line shows product, price and subtotal [2.cart.4 2.cart.5 2.cart.6 2.cart.7 9.cut.3]', async () => {
    await expect(steps.columnTitles(page, 'Your Cart')).toHaveText([
      'Product',
      'Unit Price',
      'Quantity',
      'Subtotal',
      'Remove',
    ]);
    const row = steps.cartRow(page, KHAKHRA);
    const link = row.getByRole('link');
    await expect(link).toHaveAttribute('href', `/product/${id}`);
    await expect(link.locator('img')).toBeVisible();
    await expect(link).toContainText(`${KHAKHRA.slice(0, 50)}...`);
    await expect(link).not.toContainText(KHAKHRA.slice(0, 51));
    await expect(row.getByRole('img', { name: `Rated ${rating} out of 5`, exact: true })).toBeVisible();
    await expect(row).toContainText('Rs 76');
    await expect(row).toContainText('Rs 1216');
  });

  await test.step('the summary shows the total and links to the checkout [2.cart.12 2.cart.13 2.cart.14 2.cart.15 9.currency.1 9.shipping.1]', async () => {
    await expect(total).toContainText('Subtotal₹1,231.00');
    await expect(total).toContainText('Total₹1,231.00');
    await expect(total).toContainText('ShippingFree');
    await expect(total).toContainText('Estimate forUnited Kingdom');
    await total.getByRole('link', { name: 'Proceed To CheckOut', exact: true }).click();
    await expect(page).toHaveURL('/checkout');
    await page.goBack();
  });

  await test.step('a button links to the shop [2.cart.9]', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Continue Shopping', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

test('an overlay is shown during a change, and the cart is read again after one second', async ({
  page,
  shop,
  shopper,
}) => {
  await shop.addToCart(shopper, KIWI);
  await shop.addToCart(shopper, GREENS);
  await steps.installClock(page);
  await steps.open(page, '/cart');
  const overlay = page.getByText('Loading…');
  const table = page.getByRole('table', { name: 'Your Cart', exact: true });
  await expect(steps.cartRow(page, GREENS)).toBeVisible();
  await steps.pauseClock(page);
  const operations = steps.recordOperations(page);

  await test.step('after a new quantity [2.cart.17 4.cartquantity.2 4.cartquantity.3 4.overlay.1 9.delay.3]', async () => {
    const release = await steps.delayOperation(page, 'UpdateCartLine');
    await steps.quantityOf(page, GREENS).getByRole('button', { name: 'One more', exact: true }).click();
    await expect(overlay.locator('xpath=..')).toHaveCSS('opacity', '1');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(overlay).toBeHidden();
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await page.clock.fastForward(999);
    await steps.waitForRequests(page);
    expect(operations).toEqual(['UpdateCartLine']);
    await page.clock.fastForward(1);
    await expect.poll(() => operations).toEqual(['UpdateCartLine', 'Viewer']);
  });

  await test.step('after a removal [2.cart.17 4.cartremoval.1]', async () => {
    const release = await steps.delayOperation(page, 'RemoveCartLine');
    await page.getByRole('button', { name: `Remove ${GREENS}`, exact: true }).click();
    await expect(overlay.locator('xpath=..')).toHaveCSS('opacity', '1');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(overlay).toBeHidden();
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await expect(steps.cartRow(page, GREENS)).toBeHidden();
  });
});

test('a refused change is rolled back', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, CHUTNEY);
  await steps.open(page, '/cart');
  await expect(steps.quantityOf(page, CHUTNEY)).toBeVisible();

  const rival = await shop.createShopper();
  const { countInStock } = await shop.getProduct(CHUTNEY);
  await shop.addToCart(rival, CHUTNEY, { quantity: countInStock - 1 });
  const releaseStock = await shop.reserveCart(rival);

  const release = await steps.delayOperation(page, 'UpdateCartLine');
  await steps.quantityOf(page, CHUTNEY).getByRole('button', { name: 'One more', exact: true }).click();
  await expect(steps.quantityOf(page, CHUTNEY).getByRole('status')).toHaveText('2');
  release();
  await steps.expectAlert(page, 'The quantity is greater than product count in stock');
  await expect(steps.quantityOf(page, CHUTNEY).getByRole('status')).toHaveText('1');
  await releaseStock();
});

test('a change that does not reach the server is rolled back', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, GREENS);
  await steps.open(page, '/cart');
  await steps.failOperation(page, 'RemoveCartLine');

  await page.getByRole('button', { name: `Remove ${GREENS}`, exact: true }).click();
  await steps.expectAlert(page, 'The shop cannot be reached, so the cart stays as it was. Please try again.');
  await expect(steps.cartRow(page, GREENS)).toBeVisible();
  await steps.expectCartCount(page, 1);
});

test('a line is removed; the empty cart links to the shop [2.cart.10 2.cart.11 2.cart.16 4.cartremoval.2 8.success.3]', async ({
  page,
  shop,
  shopper,
}) => {
  await shop.addToCart(shopper, GREENS);
  await shop.addToCart(shopper, KIWI, { quantity: 2 });
  await steps.open(page, '/cart');
  const total = page.getByRole('region', { name: 'Cart total', exact: true });
  await expect(total).toContainText('Total₹207.00');

  await page.getByRole('button', { name: `Remove ${KIWI}`, exact: true }).click();
  await steps.expectMessage(page, 'Item removed from cart!');
  await expect(total).toContainText('Total₹15.00');
  await steps.expectCartCount(page, 1);

  await page.getByRole('button', { name: `Remove ${GREENS}`, exact: true }).click();
  await expect(page.getByText('Your Cart is currently empty')).toBeVisible();
  await expect(page.locator('main div[aria-hidden] > svg')).toBeVisible();
  await expect(total).toBeHidden();
  await steps.expectCartCount(page, 0);
  const back = page.getByRole('link', { name: 'Continue Shopping', exact: true });
  expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await back.click();
  await expect(page).toHaveURL('/');
});

test('nothing is added before an option is selected [4.addtocart.1 4.addtocart.2 4.addtocart.3 5.addtocart.1]', async ({
  page,
  shop,
  shopper: _,
}) => {
  await steps.open(page, `/product/${(await shop.getProduct(MASALA)).id}`);
  const options = page.getByRole('group', { name: 'WEIGHT', exact: true });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.postData() ?? ''));

  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(options).toHaveAttribute('aria-invalid', 'true');
  await steps.expectAlert(page, 'Please select WEIGHT first');
  await steps.expectCartCount(page, 0);
  expect(requests.join()).not.toContain('addToCart');

  await options.getByRole('button', { name: '200 g', exact: true }).click();
  await expect(options).not.toHaveAttribute('aria-invalid');
  await steps.addToCart(page);
  await steps.expectCartCount(page, 1);
});

test('a visitor must sign in to add a product [6.visitor.3 8.alert.2]', async ({ page, shop }) => {
  await steps.open(page, `/product/${(await shop.getProduct(KIWI)).id}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await steps.expectAlert(page, 'Please login first');
});

test('the quantity stays between one and the stock [2.product.20 4.quantity.1 4.quantity.2 4.quantity.3 8.alert.3 9.quantity.1]', async ({
  page,
  shop,
  shopper: _,
}) => {
  await steps.open(page, `/product/${(await shop.getProduct(CHEESE_BALLS)).id}`);
  await steps.expectCartCount(page, 0);
  await expectQuantityWithinStock();
  await steps.addToCart(page);

  await steps.openCart(page);
  await steps.quantityOf(page, CHEESE_BALLS).getByRole('button', { name: 'One less', exact: true }).click();
  await expectQuantityWithinStock();

  async function expectQuantityWithinStock() {
    const quantity = steps.quantityOf(page, CHEESE_BALLS);
    await expect(quantity.getByRole('status')).toHaveText('1');
    await expect(quantity.getByRole('button', { name: 'One less', exact: true })).toBeDisabled();
    await quantity.getByRole('button', { name: 'One more', exact: true }).click();
    await expect(quantity.getByRole('status')).toHaveText('2');
    await quantity.getByRole('button', { name: 'One more', exact: true }).click();
    await steps.expectAlert(page, 'The quantity is greater than product count in stock');
    await expect(quantity.getByRole('status')).toHaveText('2');
  }
});
