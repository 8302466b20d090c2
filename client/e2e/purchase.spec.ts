import { expect, test } from './fixtures.ts';
import { newPhone } from './shopApi.ts';
import * as steps from './steps.ts';

const MILK = 'Full Cream Milk, Pasteurised';
const CREAM = 'Fresh Cooking Cream';

test('a new shopper signs up, finds two products, pays and sees the order', { tag: '@phone' }, async ({
  page,
}) => {
  const email = `ravi.${crypto.randomUUID()}@kirana.example`;
  const password = 'three ripe bananas';

  await test.step('signs up and signs in', async () => {
    await steps.open(page, '/signUp');
    await steps.input(page, 'Full Name').fill('Ravi Kumar');
    await steps.input(page, 'Email').fill(email);
    await steps.input(page, 'Phone').fill(newPhone());
    await steps.input(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await steps.expectMessage(page, 'Your account is ready. Please sign in.');

    // The address changes before the page does, and both pages have an e-mail input.
    await expect(page).toHaveURL('/signIn');
    await expect(steps.heading(page, 'Sign In')).toBeVisible();
    await steps.input(page, 'Email').fill(email);
    await steps.input(page, 'Password').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await steps.expectMessage(page, 'Welcome, Ravi Kumar!');
    await expect(page).toHaveURL('/');
    await steps.expectCartCount(page, 0);
  });

  await test.step('adds a litre of milk to the cart', async () => {
    await steps.search(page, 'cream milk');
    await steps.openProduct(page, MILK);
    await page.getByRole('button', { name: '1 litre', exact: true }).click();
    await steps.addToCart(page);
    await steps.expectCartCount(page, 1);
  });

  await test.step('adds cream to the cart', async () => {
    await steps.search(page, 'cooking crem');
    await steps.openProduct(page, CREAM);
    await steps.addToCart(page);
    await steps.expectCartCount(page, 2);
  });

  await test.step('changes the quantity of milk to three', async () => {
    await steps.openCart(page);
    await expect(steps.cartRow(page, MILK)).toContainText('1 litre');
    const more = steps.quantityOf(page, MILK).getByRole('button', { name: 'One more', exact: true });
    await more.click();
    await more.click();
    await expect(steps.cartRow(page, MILK)).toContainText('Rs 198');
    await expect(steps.cartRow(page, CREAM)).toContainText('Rs 72');
    await expect(page.getByRole('region', { name: 'Cart total', exact: true })).toContainText('Total₹270.00');
  });

  await test.step('checks out and pays [2.checkout.5 2.checkout.6 2.checkout.7 2.checkout.8 4.checkout.2 9.cut.5]', async () => {
    await page.getByRole('link', { name: 'Proceed To CheckOut', exact: true }).click();
    const summary = page.getByRole('region', { name: 'YOUR ORDER', exact: true });
    await expect(summary).toContainText('Full Cream Milk, Pas... × 3');
    await expect(summary).toContainText('₹270.00');
    const ravi = { id: '', token: '', name: 'Ravi Kumar', phone: '9812345678', email, password };
    await steps.checkOut(page, ravi);
    await expect(steps.paymentWindow(page)).toContainText('No money moves');
    await steps.pay(page, 'Rs 270');
  });

  await test.step('sees the order [2.checkout.9 2.orders.2 4.checkout.3 4.checkout.5]', async () => {
    await expect(page).toHaveURL('/orders');
    await expect(steps.orders(page)).toHaveCount(1);
    const order = steps.orders(page);
    await expect(order).toContainText('Rs 270');
    await expect(order).toContainText('paid');
    await expect(order).toContainText('12 Brigade Road');

    await order.getByRole('button', { name: 'Click here to view', exact: true }).click();
    const products = page.getByRole('dialog', { name: 'Products', exact: true });
    const milk = products.getByRole('row').filter({ has: page.getByTitle(MILK) });
    await expect(milk).toContainText('1 litre');
    await expect(milk).toContainText('Rs 198');
    await expect(products.getByRole('row').filter({ has: page.getByTitle(CREAM) })).toContainText('Rs 72');
    await products.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('has an empty cart [4.checkout.4]', async () => {
    await steps.expectCartCount(page, 0);
    await steps.openCart(page);
    await expect(page.getByText('Your Cart is currently empty')).toBeVisible();
  });
});
