import type { Page } from '@playwright/test';

/**
 * What can be pressed on a page, but not in a square of 24 pixels (WCAG 2.5.8): the text or label of each, with its size. Presses are
 * tried, because a link may cover a card, and a checkbox take presses beside it.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Half of 24 pixels, less one into which letters of the next line may reach.
    const HALF = 11;
    const sides = [
      [-HALF, 0],
      [HALF, 0],
      [0, -HALF],
      [0, HALF],
    ] as const;
    const isPressed = (target: Element, x: number, y: number) => {
      const pressed = document.elementFromPoint(x, y);
      return pressed !== null && (target.contains(pressed) || pressed.closest('label')?.control === target);
    };
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, [role=tab]')];
    return controls.flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) return [];
      // A checkbox is hidden behind its label.
      const target =
        (control.matches('[type=checkbox], [type=radio]') && control.closest('label')) || control;
      const shown = target.querySelector('[data-part=control]') ?? target;
      shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = shown.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (!isPressed(target, x, y) || sides.every(([right, down]) => isPressed(target, x + right, y + down)))
        return [];
      const name = control.getAttribute('aria-label') ?? target.textContent;
      return [`${control.tagName} ${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
