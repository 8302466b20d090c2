import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './accessible.ts';
import { createStaff } from './deskStaff.ts';
import { test as testInFreshShop } from './freshShop.ts';
import { selectMenuItem } from './menu.ts';
import { expect, test } from './ownShop.ts';

const owner = { email: 'owner@kirana.example', password: 'kirana-demo' };

async function signIn(page: Page, { email, password }: { email: string; password: string }, path = '') {
  await page.goto(`/desk/${path}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name} (` }).click();
  await selectMenuItem(page, 'Sign out');
  await expect(page.getByLabel('E-mail')).toBeVisible();
}

/** Sets a second factor up with an app of the test's own. @returns the app and the recovery codes */
async function setUpSecondFactor(page: Page, password: string): Promise<{ app: TOTP; codes: string[] }> {
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  const secret = await page.locator('code').first().innerText();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('2. The code that the app shows').fill(app.generate());
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Your second factor is on')).toBeVisible();
  const codes = await page.locator('li code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the codes' }).click();
  await expect(page.getByText('The codes are copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return { app, codes };
}

// The second factor is required of all staff of the shop.
testInFreshShop(
  'an owner requires a second factor, which a manager sets up before anything else',
  async ({ page, browser, shop, place }) => {
    test.slow();
    const manager = await createStaff(shop, 'manager', place.dataDir);
    const requireOfAll = async () => {
      await page.getByText('Staff need a second factor').click();
      await page.getByRole('button', { name: 'Save settings' }).click();
    };
    await test.step('the owner needs one first', async () => {
      await signIn(page, owner, 'settings');
      await requireOfAll();
      await expect(page.getByText('Please set up your own second factor first')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/desk/account');
      await setUpSecondFactor(page, owner.password);
      await expect(page.getByRole('button', { name: 'Turn it off' })).toBeVisible();
      await page.goto('/desk/settings');
      await requireOfAll();
      await expect(page.getByText('The settings are saved')).toBeVisible();
    });

    const context = await browser.newContext({ baseURL: place.url });
    const desk = await context.newPage();
    const readOrders = () => shop.query('{ desk { orders(first: 1) { nodes { id } } } }', {}, manager.token);
    await test.step('no page and no data without it', async () => {
      await signIn(desk, manager, 'orders');
      await expect(desk.getByRole('heading', { name: 'Second factor', level: 1 })).toBeVisible();
      for (const path of ['orders', 'customers', 'account']) {
        await desk.goto(`/desk/${path}`);
        await expect(desk.getByRole('heading', { name: 'Second factor', level: 1 })).toBeVisible();
        await expect(desk.getByRole('navigation')).toHaveCount(0);
      }
      await expect(readOrders()).rejects.toThrow();
      await expectAccessible(desk);
    });

    const { app, codes } = await test.step('with it the page opens', async () => {
      await desk.goto('/desk/orders');
      const factor = await setUpSecondFactor(desk, manager.password);
      await expect(desk.getByRole('table', { name: 'Orders', exact: true })).toBeVisible();
      // Nobody has given a code in the sessions elsewhere, so they have ended.
      expect(await readOrders()).toEqual({ desk: null });
      return factor;
    });

    await test.step('a recovery code opens the desk once', async () => {
      await signOut(desk, manager.name);
      await signIn(desk, manager, 'orders');
      await desk.getByLabel('Code').fill(String(codes[0]));
      await desk.getByRole('button', { name: 'Open the desk' }).click();
      await expect(desk.getByRole('table', { name: 'Orders', exact: true })).toBeVisible();
      await signOut(desk, manager.name);
      await signIn(desk, manager, 'orders');
      await desk.getByLabel('Code').fill(String(codes[0]));
      await desk.getByRole('button', { name: 'Open the desk' }).click();
      await expect(desk.getByText('This code is wrong')).toBeVisible();
      // The present code was used to set it up, so the app's next one is given.
      await desk.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
      await desk.getByRole('button', { name: 'Open the desk' }).click();
      await expect(desk.getByRole('table', { name: 'Orders', exact: true })).toBeVisible();
    });

    await test.step('the owner ends the session of one device', async () => {
      await page.goto('/desk/staff');
      const row = page.getByRole('row').filter({ hasText: manager.email });
      await expect(row.getByText('on', { exact: true })).toBeVisible();
      const button = row.getByRole('button', { name: `Devices of ${manager.name}` });
      await button.click();
      const dialog = page.getByRole('dialog', { name: `Devices of ${manager.name}` });
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: /^Sign out / }).click();
      await expect(dialog.getByText('None.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await desk.reload();
      await expect(desk.getByLabel('E-mail')).toBeVisible();
    });
    await context.close();
  },
);

test('staff sign their own other devices out', async ({ page, shop, place }) => {
  const packer = await createStaff(shop, 'packer', place.dataDir);
  await signIn(page, packer);
  await expect(page.getByRole('heading', { name: 'Namaste' })).toBeVisible();
  const token = await shop.signIn(packer);
  await page.goto('/desk/account');
  const devices = page.getByRole('main').getByRole('listitem');
  await expect(devices.filter({ hasText: 'this device' })).toHaveCount(1);
  const others = page.getByRole('button', { name: /^Sign out / });
  await expect(others.first()).toBeVisible();
  await expectAccessible(page);
  while ((await others.count()) > 0) {
    const count = await others.count();
    await others.first().click();
    await expect(others).toHaveCount(count - 1);
  }
  await expect(devices).toHaveCount(1);
  const { me } = await shop.query<{ me: { id: string } | null }>('{ me { id } }', {}, token);
  expect(me).toBeNull();
});
