import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createCache } from '../src/app/apollo.ts';
import { createSessionLink } from '../src/app/sessionLink.ts';
import { HashPanelProvider } from '../src/lib/HashPanelProvider.tsx';
import { startSession } from '../src/lib/session/session.ts';
import { ShopInfoContext } from '../src/lib/shopInfo.ts';
import { system } from '../src/theme/system.ts';
import { NoticeProvider } from '../src/ui/states/Notice.tsx';

/** Fake server responses by operation name: each returns the data or a promise of it, or throws a network error. */
type Replies = Record<string, (variables: Record<string, unknown>) => object | Promise<object>>;

/** An Apollo client with a fake server. `calls` lists the operations that were sent. @param cache by default the storefront's */
export function fakeShop(replies: Replies, cache = createCache()) {
  const calls: { name: string; variables: Record<string, unknown> }[] = [];
  const link = new ApolloLink(
    ({ operationName: name = '', variables }) =>
      new Observable((observer) => {
        calls.push({ name, variables });
        const reply = replies[name];
        Promise.resolve()
          .then(() => {
            if (!reply) throw new Error(`The test has no reply for ${name}`);
            return reply(variables);
          })
          .then(
            (data) => {
              observer.next({ data: data as Record<string, unknown> });
              observer.complete();
            },
            (error) => observer.error(error),
          );
      }),
  );
  const client = new ApolloClient({
    link: createSessionLink().concat(link),
    cache,
    dataMasking: true,
  });
  return { client, calls, callsOf: (name: string) => calls.filter((call) => call.name === name) };
}

const SHOP_INFO = { name: 'Kirana', phone: '1800 000 0000', supportHours: '24/7' };

/** A promise with the function that resolves it. */
export function deferred<T>() {
  let settle: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

/**
 * Renders a page at `path` with all providers and a router. The paths of `otherPages` render these, and every other
 * path its own address.
 */
export function renderPage(
  client: ApolloClient,
  path: string,
  page: ReactNode,
  search = '',
  otherPages: Record<string, ReactNode> = {},
) {
  window.history.pushState(null, '', path + search);
  const pages = Object.entries({ ...otherPages, [path]: page });
  const router = createBrowserRouter([
    ...pages.map(([path, element]) => ({
      path,
      element: <HashPanelProvider>{element}</HashPanelProvider>,
    })),
    { path: '*', Component: Address },
  ]);
  const rendered = render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <ShopInfoContext value={SHOP_INFO}>
          <NoticeProvider>
            <RouterProvider router={router} />
          </NoticeProvider>
        </ShopInfoContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  return { ...rendered, goTo: (address: string) => act(() => router.navigate(address)) };
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

/** The shopper of the tests; signed in by `signIn`. */
export const SHOPPER = {
  __typename: 'User',
  id: 'u1',
  name: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  emailVerified: true,
  hasPassword: true,
  images: [],
  wishlist: [],
};

export function signIn(): void {
  startSession('token', {
    userId: SHOPPER.id,
    name: SHOPPER.name,
    email: SHOPPER.email,
    image: '',
    isAdmin: false,
  });
}

/** A cart line as the server sends it. */
export function cartLine(id: string, price: number, quantity: number, countInStock = 10) {
  return {
    __typename: 'CartLine',
    id,
    productId: `product-${id}`,
    productTitle: `Title of ${id}`,
    image: { __typename: 'Image', url: `/media/${id}.webp`, srcSet: null },
    rating: 4,
    price,
    quantity,
    subTotal: price * quantity,
    countInStock,
    option: null as string | null,
    variant: null,
  };
}

/** A cart as the server sends it. */
export function cartOf(...lines: ReturnType<typeof cartLine>[]) {
  const total = lines.reduce((sum, { subTotal }) => sum + subTotal, 0);
  return {
    __typename: 'Cart',
    id: 'c1',
    count: lines.length,
    subTotal: total,
    saved: 0,
    total,
    discounts: [],
    acceptsCodes: false,
    couponCode: null,
    codeProblem: null,
    lines,
  };
}
