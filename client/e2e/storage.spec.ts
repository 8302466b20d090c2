import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import * as steps from './steps.ts';

type Fault = 'throws' | 'is null' | 'is full';
const FAULTS: readonly Fault[] = ['throws', 'is null', 'is full'];

/** Breaks both storages of the browser: blocked by a setting, null as in the web view of an app, or full. */
const breakStorage = (context: BrowserContext, fault: Fault): Promise<unknown> =>
  context.addInitScript((fault) => {
    if (fault === 'is full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      return;
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          if (fault === 'is null') return null;
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    // Firefox blocks it together with the storage.
    window.BroadcastChannel = class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    } as never;
  }, fault);

async function fillSignIn(page: Page, email: string, password: string, button: string): Promise<void> {
  await page.getByLabel(/^E-?mail/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

for (const fault of FAULTS) {
  test(`the shop sells when the browser’s storage ${fault}`, async ({ page, context, shop }) => {
    const { email, password } = await shop.createShopper();
    await breakStorage(context, fault);
    await steps.open(page, '/search?q=cooking+cream');
    await steps.openProduct(page, 'Fresh Cooking Cream');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await fillSignIn(page, email, password, 'Sign In');
    await expect(steps.heading(page, 'Fresh Cooking Cream')).toBeVisible();
    await steps.addToCart(page);
    await steps.openCart(page);
    await expect(steps.cartRow(page, 'Fresh Cooking Cream')).toBeVisible();
  });
}

test('the desk says what it needs, and opens without storage', async ({ page, context }) => {
  await breakStorage(context, 'throws');
  await page.goto('/desk');
  await expect(page.getByRole('status').filter({ hasText: 'allow cookies and site data' })).toBeVisible();
  await fillSignIn(page, 'owner@kirana.example', 'kirana-demo', 'Sign in');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
});

test('an exception at start shows an error page', async ({ page }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('planted');
    };
  });
  await page.goto('/desk');
  // Not only after the ten seconds in which no script has come.
  await expect(page.locator('html.start-error')).toBeAttached({ timeout: 5_000 });
  await expect(page.getByRole('alert')).toContainText('The desk could not be opened. Load it again.');

  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded.');
});
