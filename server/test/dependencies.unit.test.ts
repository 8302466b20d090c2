import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs the check on a clone of these files. */
function check(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-dependencies-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const tool = path.join(__dirname, '../tools/dependencies/check.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, folder], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { status, output: stdout + stderr };
}

const features = 'server/src/features';
const empty = 'export {};';

test('a service of an earlier feature and a page that imports a feature are allowed', () => {
  const { status, output } = check({
    [`${features}/cart/cart.service.ts`]: "import { catalog } from '../catalog/catalog.service.ts';",
    [`${features}/catalog/catalog.service.ts`]: 'export const catalog = 1;',
    'client/src/pages/CartPage.tsx':
      "import { Cart } from '../features/cart/Cart.tsx';\nexport const page = <Cart />;",
    'client/src/features/cart/Cart.tsx': 'export const Cart = () => <p />;',
  });
  expect(output).toBe('4 modules, 0 violations\n');
  expect(status).toBe(0);
});

describe('imports between modules', () => {
  let output: string;
  beforeAll(() => {
    ({ output } = check({
      [`${features}/catalog/catalog.service.ts`]: "import { one } from '../cart/cart.service.ts';",
      [`${features}/catalog/catalog.entity.ts`]: empty,
      [`${features}/cart/cart.service.ts`]: `
        import { one } from '../catalog/catalog.entity.ts';
        import { two } from '../../graphql/context.ts';
        import { three } from '../../shop.ts';`,
      [`${features}/cart/cart.resolvers.ts`]: "import { one } from './cart.entity.ts';",
      [`${features}/cart/cart.entity.ts`]: empty,
      [`${features}/cart/feature.ts`]: `
        import { one } from './cart.resolvers.ts';
        import type { Feature } from '../feature.ts';
        import { two } from '../orders/orders.service.ts';`,
      [`${features}/feature.ts`]: "import type { Shop } from '../shop.ts';",
      [`${features}/features.ts`]: "import './cart/feature.ts';",
      [`${features}/orders/orders.service.ts`]: "import '../cart/feature.ts';",
      'server/src/graphql/context.ts': empty,
      'server/src/shop.ts': empty,
      [`${features}/brands/brands.service.ts`]: "import { catalog } from '../catalog/catalog.service.ts';",
      'server/src/lib/money.ts': "import type { Id } from './ids.ts';\nexport type Money = Id;",
      'server/src/lib/ids.ts': "export type Id = import('./money.ts').Money;",
      [`${features}/cart/cart.input.ts`]: empty,
      [`${features}/wishlist/wishlist.input.ts`]: "import './wishlist.entity.ts';",
      [`${features}/wishlist/wishlist.entity.ts`]: empty,
      [`${features}/reviews/reviews.input.ts`]: "import '../../lib/tokens.ts';",
      'server/src/lib/tokens.ts':
        "import { randomBytes } from 'node:crypto';\nexport const token = randomBytes;",
      'client/desk/features/cart/CartForm.tsx':
        "import '../../../../server/src/features/cart/cart.input.ts';",
      'client/desk/features/cart/Cart.tsx': "import '../../../../server/src/features/cart/cart.service.ts';",
      'client/src/features/cart/Cart.tsx': `
        import '../../../../server/src/features/cart/cart.input.ts';
        const Heart = lazy(() => import('../wishlist/Heart.tsx'));`,
      'client/src/features/wishlist/Heart.tsx': 'export const Heart = () => <i />;',
      [`${features}/orders/orderStates.ts`]: "import '../../lib/money.ts';",
      'client/src/features/orders/StatusText.tsx':
        "import '../../../../server/src/features/orders/orderStates.ts';",
    }));
  });

  it.each([
    ['a service of a later feature', 'catalog.service', 'cart.service', 'order-of-features-catalog'],
    ["another feature's table", 'cart.service', 'catalog.entity', 'other-features-by-service'],
    ['the table in a resolver', 'cart.resolvers', 'cart.entity', 'transports-without-tables'],
    ['GraphQL in a service', 'cart.service', 'graphql/context', 'rules-without-transports'],
    ['the app', 'cart.service', 'src/shop', 'features-without-app'],
    ['a service of a later feature by a declaration', 'feature', 'orders.service', 'order-of-features-cart'],
    ['a declaration by a service', 'orders.service', 'cart/feature', 'declarations-on-top'],
    ['another client feature, lazily', 'Cart', 'Heart', 'client-features-apart'],
    ['a service by the desk', 'desk/features/cart/Cart', 'cart.service', 'desk-uses-shared-modules'],
    ['an input by the storefront', 'src/features/cart/Cart', 'cart.input', 'client-apart-from-server'],
    ['a table by an input', 'wishlist.input', 'wishlist.entity', 'inputs-alone'],
    ['a module of Node by an input, through lib', 'reviews.input', 'crypto', 'inputs-alone'],
    ['anything by a table that the storefront reads', 'orderStates', 'money', 'shared-tables-alone'],
    ['each other, of types alone', 'ids', 'money', 'no-cycle'],
  ])('may not be of %s', (_, from, to, rule) => {
    expect(output).toMatch(new RegExp(`${from}[.]tsx? → .*${to}.*[(]${rule}[)]`));
  });

  it('may not be in a feature that the order of features lacks', () => {
    expect(output).toMatch(/brands[.]service[.]ts.*[(]feature-is-listed[)]/);
  });

  it('may be of resolvers by the declaration of their feature, which features.ts lists', () => {
    expect(output).not.toMatch(/cart[/]feature[.]ts → .*(cart[.]resolvers|features[/]feature)[.]ts/);
    expect(output).not.toMatch(/features[/]features?[.]ts → /);
  });

  it('may be of the schema of an input by the desk', () => {
    expect(output).not.toContain('CartForm.tsx');
  });

  it('may be of a shared table by the storefront', () => {
    expect(output).not.toContain('StatusText.tsx');
  });
});

test('modules that are not listed where the shop lists their kind are violations', () => {
  const { status, output } = check({
    'server/src/main.ts': empty,
    [`${features}/features.ts`]: "import './cart/feature.ts';",
    [`${features}/cart/feature.ts`]: empty,
    [`${features}/orders/feature.ts`]: empty,
    [`${features}/cart/cart.resolvers.ts`]: empty,
    [`${features}/cart/cart.rest.ts`]: "import './cartLines.rest.ts';",
    [`${features}/cart/cartLines.rest.ts`]: empty,
    [`${features}/cart/cart.entity.ts`]: empty,
    [`${features}/cart/cart.service.ts`]: empty,
    'client/src/entryClient.tsx': empty,
    'client/src/pages/BrandPage.tsx': empty,
  });
  expect(output).toMatch(/orders[/]feature[.]ts: .*[(]declarations-are-listed[)]/);
  expect(output).not.toMatch(/cart[/]feature[.]ts: .*[(]declarations-are-listed[)]/);
  expect(output).toMatch(/cart[.]resolvers[.]ts: .*[(]resolvers-are-listed[)]/);
  expect(output).toMatch(/cart[.]rest[.]ts: .*[(]rest-routes-are-listed[)]/);
  expect(output).toMatch(/cartLines[.]rest[.]ts: .*[(]rest-routes-are-listed[)]/);
  expect(output).toMatch(/cart[.]entity[.]ts: .*[(]server-modules-are-used[)]/);
  expect(output).toMatch(/cart[.]service[.]ts: .*[(]server-modules-are-used[)]/);
  expect(output).toMatch(/BrandPage[.]tsx: .*[(]client-modules-are-used[)]/);
  expect(status).toBe(1);
});

test('a source that cannot be read fails the check', () => {
  expect(check({ 'server/src/lib/money.ts': 'export const = ;' }).status).not.toBe(0);
});
