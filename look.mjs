import { chromium } from '@playwright/test';
import { findHeadlessChromium } from './server/tools/chromium.mjs';

const O = 'http://localhost:7100',
  D = '/tmp/w/wt-low-shots';
const browser = await chromium.launch({
  executablePath: findHeadlessChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const ctx = await browser.newContext({ viewport: { width: 1280, height: 860 } });
const page = await ctx.newPage();
await page.goto(O + '/desk');
await page.getByLabel('E-mail').fill('owner@kirana.example');
await page.getByLabel('Password').fill('kirana-demo');
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('heading', { name: 'Namaste' }).waitFor();
const shots = process.argv.slice(2);
async function both(name, url, prep) {
  for (const [w, h] of [
    [1280, 860],
    [390, 844],
  ]) {
    await page.setViewportSize({ width: w, height: h });
    await page.goto(O + url);
    await page.waitForLoadState('networkidle');
    if (prep) await prep();
    await page.waitForTimeout(700);
    const over = await page.evaluate(() => ({
      doc: document.documentElement.scrollWidth,
      inner: innerWidth,
      wide: [...document.querySelectorAll('main *')]
        .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
        .slice(0, 6)
        .map(
          (e) =>
            e.tagName +
            '.' +
            String(e.className).slice(0, 60) +
            ' ' +
            Math.round(e.getBoundingClientRect().right),
        ),
    }));
    console.log(name, w, JSON.stringify(over));
    await page.screenshot({ path: `${D}/${name}-${w}.png`, fullPage: true });
  }
}
const LONG = 'https://shop.example/a/very/long/address/' + 'x'.repeat(120);
if (!shots.length || shots.includes('letter'))
  await both('letter', '/desk/newsletter/new', async () => {
    await page
      .getByLabel('Subject')
      .fill('Mangoes are here, and much more than you would ever expect from a letter');
    await page
      .getByLabel('Text')
      .fill('Namaste,\n\nAlphonso from Ratnagiri.\n' + LONG + '\n\n' + 'y'.repeat(90));
  });
if (!shots.length || shots.includes('letters')) {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(O + '/desk/newsletter');
  await page.waitForLoadState('networkidle');
  if (await page.getByText('No letter yet').count()) {
    for (const s of [
      'Mangoes are here, and much more than you would ever expect from a letter of a shop',
      'Short',
      'w'.repeat(110),
    ]) {
      await page.goto(O + '/desk/newsletter/new');
      await page.getByLabel('Subject').fill(s);
      await page.getByLabel('Text').fill('Namaste,\n' + LONG);
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.waitForTimeout(1200);
    }
  }
  await both('letters', '/desk/newsletter');
}
if (!shots.length || shots.includes('mails')) await both('mails', '/sandbox/mails');
if (!shots.length || shots.includes('imports')) {
  await page.goto(O + '/desk/import');
  await page.waitForLoadState('networkidle');
  if (await page.getByText('Nothing has been imported yet').count()) {
    await page
      .locator('input[type=file]')
      .setInputFiles({
        name: 'goods.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'product,sub_category,category,brand,sale_price\nLamp,Lamps,Home,Own,99\nBad,Lamps,Home,Own,free\n',
        ),
      });
    await page.waitForTimeout(3000);
  }
  await both('imports', '/desk/import');
}
if (!shots.length || shots.includes('staff')) await both('staff', '/desk/staff');
if (shots.includes('pack') || !shots.length) {
  await page.goto(O + '/desk/orders?status=paid');
  await page.waitForLoadState('networkidle');
  const href = await page.locator('main a[href*="/orders/"]').first().getAttribute('href');
  await both('order', href);
}
await browser.close();
