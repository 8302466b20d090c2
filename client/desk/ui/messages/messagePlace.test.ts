import { expect, it, vi } from 'vitest';
import { findFreeOffset, placeMessages } from './messagePlace.ts';

const window = { min: 88, max: 800 };

it.each([
  ['an empty page', [], 88],
  [
    'controls beside it',
    [
      { from: 20, to: 80 },
      { from: 152, to: 190 },
    ],
    88,
  ],
  ['a button that is needed next', [{ from: 100, to: 148 }], 156],
  [
    'two buttons with too little room between them',
    [
      { from: 90, to: 130 },
      { from: 180, to: 220 },
    ],
    228,
  ],
  [
    'a gap between two buttons',
    [
      { from: 90, to: 130 },
      { from: 210, to: 250 },
    ],
    138,
  ],
  ['a text field as high as the window', [{ from: 0, to: 800 }], 88],
])('leaves %s', (_, controls, offset) => {
  expect(findFreeOffset(64, window, controls)).toBe(offset);
});

it('leaves messages where they are while the pointer is on a button of one', () => {
  document.body.innerHTML = '<div data-scope="toast" data-part="root" data-state="open">Saved</div>';
  const { style } = document.documentElement;
  placeMessages(false);
  expect(style.getPropertyValue('--messages-offset')).toBe('88px');
  style.setProperty('--messages-offset', '8px');
  const query = vi
    .spyOn(Element.prototype, 'querySelector')
    .mockImplementation((selector) => (selector === 'button:hover' ? document.body : null));
  placeMessages(false);
  expect(style.getPropertyValue('--messages-offset')).toBe('8px');
  query.mockRestore();
  placeMessages(false);
  expect(style.getPropertyValue('--messages-offset')).toBe('88px');
});
