import { expect, type Page } from '@playwright/test';
import { contrastOf } from './contrast.ts';

/** Expects a contrast of at least 3 between the border of each field and checkbox and its background, which axe does not measure. */
export async function expectFieldContrast(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const fields = await page.evaluate(() => {
      const backgroundOf = (element: Element | null): string => {
        for (let at = element; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (Number(backgroundColor.match(/[\d.]+/g)?.[3] ?? 1) > 0) return backgroundColor;
        }
        return 'rgb(255, 255, 255)';
      };
      return [
        ...document.querySelectorAll('input, textarea, select, [data-scope=checkbox][data-part=control]'),
      ]
        .filter((field) => field.checkVisibility({ opacityProperty: true }))
        .filter((field) => !field.matches('[type=radio], :disabled'))
        .map((field) => ({
          html: field.outerHTML,
          border: getComputedStyle(field).borderTopColor,
          background: backgroundOf(field.parentElement),
        }));
    });
    const lowContrastFields = fields.flatMap(({ html, border, background }) => {
      const contrast = contrastOf(border, background);
      return contrast < 3 ? [`${html} ${contrast.toFixed(2)}`] : [];
    });
    expect(lowContrastFields, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
