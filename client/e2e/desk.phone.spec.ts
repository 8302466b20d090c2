import { expect, test } from './fixtures.ts';

// What staff find on the first screen of a phone.

test('lists begin on the first screen, below a search and a button for the filters @phone', async ({
  page,
  isMobile,
  owner: _,
}) => {
  const firstRow = (name: string) =>
    page
      .getByRole('table', { name, exact: true })
      .locator('tbody tr')
      .or(page.getByRole('list', { name }).getByRole('listitem'))
      .first();
  for (const { address, row, filter } of [
    { address: 'products', row: page.getByRole('row').nth(2), filter: 'Category' },
    { address: 'audit-log', row: firstRow('Audit log'), filter: 'What happened' },
    { address: 'reviews', row: firstRow('Reviews'), filter: 'Stars' },
  ])
    await test.step(address, async () => {
      await page.goto(`/desk/${address}`);
      await expect(row).toBeVisible();
      const { y, height } = (await row.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
      expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
      await expect(page.getByRole('searchbox').first()).toBeInViewport();
      const field = page.getByLabel(filter, { exact: true });
      const button = page.getByRole('button', { name: /^Filters/ });
      if (!isMobile) {
        await expect(field).toBeVisible();
        await expect(button).toBeHidden();
        return;
      }
      await expect(field).toBeHidden();
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await field.selectOption({ index: 1 });
      await expect(button).toHaveText('Filters (1)');
    });
});

test('a row of the grid has a large link to the product’s page @phone', async ({
  page,
  isMobile,
  owner: _,
}) => {
  await page.goto('/desk/products');
  const link = page
    .getByRole('grid', { name: 'Products' })
    .getByRole('link', { name: /^Open / })
    .first();
  await expect(link).toBeInViewport({ ratio: 1 });
  const box = await link.boundingBox();
  const least = isMobile ? 44 : 24;
  expect(box?.width).toBeGreaterThanOrEqual(least);
  expect(box?.height).toBeGreaterThanOrEqual(least);
  await link.click();
  await expect(page).toHaveURL(/\/desk\/products\/[\w-]+$/);
});
