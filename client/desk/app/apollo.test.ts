import { parse } from 'graphql';
import { afterEach, expect, it, vi } from 'vitest';
import { endSession } from '../../src/lib/session/session.ts';
import { signIn } from '../../test/testShop.tsx';
import { createDeskClient } from './apollo.ts';

afterEach(endSession);

it('sends the token, and the name of the operation, which the proxy reads and which protects against CSRF', async () => {
  signIn();
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ data: { me: { id: 'u1' } } }));
  await createDeskClient().query({ query: parse('query DeskTest { me { id } }') });
  expect(fetch.mock.lastCall?.[1]?.headers).toMatchObject({
    authorization: 'Bearer token',
    'x-apollo-operation-name': 'DeskTest',
  });
});

it('asks who is signed in again when the answer was to an earlier session', async () => {
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementationOnce(async () => {
      signIn();
      return Response.json({ data: { me: null } });
    })
    .mockResolvedValue(Response.json({ data: { me: { id: 'u1' } } }));
  const answer = await createDeskClient().query({ query: parse('query DeskTest { me { id } }') });
  expect(answer.data).toEqual({ me: { id: 'u1' } });
  expect(fetch.mock.lastCall?.[1]?.headers).toMatchObject({ authorization: 'Bearer token' });
});
