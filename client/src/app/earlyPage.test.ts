import { afterEach, beforeEach, expect, it } from 'vitest';
import { SHOPPER, signIn } from '../../test/testShop.tsx';
import { getSession, getToken } from '../lib/session.ts';
import { takeEarlyPage } from './earlyPage.ts';

const shopper = { userId: SHOPPER.id, name: SHOPPER.name, email: SHOPPER.email, image: '' };
const state = { ROOT_QUERY: { __typename: 'Query' } };
const page = { body: '<p>Asha’s goods</p>', state, shopper };

let root: HTMLElement;
beforeEach(() => {
  signIn();
  root = document.createElement('div');
  root.innerHTML = page.body;
});
afterEach(() => {
  localStorage.clear();
  window.earlyPage = undefined;
});

const early = (answer: typeof page | null, token = getToken()) => {
  window.earlyPage = { token: token ?? '', answer: Promise.resolve(answer) };
};

it('takes the page that is shown, once, and what is new of its shopper', async () => {
  early({ ...page, shopper: { ...shopper, name: 'Asha Rao', image: '/media/asha.webp' } });
  const taken = await takeEarlyPage(root);
  expect(taken).toEqual({ state, session: getSession() });
  expect(getSession()?.user).toMatchObject({ name: 'Asha Rao', image: '/media/asha.webp', isAdmin: false });
  expect(root.innerHTML).toBe(page.body);
  expect(await takeEarlyPage(root)).toBeNull();
});

it('leaves what is shown alone where nothing could be had, and where nothing was asked for', async () => {
  early(null);
  expect(await takeEarlyPage(root)).toBeNull();
  expect(await takeEarlyPage(root)).toBeNull();
  expect(root.innerHTML).toBe(page.body);
});

it.each([
  ['has signed out since', () => localStorage.clear()],
  ['has another session since', () => localStorage.setItem('token', 'another')],
  ['is another by what the browser remembers', () => localStorage.setItem('user', '{"userId":"u2"}')],
])('shows nothing of somebody who %s', async (_, change) => {
  early(page);
  change();
  expect(await takeEarlyPage(root)).toBeNull();
  expect(root.innerHTML).toBe('');
});
