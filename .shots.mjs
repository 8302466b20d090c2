import { chromium } from '@playwright/test';

const base = process.argv[2] ?? 'http://localhost:4700';
const out = process.argv[3] ?? '/tmp/shots';

import { mkdirSync } from 'node:fs';

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const q = await (
  await fetch(base + '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        '{ categories { id children { id } } products(filter:{text:"paneer"}, first:1) { nodes { id } } }',
    }),
  })
).json();
const cat = q.data.categories[0];
const pages = {
  home: '/',
  category: `/products/category/${cat.id}`,
  sub: `/products/subCat/${cat.children[0].id}`,
  product: `/product/${q.data.products.nodes[0].id}`,
  search: '/search?q=rice',
  signin: '/signIn',
  signup: '/signUp',
  cart: '/cart',
  notfound: '/nope',
};
const only = process.argv[4]?.split(',');
for (const width of [1280, 390]) {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: process.argv[5] ?? 'light',
  });
  const page = await context.newPage();
  page.on('console', (m) => {
    if (['error', 'warning'].includes(m.type()))
      console.log(width, page.url(), m.type(), m.text().slice(0, 300));
  });
  page.on('pageerror', (e) => console.log(width, page.url(), 'PAGEERROR', e.message.slice(0, 300)));
  page.on('request', (r) => {
    if (r.url().includes('/graphql'))
      console.log(width, page.url(), 'graphql', r.postDataJSON()?.operationName);
  });
  for (const [name, path] of Object.entries(pages)) {
    if (only && !only.includes(name)) continue;
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(400);
    await page.screenshot({
      path: `${out}/${name}-${width}.png`,
      fullPage: ['home', 'category', 'product'].includes(name),
    });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (wide) console.log(width, name, 'HORIZONTAL SCROLL');
  }
  await context.close();
}
await browser.close();
