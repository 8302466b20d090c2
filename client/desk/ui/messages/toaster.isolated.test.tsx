import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { DeskToaster } from './toaster.tsx';

// Before the toaster is created.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true })));

test('a phone shows messages at the top, away from forms', () => {
  renderDesk(fakeShop({}).client, <DeskToaster />, []);
  expect(document.querySelector('[data-scope=toast]')).toHaveAttribute('data-placement', 'top');
});
