import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineRecipe,
  type SystemContext,
} from '@chakra-ui/react';
import {
  buttonRecipe,
  containerRecipe,
  headingRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import { serializeStyles } from '@emotion/serialize';
import { NARROW_BELOW } from '../lib/constants.ts';

const breakpoints = {
  sm: '480px',
  md: '768px',
  lg: `${NARROW_BELOW}px`,
  xl: '1280px',
  '2xl': '1536px',
};

const colors = {
  brand: {
    50: { value: '#effaf4' },
    100: { value: '#d8f3e4' },
    200: { value: '#b0e6ca' },
    300: { value: '#78d3a6' },
    400: { value: '#3bb77e' },
    500: { value: '#279a66' },
    600: { value: '#1a7a4f' },
    700: { value: '#166340' },
    800: { value: '#144f35' },
    900: { value: '#103f2b' },
    950: { value: '#08251a' },
  },
  gray: {
    50: { value: '#f7f9f8' },
    100: { value: '#eff3f1' },
    200: { value: '#e2e9e5' },
    300: { value: '#cbd5d0' },
    400: { value: '#93a29b' },
    500: { value: '#6b7a73' },
    600: { value: '#54625b' },
    700: { value: '#3d4a44' },
    800: { value: '#253d32' },
    900: { value: '#1b2420' },
    950: { value: '#121916' },
  },
};

/** The palettes in use; each of the others would be some thirty variables in the styles of every page. */
const { black, white, blackAlpha, red, green } = tokens.colors;

/** Light first, dark second. */
const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** What a badge or button of one of Chakra's palettes draws with. */
const shades = (name: 'red' | 'green') => ({
  solid: pair(`{colors.${name}.600}`, `{colors.${name}.600}`),
  solidHover: pair(`{colors.${name}.700}`, `{colors.${name}.700}`),
  contrast: pair('white', 'white'),
  fg: pair(`{colors.${name}.700}`, `{colors.${name}.300}`),
  subtle: pair(`{colors.${name}.100}`, `{colors.${name}.900}`),
  focusRing: pair(`{colors.${name}.500}`, `{colors.${name}.500}`),
});

const semanticColors = {
  bg: {
    DEFAULT: pair('{colors.white}', '{colors.gray.950}'),
    subtle: pair('{colors.gray.50}', '{colors.gray.900}'),
    muted: pair('{colors.gray.100}', '#222d28'),
    emphasized: pair('{colors.gray.200}', '{colors.gray.800}'),
    panel: pair('{colors.white}', '{colors.gray.900}'),
  },
  fg: {
    DEFAULT: pair('{colors.gray.800}', '#e9f0ec'),
    muted: pair('{colors.gray.600}', '#a9b7b0'),
    subtle: pair('{colors.gray.500}', '#8b9a93'),
    error: pair('#b42318', '#ffb4a9'),
    /** On a pastel ground, which is as pale in dark mode. */
    pastel: { value: '{colors.gray.800}' },
  },
  border: {
    DEFAULT: pair('{colors.gray.200}', '#2c3833'),
    muted: pair('{colors.gray.100}', '#222d28'),
    error: pair('{colors.red.500}', '{colors.red.400}'),
    /** What shows where to type or choose: three to one against every ground that a field stands on. */
    field: pair('#82918a', '#72827a'),
  },
  brand: {
    solid: pair('{colors.brand.600}', '{colors.brand.400}'),
    solidHover: pair('{colors.brand.700}', '{colors.brand.300}'),
    contrast: pair('white', '{colors.brand.950}'),
    fg: pair('{colors.brand.600}', '{colors.brand.300}'),
    subtle: pair('{colors.brand.50}', '#1a3427'),
    muted: pair('{colors.brand.100}', '#1f4031'),
    emphasized: pair('{colors.brand.200}', '{colors.brand.800}'),
    border: pair('{colors.brand.200}', '{colors.brand.600}'),
    focusRing: pair('{colors.brand.500}', '{colors.brand.400}'),
  },
  red: shades('red'),
  green: shades('green'),
  star: pair('#f0a020', '#fdc040'),
  offer: {
    solid: pair('#b93815', '#ff9c66'),
    contrast: pair('white', '#2b0d02'),
    fg: pair('#b93815', '#ff9c66'),
  },
  heart: pair('#d6285a', '#ff7a9c'),
  /** What pictures stand on. */
  plate: pair('#f4f7f5', '#25312b'),
};

/** Chakra's own is a thinner colour, which has too little contrast with the text. */
const hovered = { bg: 'colorPalette.solidHover' };

const button = defineRecipe({
  ...buttonRecipe,
  base: { ...buttonRecipe.base, borderRadius: 'l2', fontWeight: 'bold' },
  compoundVariants: [{ variant: 'solid', css: { _hover: hovered, _expanded: hovered } }],
});

const container = defineRecipe({
  ...containerRecipe,
  base: { ...containerRecipe.base, maxWidth: '82rem', px: { base: 'min(1rem, 5vw)', md: '6', xl: '8' } },
});

const heading = defineRecipe({
  ...headingRecipe,
  base: { ...headingRecipe.base, fontWeight: 'extrabold', letterSpacing: '-0.01em' },
});

const moved = (transform: string) => ({ transform });
const faded = { opacity: '0' };

/** What the animations of the recipes in use, and our own, go through. */
const keyframes = {
  spin: { to: moved('rotate(360deg)') },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: faded },
  'fade-out': { to: faded },
  'scale-in': { from: moved('scale(0.95)') },
  'scale-out': { to: moved('scale(0.95)') },
  'slide-from-top': { from: moved('translateY(-0.5rem)') },
  'slide-from-bottom': { from: moved('translateY(0.5rem)') },
  'slide-to-top': { to: moved('translateY(-0.5rem)') },
  'slide-to-bottom': { to: moved('translateY(0.5rem)') },
};

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'shop',
  cssVarsRoot: ':where(html)',
  // Media queries instead of Chakra's classes: right before any script runs, and in cached pages.
  conditions: {
    light: '@media (prefers-color-scheme: light)',
    dark: '@media (prefers-color-scheme: dark)',
  },
  globalCss: {
    html: {
      colorScheme: 'light dark',
      lineHeight: '1.5',
      colorPalette: 'brand',
      scrollPaddingTop: '20',
    },
    body: { fontFamily: 'body', bg: 'bg', color: 'fg', overflowX: 'clip', minHeight: '100dvh' },
    '*': { '--global-font-body': 'fonts.body', '--global-color-border': 'colors.border' },
    '*:focus-visible': { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
    '*::placeholder': { color: 'fg.muted' },
    // What is pressed is the button: its content may become another between press and release, and the click be lost.
    'button *': { pointerEvents: 'none' },
    '*::selection': { bg: 'brand.emphasized' },
  },
  theme: {
    breakpoints,
    keyframes,
    tokens: {
      ...tokens,
      colors: { black, white, blackAlpha, red, green, ...colors },
      fonts: {
        heading: { value: `'Nunito Variable', 'Nunito fallback', system-ui, sans-serif` },
        body: { value: `'Nunito Variable', 'Nunito fallback', system-ui, sans-serif` },
        mono: tokens.fonts.mono,
      },
    },
    semanticTokens: {
      colors: semanticColors,
      radii: { l1: { value: '8px' }, l2: { value: '10px' }, l3: { value: '18px' } },
      shadows: {
        card: {
          value: { _light: '0 8px 28px rgb(21 79 53 / 0.10)', _dark: '0 8px 28px rgb(0 0 0 / 0.45)' },
        },
        bar: { value: { _light: '0 2px 14px rgb(21 79 53 / 0.08)', _dark: '0 2px 14px rgb(0 0 0 / 0.5)' } },
      },
    },
    textStyles,
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
    // Recipes of single pages are passed to their components, so that they come with them.
    recipes: {
      button,
      container,
      heading,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
    },
  },
});

