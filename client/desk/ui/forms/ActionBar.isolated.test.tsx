import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { DeskToaster } from '../messages/toaster.tsx';
import { ActionBar } from './ActionBar.tsx';

test('messages are shown above a bar, wherever it is in the window', () => {
  vi.stubGlobal('innerHeight', 900);
  // jsdom has no layout.
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  rect.mockReturnValue(new DOMRect(0, 780, 1000, 60));
  const { unmount } = renderDesk(
    fakeShop({}).client,
    <>
      <ActionBar label="Unsaved changes" />
      <DeskToaster />
    </>,
    [],
  );
  const height = () => document.documentElement.style.getPropertyValue('--bar-height');
  expect(document.querySelector<HTMLElement>('[data-scope=toast]')?.style.bottom).toContain('--bar-height');
  expect(height()).toBe('128px');
  // The page is scrolled, and the bar with it.
  rect.mockReturnValue(new DOMRect(0, 700, 1000, 60));
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(height()).toBe('208px');
  rect.mockReturnValue(new DOMRect(0, 920, 1000, 60));
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(height()).toBe('');
  rect.mockReturnValue(new DOMRect(0, 700, 1000, 60));
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(height()).toBe('208px');
  unmount();
  expect(height()).toBe('');
});
