import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearTabOnSignOut, readDraft, saveDraft } from './personalDraft.ts';
import { endSession, startSession } from './session.ts';

const shopper = (userId: string) => ({ userId, name: '', email: '', image: '', isAdmin: false });
/** The drafts in the storage, whoever may read them. */
const storedDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));

let stop = () => {};
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  stop();
  endSession();
});

describe('the drafts of a tab', () => {
  it('are deleted when the shopper signs out in another tab, those typed before the sign-in included', () => {
    stop = clearTabOnSignOut();
    saveDraft('review', { text: 'typed as a visitor' });
    startSession('secret', shopper('asha'));
    saveDraft('billing', { address: '12 Lake Road' });
    expect(readDraft('billing')).toEqual({ address: '12 Lake Road' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'signedOut', newValue: '1' }));
    expect(storedDrafts()).toEqual([]);
  });

  it('stay when a session ends by itself, or the next one begins', () => {
    startSession('secret', shopper('asha'));
    saveDraft('billing', { address: '12 Lake Road' });
    stop = clearTabOnSignOut();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'signedOut', newValue: null }));
    expect(readDraft('billing')).toEqual({ address: '12 Lake Road' });
  });

  it('are deleted when it is opened again, if another shopper has signed in', () => {
    startSession('secret', shopper('asha'));
    saveDraft('billing', { address: '12 Lake Road' });
    startSession('other', shopper('biren'));
    stop = clearTabOnSignOut();
    expect(storedDrafts()).toEqual([]);
  });
});
