import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-dependencies-'));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the check on these files. */
function check(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const tool = path.join(__dirname, '../tools/dependencies/check.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, folder], {
    encoding: 'utf8',
  });
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

test.each([
  ['a later feature', 'catalog/catalog.service.ts', '../cart/cart.service.ts', 'order-of-features-catalog'],
  [
    "another feature's table",
    'cart/cart.service.ts',
    '../catalog/catalog.entity.ts',
    'other-features-by-service',
  ],
  ['the table in a resolver', 'cart/cart.resolvers.ts', './cart.entity.ts', 'transports-without-tables'],
  ['GraphQL in a service', 'cart/cart.service.ts', '../../graphql/context.ts', 'rules-without-transports'],
  ['the app', 'cart/cart.service.ts', '../../shop.ts', 'features-without-app'],
])('an import of %s is a violation', (_, from, to, rule) => {
  const { output } = check({
    [`${features}/${from}`]: `import { one } from '${to}';`,
    [path.posix.join(features, path.posix.dirname(from), to)]: empty,
  });
  expect(output).toContain(`(${rule})`);
});

test('a feature that is not in the order of features is a violation', () => {
  const { output } = check({
    [`${features}/brands/brands.service.ts`]: "import { catalog } from '../catalog/catalog.service.ts';",
    [`${features}/catalog/catalog.service.ts`]: 'export const catalog = 1;',
  });
  expect(output).toContain('(feature-is-listed)');
});

test('modules that are not listed where the shop lists their kind are violations', () => {
  const { output } = check({
    'server/src/main.ts': empty,
    'server/src/graphql/resolvers.ts': empty,
    [`${features}/cart/cart.resolvers.ts`]: empty,
    'server/src/rest/router.ts': empty,
    [`${features}/cart/cart.rest.ts`]: "import './cartLines.rest.ts';",
    [`${features}/cart/cartLines.rest.ts`]: empty,
    'server/src/database/entities.ts': empty,
    [`${features}/cart/cart.entity.ts`]: empty,
    [`${features}/cart/cart.service.ts`]: empty,
  });
  expect(output).toMatch(/cart[.]resolvers[.]ts: .*[(]resolvers-are-listed[)]/);
  expect(output).toMatch(/cart[.]rest[.]ts: .*[(]rest-routes-are-listed[)]/);
  expect(output).toMatch(/cartLines[.]rest[.]ts: .*[(]rest-routes-are-listed[)]/);
  expect(output).toMatch(/cart[.]entity[.]ts: .*[(]entities-are-listed[)]/);
  expect(output).toMatch(/cart[.]service[.]ts: .*[(]server-modules-are-used[)]/);
});

test('a page that no route loads is a violation', () => {
  const { output } = check({ 'client/src/entryClient.tsx': empty, 'client/src/pages/BrandPage.tsx': empty });
  expect(output).toContain('(client-modules-are-used)');
});

test('a cycle of types is a violation', () => {
  const { output } = check({
    'server/src/lib/money.ts': "import type { Id } from './ids.ts';\nexport type Money = Id;",
    'server/src/lib/ids.ts': "export type Id = import('./money.ts').Money;",
  });
  expect(output).toContain('(no-cycle)');
});

test('a client feature that imports another one lazily is a violation', () => {
  const { status, output } = check({
    'client/src/features/cart/Cart.tsx': "const Heart = lazy(() => import('../wishlist/Heart.tsx'));",
    'client/src/features/wishlist/Heart.tsx': 'export const Heart = () => <i />;',
  });
  expect(output).toContain('(client-features-apart)');
  expect(status).toBe(1);
});

test('the schema of an input may be imported by the desk, but not by the storefront', () => {
  const { output } = check({
    [`${features}/cart/cart.input.ts`]: empty,
    [`${features}/cart/cart.service.ts`]: empty,
    'client/desk/features/cart/CartForm.tsx': "import '../../../../server/src/features/cart/cart.input.ts';",
    'client/desk/features/cart/Cart.tsx': "import '../../../../server/src/features/cart/cart.service.ts';",
    'client/src/features/cart/Cart.tsx': "import '../../../../server/src/features/cart/cart.input.ts';",
  });
  expect(output).not.toContain('CartForm.tsx');
  expect(output).toMatch(/desk.*Cart[.]tsx → .*cart[.]service[.]ts: .*[(]desk-uses-shared-modules[)]/);
  expect(output).toMatch(/src.*Cart[.]tsx → .*cart[.]input[.]ts: .*[(]client-apart-from-server[)]/);
});

test.each([
  ['a table', "import './cart.entity.ts';", 'cart.entity.ts'],
  ["Node's modules, through lib", "import '../../lib/tokens.ts';", 'crypto'],
])('the schema of an input that needs %s is a violation', (_, text, target) => {
  const { output } = check({
    [`${features}/cart/cart.input.ts`]: text,
    [`${features}/cart/cart.entity.ts`]: empty,
    'server/src/lib/tokens.ts':
      "import { randomBytes } from 'node:crypto';\nexport const token = randomBytes;",
  });
  expect(output).toMatch(new RegExp(`cart[.]input[.]ts → .*${target}.*[(]inputs-alone[)]`));
});

test('a source that cannot be read fails the check', () => {
  expect(check({ 'server/src/lib/money.ts': 'export const = ;' }).status).not.toBe(0);
});
