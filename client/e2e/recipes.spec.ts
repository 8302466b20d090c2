import { ChakraProvider, chakra, type RecipeDefinition } from '@chakra-ui/react';
import type { Page } from '@playwright/test';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { recipes } from '../src/theme/recipes.ts';
import { slotStyles } from '../src/theme/slotStyles.ts';
import { system } from '../src/theme/system.ts';
import { themeCss } from '../vite/recipeStyles.ts';
import { expect, test } from './fixtures.ts';

/** Attributes that recipes style; Chakra treats the first two like the pseudo-classes. */
const STATES = [
  {},
  { 'data-hover': '' },
  { 'data-focus-visible': '' },
  { 'aria-disabled': true },
  { 'aria-expanded': true },
  { 'aria-selected': true },
  { 'aria-invalid': true },
];

type Options = Record<string, string | boolean>;

/** A recipe with one selection of its options, and the static classes for it. */
interface Sample {
  recipe: RecipeDefinition;
  options: Options;
  className: string;
}

/** The default options, and each option of each variant beside the defaults of the others. */
function recipeSamples(): Sample[] {
  return Object.entries<RecipeDefinition>(recipes).flatMap(([name, recipe]) => {
    const single = Object.entries(recipe.variants ?? {}).flatMap(([key, options]) =>
      Object.keys(options).map((option) => ({ [key]: option === 'true' ? true : option })),
    );
    return [{}, ...single].map((options: Options) => {
      const classes = Object.entries({ ...recipe.defaultVariants, ...options }).map(
        ([key, option]) => `${name}-${key}-${option}`,
      );
      return { recipe, options, className: [name, ...classes].join(' ') };
    });
  });
}

/** Each slot of each component. */
function slotSamples(): Sample[] {
  return Object.entries(slotStyles).flatMap(([name, slots]) =>
    Object.entries(slots).map(([slot, style]) => ({
      recipe: { base: style },
      options: {},
      className: `${name}__${slot}`,
    })),
  );
}

/** Renders a sample twice: with Chakra's recipe, and with the static classes. */
function renderPair({ recipe, options, className }: Sample, state: object): ReactElement {
  const children = [
    createElement('svg', { key: 'icon' }),
    createElement('span', { key: 'label' }, className),
  ];
  const label = `${className} ${JSON.stringify(state)}`;
  return createElement(
    'section',
    { key: label, 'data-pair': label },
    createElement('div', null, createElement(chakra('div', recipe), { ...options, ...state }, children)),
    createElement('div', null, createElement('div', { className, ...state }, children)),
  );
}

/** Reports computed style properties that differ between the two elements of a pair, or their children. */
function findDifferences(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-pair]')].flatMap((section) => {
      const [chakras = [], statics = []] = [...section.children].map((side) => [
        ...side.querySelectorAll('*:not(style)'),
      ]);
      if (chakras.length !== statics.length)
        return [`${section.dataset.pair}: ${chakras.length} elements, ${statics.length}`];
      return chakras.flatMap((element, index) => {
        const expected = getComputedStyle(element);
        const actual = getComputedStyle(statics[index] as Element);
        return [...expected]
          .filter((property) => expected.getPropertyValue(property) !== actual.getPropertyValue(property))
          .map(
            (property) =>
              `${section.dataset.pair} ${element.tagName} ${property}: ${expected.getPropertyValue(property)}, static ${actual.getPropertyValue(property)}`,
          );
      });
    }),
  );
}

test('the static classes of the recipes give the same computed styles as Chakra', async ({ page }) => {
  const pairs = [
    ...recipeSamples().flatMap((sample) => STATES.map((state) => renderPair(sample, state))),
    ...slotSamples().map((sample) => renderPair(sample, {})),
  ];
  expect(pairs.length).toBeGreaterThan(500);
  // biome-ignore lint/correctness/noChildrenProp: the provider's type requires it among the props
  const body = renderToStaticMarkup(createElement(ChakraProvider, { value: system, children: pairs }));
  // Transitions and animations would give different values at different times.
  const noMotionCss = '* { transition: none !important; animation-play-state: paused !important; }';
  await page.setContent(`<style>${themeCss()} ${noMotionCss}</style><main>${body}</main>`);
  for (const [colorScheme, width] of [
    ['light', 390],
    ['light', 1300],
    ['dark', 800],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await findDifferences(page), `${colorScheme} at ${width} px`).toEqual([]);
  }
});
