import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { type CSSObject, serializeStyles } from '@emotion/serialize';
import type { Plugin } from 'vite';
import { recipes } from '../src/theme/recipes.ts';
import { slotStyles } from '../src/theme/slotStyles.ts';
import { system } from '../src/theme/system.ts';

/**
 * Compiles the theme at build time, so that pages need neither Chakra nor Emotion for it:
 * `virtual:theme.css` has the reset, the tokens and a static class for each option of each recipe and for each slot of each component;
 * `virtual:recipes` has the recipes' default options for `src/theme/classes.ts`.
 */
export function recipeStyles(): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:theme.css': themeCss,
    'virtual:recipes': () => `export const defaultVariants = ${JSON.stringify(defaultVariants())};`,
  };
  return {
    name: 'recipe-styles',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
  };
}

function defaultVariants() {
  return Object.fromEntries(
    Object.entries<RecipeDefinition>(recipes).map(([name, recipe]) => [name, recipe.defaultVariants]),
  );
}

export function themeCss(): string {
  const globalStyles = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()];
  const classes = [
    ...Object.entries(recipes).map(([name, recipe]) => recipeCss(name, recipe)),
    ...Object.entries(slotStyles).map(([name, slots]) =>
      rulesCss(Object.entries(slots).map(([slot, style]) => ({ selector: `.${name}__${slot}`, style }))),
    ),
  ];
  return [
    system.layers.atRule,
    ...globalStyles.map(compile),
    `@layer recipes {\n${classes.join('\n')}\n}`,
  ].join('\n');
}

/**
 * The rules of one recipe, each of the specificity of one class. Their order gives the same result as Chakra, which merges
 * the styles into one object: base, variants in the order of `defaultVariants`, media queries. No recipe has compound variants.
 */
function recipeCss(name: string, recipe: RecipeDefinition): string {
  const { base = {}, variants = {} } = recipe;
  const keys = new Set([...Object.keys(recipe.defaultVariants ?? {}), ...Object.keys(variants)]);
  const options = [...keys].flatMap((key) =>
    Object.entries<SystemStyleObject>(variants[key] ?? {}).map(([option, style]) => ({
      selector: `.${name}-${key}-${option}`,
      style,
    })),
  );
  return rulesCss([{ selector: `.${name}`, style: base }, ...options]);
}

interface Rule {
  selector: string;
  style: SystemStyleObject;
}

/** All rules without their media queries, then these. */
function rulesCss(rules: Rule[]): string {
  return [false, true].flatMap((media) => rules.map((rule) => ruleCss(rule, media))).join('\n');
}

/** A rule without its media queries, or with nothing but them. */
function ruleCss(
  { selector, style }: { selector: string; style: SystemStyleObject },
  media: boolean,
): string {
  const entries = Object.entries(system.css(style)).filter(([key]) => key.startsWith('@media') === media);
  return entries.length === 0 ? '' : compile({ [selector]: Object.fromEntries(entries) });
}

const emotion = createCache({ key: 'static' });

/** Outside a browser Emotion's cache returns the text of the rules instead of inserting them. */
function compile(styles: CSSObject): string {
  return String(emotion.insert('', serializeStyles([styles]), emotion.sheet, false));
}
