import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signInDemoOwner } from './deskStaff.ts';
import { expect, test } from './fixtures.ts';
import { signInBrowser } from './shopApi.ts';

// The demo without a mail server: who tries it in a browser reads its mails there, and needs no terminal.

/** Presses what opens the page of the mails in another tab. */
async function openMails(page: Page, press: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await press();
  const mails = await opening;
  await expect(mails.getByRole('heading', { name: 'Mails of the demo' })).toBeVisible();
  return mails;
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const cards = (mails: Page) => mails.getByRole('main').getByRole('listitem');

test('an invited packer opens the link in the demo’s mails and joins @phone', async ({
  page,
  context,
  shop,
  baseURL,
}, { project }) => {
  // A session of its own, which ends with “Use another account”.
  await signInBrowser(context, String(baseURL), await signInDemoOwner(shop));
  const email = `pavan.mails.${project.name}@example.com`;
  await page.goto('/desk/staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to the staff' });
  await expect(dialog.getByText('This demo sends no mail')).toBeVisible();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`An invitation to ${email} is among the mails of this demo`)).toBeVisible();

  const mails = await openMails(page, () => page.getByRole('button', { name: 'Read it' }).click());
  await expect(mails.getByLabel('Recipient or subject')).toHaveValue(email);
  const invitation = cards(mails).filter({ hasText: 'You are invited' });
  await expect(invitation).toHaveCount(1);
  const link = invitation.getByRole('link');
  await expect(link).toBeVisible();
  await expectAccessible(mails, 'html');
  expect(await mails.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    mails.viewportSize()?.width ?? 0,
  );

  const joining = mails.waitForEvent('popup');
  await link.click();
  const packer = await joining;
  await expect(packer.getByText(`The invitation is for ${email}`)).toBeVisible();
  await packer.getByRole('button', { name: 'Use another account' }).click();
  await packer.getByLabel('Name').fill('Pavan Packer');
  await packer.getByLabel('Phone').fill(`90000${project.name === 'phone' ? '1' : '2'}0091`);
  await packer.getByLabel('Password').fill('ten green mangoes');
  await packer.getByRole('button', { name: 'Open an account' }).click();
  await packer.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(packer.getByRole('heading', { level: 1 })).toContainText('Namaste, Pavan Packer');
});

test('a letter goes to the demo’s subscribers, and its mails can be read @phone', async ({ page, owner: _ }, {
  project,
}) => {
  const subject = `Mangoes of ${project.name}: ${'a long subject '.repeat(5)}${'!'.repeat(20)}`;
  await page.goto('/desk/newsletter?section=subscribers');
  await expect(page.getByText(/^\d\d subscribers$/)).toBeVisible();
  await page.goto('/desk/newsletter/new');
  await page.getByLabel('Subject').fill(subject);
  const longAddress = `https://kirana.example/${'x'.repeat(200)}`;
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill(`Dear reader,\n\nhttps://kirana.example/mangoes.\n${longAddress}`);
  await expect(page.getByRole('link', { name: longAddress })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Mail it to me' }).click();
  await expect(
    page.getByText('A test mail to owner@kirana.example is among the mails of this demo'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send to all…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^sent to \d+$/)).toBeVisible();
  const editor = page.url();
  await page.goto('/desk/newsletter');
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await page.goto(editor);

  const mails = await openMails(page, () => page.getByRole('link', { name: 'read its mails here' }).click());
  await mails.getByLabel('Recipient or subject').fill(subject);
  // Each reader's, and the one to the owner.
  await expect.poll(() => cards(mails).filter({ visible: true }).count()).toBeGreaterThan(50);
  await mails.getByLabel('Recipient or subject').fill('asha.menon@shopper.example');
  const card = cards(mails).filter({ hasText: subject, visible: true });
  await card.getByText(subject).click();
  await expect(card.getByRole('link', { name: 'https://kirana.example/mangoes', exact: true })).toBeVisible();
  // An open mail stays open while the list is read again.
  const read = () => mails.waitForResponse((response) => response.url().endsWith('/sandbox/mails/list'));
  await read();
  await read();
  await expect(card.getByText('Dear reader')).toBeVisible();
  const unsubscribing = mails.waitForEvent('popup');
  await card.getByRole('link', { name: /unsubscribe/ }).click();
  await expect(
    (await unsubscribing).getByRole('main').getByRole('button', { name: 'Unsubscribe' }),
  ).toBeVisible();
});

test('text in a mail is shown as text', async ({ page, shop, getStaff }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const shopper = await shop.createShopper();
  const { token } = await getStaff('owner');
  const { saveLetter } = await shop.query<{ saveLetter: { letter: { id: string } } }>(
    `mutation ($input: DeskLetterInput!) {
      saveLetter(version: 0, input: $input) { ... on DeskLetterSaved { letter { id } } }
    }`,
    {
      input: {
        subject: `<img src=x onerror=alert(1)> ${shopper.id}`,
        body: '<script>alert(1)</script>\njavascript:alert(2) http://a.example/"onclick="alert(3)',
      },
    },
    token,
  );
  await shop.query(
    'mutation ($id: ID!) { sendTestLetter(id: $id) { __typename } }',
    { id: saveLetter.letter.id },
    token,
  );
  await page.goto(`/sandbox/mails?to=${shopper.id}`);
  const card = cards(page).filter({ visible: true });
  await expect(card).toContainText('<script>alert(1)</script>');
  await expect(card).toContainText('<img src=x onerror=alert(1)>');
  await expect(card.getByRole('img')).toHaveCount(0);
  const hrefs = await card
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs[0]).toBe('http://a.example/');
  expect(hrefs.join()).not.toContain('javascript');
  expect(errors).toEqual([]);
});
