import { expect, type Page } from '@playwright/test';

/** Expects a contrast of at least 3 between the border of each field and checkbox and its background, which axe does not measure. */
export async function expectFieldContrast(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const lowContrastFields = await page.evaluate(() => {
      const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = (color: string) => {
        const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const backgroundOf = (element: Element | null): string => {
        for (let at = element; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if ((channels(backgroundColor)[3] ?? 1) > 0) return backgroundColor;
        }
        return 'rgb(255, 255, 255)';
      };
      return [
        ...document.querySelectorAll('input, textarea, select, [data-scope=checkbox][data-part=control]'),
      ]
        .filter((field) => field.checkVisibility({ opacityProperty: true }) && !field.matches('[type=radio]'))
        .flatMap((field) => {
          const border = luminance(getComputedStyle(field).borderTopColor);
          const background = luminance(backgroundOf(field.parentElement));
          const contrast = (Math.max(border, background) + 0.05) / (Math.min(border, background) + 0.05);
          const isDisabled = field.matches(':disabled');
          return contrast < 3 && !isDisabled ? [`${field.outerHTML} ${contrast.toFixed(2)}`] : [];
        });
    });
    expect(lowContrastFields, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
