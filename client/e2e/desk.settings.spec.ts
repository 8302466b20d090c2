import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible.ts';
import { deskList } from './deskList.ts';
import { expect, test } from './ownShop.ts';

test('the owner changes the phone number and an information page, and shoppers see them', {
  tag: '@phone',
}, async ({ page, context, owner: _ }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/desk/settings');
  await page.getByLabel('GSTIN').fill('29AAPFU0939F1ZX');
  await page.getByLabel('Phone number').fill('1800 222 3333');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('This is not a GSTIN')).toBeVisible();
  await expectAccessible(page);
  const threshold = page.getByLabel('Stock is low from');
  await threshold.fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Please enter a whole number')).toBeVisible();
  await threshold.fill('5');
  await page.getByLabel('Address').fill('12, MG Road\nBengaluru 560001');
  // In the demo shop's State: other tests read its taxes.
  await page.getByLabel('GSTIN').fill('29AAPFU0939F1ZR');

  // Nobody loses changes by a click on another tab.
  await page.getByRole('tab', { name: 'Information pages' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
  // The schema is checked without compiled code, which the content security policy would block.
  expect(messages.filter((text) => text.includes('Content Security Policy'))).toEqual([]);

  await page.getByRole('tab', { name: 'Information pages' }).click();
  await page.getByRole('combobox', { name: 'Page' }).selectOption('careers');
  await page.getByRole('textbox', { name: 'Text' }).fill('## Now\n\nWe look for a baker. Call {phone}.');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('The page is saved')).toBeVisible();
  await expectAccessible(page);

  // An order without an invoice.
  await page.goto('/desk/orders?status=paid');
  // On phones the orders are cards.
  await page.getByRole('main').locator('a[href^="/desk/orders/"]').first().click();
  await page.getByRole('link', { name: 'Invoice' }).click();
  await page.getByRole('button', { name: 'Issue 1 invoice' }).click();
  for (const text of ['12, MG Road', 'GSTIN 29AAPFU0939F1ZR', '1800 222 3333'])
    await expect(page.getByRole('main').getByText(text)).toBeVisible();

  const shop = await context.newPage();
  await shop.goto('/careers');
  await expect(shop.getByRole('heading', { name: 'Now' })).toBeVisible();
  await expect(shop.getByText('We look for a baker. Call 1800 222 3333.')).toBeVisible();
  await expect(shop.getByRole('contentinfo').getByRole('link', { name: '1800 222 3333' })).toHaveAttribute(
    'href',
    'tel:18002223333',
  );
});

test('someone else’s change is shown beside one’s own', async ({ page, context, owner: _ }) => {
  const other = await context.newPage();
  await page.goto('/desk/settings');
  await other.goto('/desk/settings');
  await page.getByLabel('Support hours').fill('8 to 20');
  await other.getByLabel('Support hours').fill('9 to 18');
  await other.getByRole('button', { name: 'Save settings' }).click();
  await expect(other.getByText('The settings are saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('table', { name: 'Both versions' })).toContainText('8 to 209 to 18');
  // A button under the pointer has the colours of its hover state.
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
  await other.goto('/');
  await expect(other.getByRole('contentinfo')).toContainText('8 to 20 Support Center');
});

test(
  'the owner sends a letter, which its reader gets and ends with one request',
  {
    tag: '@phone',
  },
  async ({ page, shop, mailServer, owner: _ }, { project }) => {
    const email = `reader.${project.name}@example.com`;
    await shop.query('mutation ($email: String!) { subscribeToNewsletter(email: $email) { __typename } }', {
      email,
    });
    await page.goto('/desk/newsletter?section=subscribers');
    await expect(deskList(page, 'Subscribers')).toContainText(email);
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toContain(email);

    await page.goto('/desk/newsletter/new');
    await expect(page.getByText('Save the draft first')).toBeVisible();
    const subject = `Mangoes for ${project.name}`;
    await page.getByLabel('Subject').fill(subject);
    await page.getByRole('textbox', { name: 'Text' }).fill('Dear reader,\n\nhttps://kirana.example/mangoes');
    await expect(page.getByRole('link', { name: 'https://kirana.example/mangoes' })).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Mail it to me' }).click();
    const mailsTo = (to: string) => mailServer.mails.filter((mail) => mail.to === to);
    await expect
      .poll(() => mailsTo('owner@kirana.example').map((mail) => mail.subject))
      .toContain(`[Test] ${subject}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send to all…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).dblclick();
    await expect(page.getByText(/^sent to \d+$/)).toBeVisible();

    const letters = () => mailsTo(email).filter((mail) => mail.subject === subject);
    await expect.poll(() => letters().length).toBe(1);
    // The link in the text asks first, because mail programs open links by themselves.
    const reader = await page.context().newPage();
    await reader.goto(/http\S+unsubscribe\S+/.exec(letters()[0]?.text ?? '')?.[0] ?? '');
    await expect(reader.getByRole('main').getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    const link = /<(.*)>/.exec(letters()[0]?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect((await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
    await page.goto('/desk/newsletter?section=subscribers&state=UNSUBSCRIBED');
    await expect(deskList(page, 'Subscribers')).toContainText(email);
  },
);
