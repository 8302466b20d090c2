import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_KINDS } from '../../../../server/src/metrics/webVitals.input.ts';
import { createRoutes } from '../routes.tsx';
import { pageKindOf } from './pageKinds.ts';
import { reportWebVitals } from './reportWebVitals.ts';
import { startWebVitals } from './startWebVitals.ts';

vi.mock('./reportWebVitals.ts', () => ({ reportWebVitals: vi.fn() }));
vi.mock('../../lib/page/idle.ts', () => ({ whenIdle: () => Promise.resolve() }));

describe('pageKindOf', () => {
  const kindAt = (path: string) =>
    pageKindOf(matchRoutes(createRoutes(vi.fn()), path)?.at(-1)?.route.id ?? 'no route');

  it.each([
    ['/', 'home'],
    ['/products/category/18f2', 'category'],
    ['/products/subCat/18f2', 'category'],
    ['/product/18f2', 'product'],
    ['/search?q=milk', 'search'],
    ['/cart', 'cart'],
    ['/checkout', 'checkout'],
    ['/orders', 'orders'],
    ['/myList', 'myList'],
    ['/my-account', 'account'],
    ['/resetPassword?token=18f2', 'signIn'],
    ['/about-us', 'info'],
    ['/nothing/is/here', 'other'],
  ])('%s is %s, which the server accepts', (path, kind) => {
    expect(kindAt(path)).toBe(kind);
    expect(PAGE_KINDS).toContain(kind);
  });
});

describe('startWebVitals', () => {
  const router = createMemoryRouter([{ path: '*' }]);
  beforeEach(() => {
    vi.mocked(reportWebVitals).mockClear();
    document.body.replaceChildren();
  });
  const start = async (share: string | null, random: number) => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(random);
    if (share !== null)
      document.body.innerHTML = `<script type="application/json" id="web-vitals-share">${share}</script>`;
    await startWebVitals(router);
    return vi.mocked(reportWebVitals).mock.calls.length === 1;
  };

  it('measures the share that the server asks for', async () => {
    expect(await start('0.25', 0.2)).toBe(true);
    vi.mocked(reportWebVitals).mockClear();
    expect(await start('0.25', 0.3)).toBe(false);
  });

  it('knows the first page although the shopper leaves it at once', async () => {
    const pages = createMemoryRouter([
      { path: '/', id: 'HomePage' },
      { path: '/cart', id: 'CartPage' },
    ]);
    document.body.innerHTML = '<script type="application/json" id="web-vitals-share">1</script>';
    const started = startWebVitals(pages);
    await pages.navigate('/cart');
    await started;
    const findPage = vi.mocked(reportWebVitals).mock.calls[0]?.[0];
    expect(findPage?.(0)).toBe('home');
    expect(findPage?.(performance.now())).toBe('cart');
  });

  it('measures nothing on a page that names no share, as without metrics', async () => {
    expect(await start(null, 0)).toBe(false);
  });
});
