import { ApolloLink, Observable } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../test/testShop.tsx';
import { getToken } from '../lib/session.ts';
import { createApolloClient } from './apollo.ts';
import { earlyViewer } from './earlyViewer.ts';

const VIEWER = parse('query Viewer { me { id } }');
const OTHER = parse('query MyCart { me { id } }');

const nameOf = (name: string) => ({ me: { __typename: 'User', id: name } });
const early = (data: object) => Promise.resolve({ data: data as Record<string, unknown> });

/** What is asked of the server is answered by it. */
function shop() {
  const asked: string[] = [];
  const server = new ApolloLink(({ operationName = '' }) => {
    asked.push(operationName);
    return new Observable((observer) => {
      observer.next({ data: nameOf('the server') });
      observer.complete();
    });
  });
  const client = createApolloClient({ ssr: false, link: ApolloLink.from([earlyViewer, server]) });
  const ask = async (query = VIEWER) => {
    const { data } = await client.query<{ me: { id: string } }>({ query, fetchPolicy: 'network-only' });
    return data?.me.id;
  };
  return { ask, asked };
}

beforeEach(signIn);
afterEach(() => {
  localStorage.clear();
  window.earlyViewer = undefined;
});

it('takes what was asked ahead for the first question, once', async () => {
  window.earlyViewer = { token: getToken() ?? '', answer: early(nameOf('early')) };
  const { ask, asked } = shop();
  expect(await ask(OTHER)).toBe('the server');
  expect(await ask()).toBe('early');
  expect(asked).toEqual(['MyCart']);
  expect(await ask()).toBe('the server');
  expect(asked).toEqual(['MyCart', 'Viewer']);
});

it.each([null, {}])('asks itself where that could not be had (%j), and where nothing was', async (answer) => {
  window.earlyViewer = { token: getToken() ?? '', answer: Promise.resolve(answer) };
  const { ask, asked } = shop();
  expect(await ask()).toBe('the server');
  expect(await ask()).toBe('the server');
  expect(asked).toEqual(['Viewer', 'Viewer']);
});

it('never shows a shopper what was asked for another', async () => {
  window.earlyViewer = { token: 'of somebody who has gone', answer: early(nameOf('somebody else')) };
  const { ask } = shop();
  expect(await ask()).toBe('the server');
  expect(await ask()).toBe('the server');
});