/** Remembers what was made of each object. */
function remembered<Config extends object, Made>(make: (config: Config) => Made): (config: Config) => Made {
  const known = new WeakMap<Config, Made>();
  return (config) => {
    const found = known.get(config) ?? make(config);
    known.set(config, found);
    return found;
  };
}

const made = () => createSystem(defaultBaseConfig, config);

/** Chakra's reset, what holds for all pages, and the theme's variables: `themeStyles.ts` has them in the pages' styles. */
export function globalStyles() {
  const { layers, _global } = made();
  return [layers.atRule, ..._global];
}

/** Chakra would make the recipe of a component, and with it the memory of its styles, anew each time that it is drawn. */
function make(): SystemContext {
  const system = made();
  return {
    ...system,
    cva: remembered((recipe) => {
      const kept = system.cva(recipe);
      return Object.assign(kept, { merge: remembered(kept.merge) });
    }) as typeof system.cva,
    sva: remembered(system.sva) as typeof system.sva,
    css: writtenOnce(system.css),
    // They are in the pages' styles.
    layers: { ...system.layers, atRule: '' },
    _global: [],
  };
}

/**
 * The same styles are the same object each time. Emotion takes one that has its text and name with it, instead of writing it out
 * and hashing it again for every element.
 */
const writtenOnce =
  (css: SystemContext['css']): SystemContext['css'] =>
  (...styles) => {
    const made = css(...styles);
    if (Object.hasOwn(made, 'styles')) return made;
    const { name, styles: text, next } = serializeStyles([made]);
    return Object.defineProperties(made, {
      name: { value: name },
      styles: { value: text },
      next: { value: next },
    });
  };

let known: SystemContext | undefined;

/**
 * The one theme: tokens and the recipes in use. Light and dark follow the system's setting. It is made when it is first
 * asked for, as that takes a phone a moment in which it should not have to load the rest as well.
 */
export function theme(): SystemContext {
  known ??= make();
  return known;
}
