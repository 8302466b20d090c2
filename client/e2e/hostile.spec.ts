import { expect, test } from './fixtures.ts';
import { open } from './steps.ts';

const SCRIPT = '</script><script>window.injected = 1</script><img src=x onerror="window.injected = 2">';

test('user input is rendered as text, by the browser and by the server', async ({
  page,
  request,
  shop,
  shopper,
}) => {
  const { id } = await shop.getProduct('Low Fat Paneer Cubes');
  const response = await request.post('/api/productReviews/add', {
    headers: { authorization: `Bearer ${shopper.token}` },
    data: { productId: id, review: SCRIPT, customerRating: 4 },
  });
  expect(response.status()).toBe(201);

  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await open(page, `/product/${id}`);
  await page.getByRole('tab', { name: /Reviews/ }).click();
  await expect(page.getByText(SCRIPT)).toBeVisible();
  await open(page, `/search?q=${encodeURIComponent(SCRIPT)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('window.injected');
  expect(await page.evaluate(() => Reflect.get(window, 'injected'))).toBeUndefined();
  // The content security policy did not have to block anything.
  expect(messages.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});
