import { ask, expect, test } from './ownShop.ts';

// A shelf that is too large for one call.

const COUNT = 205;

test('a shelf of more than two hundred products is counted at once', async ({
  page,
  request,
  owner: { token },
}) => {
  test.slow();
  const lines = Array.from({ length: COUNT }, (_, index) => `B-${index},Bead ${index},Craft,Beads,Own,5,3`);
  const csv = ['Code,Item,Category,Sub category,Brand,Rate,Qty', ...lines].join('\r\n');
  const upload = await request.post('/desk/imports', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'beads.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) } },
  });
  const { id } = await upload.json();
  await ask(request, 'mutation($id: ID!) { startImport(id: $id) { __typename } }', { id }, token);
  const stateOf = async () =>
    (await ask(request, 'query($id: ID!) { desk { import(id: $id) { state } } }', { id }, token)).desk.import
      .state;
  await expect.poll(stateOf).toBe('done');

  await page.goto('/desk/stock?view=count');
  await page.getByLabel('Shelf', { exact: true }).selectOption({ label: 'Beads' });
  const fields = page.getByRole('textbox', { name: /^Bead \d/ });
  const pageSize = 30;
  await expect(fields).toHaveCount(pageSize);
  for (let shown = pageSize; shown < COUNT; shown += pageSize) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(fields).toHaveCount(Math.min(shown + pageSize, COUNT));
  }
  await fields.first().focus();
  for (let index = 0; index < COUNT; index++) {
    await page.keyboard.type(index === COUNT - 1 ? '9' : '4');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(`${COUNT} of ${COUNT} counted, ${COUNT} differ`)).toBeVisible();
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText(`${COUNT} items counted, ${COUNT} corrected`)).toBeVisible();
  const unitsOf = async () => {
    const query = 'query($text: String!) { desk { products(filter: { text: $text }) { nodes { stock } } } }';
    const stocks = await Promise.all(
      ['B-0', `B-${COUNT - 1}`].map((text) => ask(request, query, { text }, token)),
    );
    return stocks.map(({ desk }) => desk.products.nodes[0].stock).sort();
  };
  expect(await unitsOf()).toEqual([4, 9]);
});
