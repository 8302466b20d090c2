import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  endSession,
  getSession,
  getToken,
  type SessionUser,
  startSession,
  useSession,
  wasSignedOut,
} from './session.ts';

const asha: SessionUser = {
  userId: 'u1',
  name: 'Asha',
  email: 'asha@example.com',
  image: '',
  isAdmin: false,
};

afterEach(() => act(endSession));

describe('the session', () => {
  it('is stored under the keys token and user [3.session.1 3.session.2]', () => {
    startSession('secret', asha);
    expect(localStorage.getItem('token')).toBe('secret');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(asha);
    expect(getToken()).toBe('secret');
  });

  it('updates every useSession when it starts and ends', () => {
    const { result } = renderHook(useSession);
    expect(result.current).toBeNull();
    act(() => startSession('secret', asha));
    expect(result.current?.user.name).toBe('Asha');
    act(endSession);
    expect(result.current).toBeNull();
    expect(getToken()).toBeNull();
  });

  it('is updated by other tabs', () => {
    const { result } = renderHook(useSession);
    localStorage.setItem('token', 'secret');
    localStorage.setItem('user', JSON.stringify(asha));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(result.current?.user.userId).toBe('u1');
  });

  it('remembers a sign-out until the next session starts', () => {
    endSession({ isSignOut: true });
    expect(wasSignedOut()).toBe(true);
    startSession('secret', asha);
    expect(wasSignedOut()).toBe(false);
    endSession();
    expect(wasSignedOut()).toBe(false);
  });

  it('is the same object until it changes', () => {
    startSession('secret', asha);
    expect(getSession()).toBe(getSession());
  });

  it.each(['not json', '{}', 'null', '[]'])('is null when the stored user is %s', (text) => {
    localStorage.setItem('token', 'secret');
    localStorage.setItem('user', text);
    expect(getSession()).toBeNull();
  });

  it('is null without a token', () => {
    localStorage.setItem('user', JSON.stringify(asha));
    expect(getSession()).toBeNull();
  });

  it('is null on the server, whatever is stored', () => {
    startSession('secret', asha);
    const Name = () => useSession()?.user.name ?? 'nobody';
    expect(renderToString(<Name />)).toBe('nobody');
  });
});
