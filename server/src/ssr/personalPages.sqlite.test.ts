import { requestDocument } from '../../test/documentRequest.ts';
import { expectTypename } from '../../test/expectTypename.ts';
import { AddToCart, Me, RemoveCartLine, SignIn, SignOut } from '../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../test/testkit.ts';

let kit: TestShop;
let asha: Shopper;
let ravi: Shopper;
let paneer: Awaited<ReturnType<TestShop['product']>>;
beforeAll(async () => {
  kit = await startShop();
  [asha, ravi] = await Promise.all([kit.newShopper(), kit.newShopper()]);
  paneer = await kit.product('paneer');
  const input = { productId: paneer.id, quantity: 2, option: paneer.options[0] };
  await kit.gql(AddToCart, { input }, asha.token);
});
afterAll(() => kit.close());

const request = (path: string, token?: string, headers = {}) =>
  requestDocument(kit.url + path, { ...(token && { token }), headers });

interface EmbeddedState {
  shopper: { userId: string } | null;
  cache: Record<string, Record<string, unknown>>;
}

function stateOf(html: string): EmbeddedState {
  const [, json = 'null'] = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

const linesOf = (html: string) =>
  Object.values(stateOf(html).cache).filter((entry) => entry.__typename === 'CartLine');

describe('a personal page', () => {
  it('shows the data of the session cookie’s shopper, and may not be stored', async () => {
    const { status, headers, body } = await request('/cart', asha.token);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.vary).toMatch('cookie');
    expect(body).toContain(paneer.name);
    expect(body).toContain('Proceed To CheckOut');
    expect(linesOf(body)).toMatchObject([{ productId: paneer.id, quantity: 2 }]);
    expect(stateOf(body).shopper).toEqual({
      userId: asha.id,
      name: asha.name,
      email: asha.email,
      image: '',
    });
  });

  it.each(['/cart', '/myList', '/orders', '/checkout', '/my-account'])(
    '%s is rendered for its shopper',
    async (path) => {
      const { status, headers, body } = await request(path, asha.token);
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(stateOf(body).shopper?.userId).toBe(asha.id);
    },
  );

  it('is each shopper’s own, also when requested at the same time', async () => {
    const pages = await Promise.all([asha, ravi, asha, ravi].map(({ token }) => request('/cart', token)));
    expect(pages.map(({ body }) => linesOf(body).length)).toEqual([1, 0, 1, 0]);
    expect(pages.map(({ body }) => body.includes(paneer.name))).toEqual([true, false, true, false]);
  });

  it('shows a price and a cart that have just changed', async () => {
    const [line] = linesOf((await request('/cart', asha.token)).body);
    await kit.setPrice(paneer.id, 12_300);
    expect(linesOf((await request('/cart', asha.token)).body)).toMatchObject([{ price: 123, subTotal: 246 }]);
    await kit.gql(RemoveCartLine, { id: String(line?.id) }, asha.token);
    expect(linesOf((await request('/cart', asha.token)).body)).toEqual([]);
  });
});

describe('a page shows nothing personal', () => {
  const expectVisitorsPage = ({ headers, body }: Awaited<ReturnType<typeof request>>) => {
    expect(headers['cache-control']).toBe('no-cache');
    expect(stateOf(body).shopper).toBeNull();
    for (const { name, email } of [asha, ravi]) {
      expect(body).not.toContain(name);
      expect(body).not.toContain(email);
    }
  };

  it.each([
    ['without a session', undefined],
    ['with an invalid token', 'a'.repeat(43)],
  ])('%s', async (_, token) => {
    expectVisitorsPage(await request('/cart', token));
  });

  it('when the session has ended', async () => {
    const meera = await kit.newShopper();
    expect(stateOf((await request('/myList', meera.token)).body).shopper?.userId).toBe(meera.id);
    await kit.gql(SignOut, {}, meera.token);
    expectVisitorsPage(await request('/myList', meera.token));
  });

  // CORS allows other ports of this host to send cookies along and to read the response, so only navigations count.
  it.each([
    [
      'a fetch from another port with credentials',
      {
        'sec-fetch-mode': 'cors',
        'sec-fetch-dest': 'empty',
        'sec-fetch-site': 'same-site',
        origin: 'http://localhost:5000',
      },
    ],
    ['a fetch without CORS', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['an embedded object', { 'sec-fetch-dest': 'object' }],
    ['a script element', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
    ['a client without Sec-Fetch headers', { 'sec-fetch-mode': undefined, 'sec-fetch-dest': undefined }],
  ])('to %s', async (_, headers) => {
    for (const path of ['/cart', '/my-account', '/orders']) {
      const response = await request(path, ravi.token, headers);
      expectVisitorsPage(response);
      expect(response.headers['x-frame-options']).toBe('DENY');
      expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it.each(['/', '/product/x', '/cart/x', '//cart'])('at %s, which is nobody’s own', async (path) => {
    expectVisitorsPage(await request(path, ravi.token));
  });

  it('to a bearer token, which GraphQL and REST accept', async () => {
    expectVisitorsPage(await request('/cart', undefined, { authorization: `Bearer ${ravi.token}` }));
  });

  it('to a visitor after a shopper has requested the same page', async () => {
    await request('/cart', ravi.token);
    expectVisitorsPage(await request('/cart'));
  });
});

describe('the session cookie', () => {
  const signIn = ({ email, password }: Shopper, headers = {}) =>
    kit.gqlRaw(SignIn, { input: { email, password } }, { headers });

  it('is set by signing in through GraphQL, and cleared by signing out', async () => {
    const { headers, body } = await signIn(ravi);
    const { token } = expectTypename(body.data!.signIn, 'SignedIn');
    expect(headers.get('set-cookie')).toMatch(
      new RegExp(`^kirana_session=${token}; Max-Age=\\d+; Path=/; HttpOnly; SameSite=Lax$`),
    );
    expect(stateOf((await request('/cart', token)).body).shopper?.userId).toBe(ravi.id);

    const signOut = await kit.gqlRaw(SignOut, {}, { token });
    expect(signOut.headers.get('set-cookie')).toMatch(/^kirana_session=; .*Expires=Thu, 01 Jan 1970/);
  });

  it('is not set by a wrong password', async () => {
    const { headers } = await signIn({ ...ravi, password: 'a guess' });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('is not set for a page of another origin', async () => {
    const { headers, body } = await signIn(ravi, { origin: 'http://localhost:5000' });
    expect(body.data?.signIn).toMatchObject({ token: expect.any(String) });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('does not identify anybody in GraphQL', async () => {
    const { body } = await kit.gqlRaw(Me, {}, { headers: { cookie: `kirana_session=${ravi.token}` } });
    expect(body.data?.me).toBeNull();
  });
});
