import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './accessible.ts';
import { openFilters } from './deskFilters.ts';
import { deskRow } from './deskList.ts';
import { expect, test } from './ownShop.ts';
import { delayOperation, signIn } from './steps.ts';

const main = (page: Page) => page.getByRole('main');

async function acceptInvitation(context: BrowserContext, link: string, phone: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  await main(page).getByLabel('Name').fill('Pavan Packer');
  await main(page).getByLabel('Phone').fill(phone);
  await main(page).getByLabel('Password').fill('ten green mangoes');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Open an account' }).click();
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pavan Packer');
  return page;
}

test('an owner invites a packer, who gets a second factor, and removes the packer @phone', async ({
  page,
  browser,
  baseURL,
  mailServer,
  isMobile,
}, { project }) => {
  const email = `pavan.${project.name}@example.com`;
  await page.goto('/desk');
  await page.getByLabel('E-mail').fill('owner@kirana.example');
  await page.getByLabel('Password').fill('kirana-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Namaste' })).toBeVisible();
  await page.goto('/desk/staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('E-mail').fill('pavan');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`${email} as packer`)).toBeVisible();
  await expectAccessible(page);

  const text = () => mailServer.mails.findLast(({ to }) => to === email)?.text ?? '';
  await expect.poll(text).toContain('/desk/invitation');
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const phone = `90000${project.name === 'phone' ? '1' : '2'}0001`;
  const packer = await acceptInvitation(context, /http\S+/.exec(text())?.[0] ?? '', phone);

  await packer.goto('/desk/staff');
  await expect(packer.getByText('Your role, packer, may not open this page')).toBeVisible();

  await packer.goto('/desk/account');
  await packer.getByLabel('Your password').fill('not the password');
  await packer.getByRole('button', { name: 'Set up a second factor' }).click();
  await expect(packer.getByText('current password wrong')).toBeVisible();
  await packer.getByLabel('Your password').fill('ten green mangoes');
  await packer.getByRole('button', { name: 'Set up a second factor' }).click();
  const secret = await packer.locator('code').first().innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await expectAccessible(packer);
  await packer.getByLabel('2. The code that the app shows').fill('000000');
  await packer.getByRole('button', { name: 'Turn it on' }).click();
  await expect(packer.getByText('This code is wrong')).toBeVisible();
  await packer.getByLabel('2. The code that the app shows').fill(totp.generate());
  await packer.getByRole('button', { name: 'Turn it on' }).click();
  const recoveryCode = await packer.locator('li code').first().innerText();
  await packer.getByRole('button', { name: 'I have kept them' }).click();

  await packer.evaluate(() => localStorage.clear());
  await packer.goto('/desk');
  await packer.getByLabel('E-mail').fill(email);
  await packer.getByLabel('Password').fill('ten green mangoes');
  const letPass = await delayOperation(packer, 'DeskAccess');
  await packer.getByRole('button', { name: 'Sign in' }).click();
  await expect(packer.getByText('Opening the desk')).toBeAttached();
  await expectAccessible(packer, 'main');
  letPass();
  await expect(packer.getByLabel('Code')).toBeVisible();
  await expectAccessible(packer);
  await packer.getByLabel('Code').fill(recoveryCode);
  await packer.getByRole('button', { name: 'Open the desk' }).click();
  await expect(packer.getByRole('heading', { level: 1 })).toContainText('Pavan Packer');

  await page.reload();
  const row = deskRow(page, email);
  await expect(row.getByText('on', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await packer.reload();
  await expect(packer.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await test.step('the audit log says who did it, and is saved as a file', async () => {
    await page.goto('/desk/audit-log');
    await openFilters(page, isMobile);
    await page.getByLabel('What happened').selectOption('Role changed');
    await expect(page).toHaveURL(/action=roleChanged/);
    await page.getByLabel('Who, or about what').fill(email);
    // Rows, on phones cards.
    const events = page.getByRole(isMobile ? 'listitem' : 'row');
    const event = events.filter({ hasText: 'Packer → Shopper' });
    await expect(event).toHaveCount(1);
    await expect(event).toContainText('Omar Demo');
    await expect(event).toContainText('owner@kirana.example');
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    expect(file).toContain(`Pavan Packer,${email}`);
    await event.getByRole('link', { name: 'Pavan Packer' }).click();
    await expect(page).toHaveURL(/audit-log\?text=/);
    await expect(events.filter({ hasText: 'Account opened' })).toBeVisible();
  });
  await context.close();
});

test('a change of account in another tab shows nothing of the former account', async ({
  page,
  context,
  shop,
}) => {
  const shopper = await shop.createShopper();
  await page.goto('/desk');
  await page.getByLabel('E-mail').fill('owner@kirana.example');
  await page.getByLabel('Password').fill('kirana-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Namaste, Omar Demo' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/orders');
  await signIn(other, shopper);
  await expect(page.getByText(`${shopper.email} has no access to the desk`)).toBeVisible();
  await expect(page.getByText('Omar Demo')).toHaveCount(0);
});
