import { tokens as chakraTokens } from '@chakra-ui/react/theme';
import { NARROW_BELOW } from '../lib/constants.ts';

export const breakpoints = {
  sm: '480px',
  md: '768px',
  lg: `${NARROW_BELOW}px`,
  xl: '1280px',
  '2xl': '1536px',
};

const colors = {
  black: chakraTokens.colors.black,
  white: chakraTokens.colors.white,
  blackAlpha: chakraTokens.colors.blackAlpha,
  red: chakraTokens.colors.red,
  green: chakraTokens.colors.green,
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

const font = { value: `'Nunito Variable', 'Nunito fallback', system-ui, sans-serif` };

/** Chakra's tokens with the shop's own ones. Each palette costs about thirty variables on every page, so only those in use are listed. */
export const tokens = {
  ...chakraTokens,
  colors,
  easings: { ...chakraTokens.easings, standard: { value: 'cubic-bezier(0.4, 0, 0.2, 1)' } },
  fonts: { heading: font, body: font, mono: chakraTokens.fonts.mono },
};

/** A token with a light and a dark value. */
const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** The colours of a palette that badges and buttons use. */
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
    /** Text on a pastel background, which is the same in light and dark mode. */
    pastel: { value: '{colors.gray.800}' },
  },
  border: {
    DEFAULT: pair('{colors.gray.200}', '#2c3833'),
    muted: pair('{colors.gray.100}', '#222d28'),
    error: pair('{colors.red.500}', '{colors.red.400}'),
    /** Borders of fields: at least 3:1 against every background that a field stands on (WCAG 1.4.11). */
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
  /** The background of product pictures. */
  plate: pair('#f4f7f5', '#25312b'),
};

export const semanticTokens = {
  colors: semanticColors,
  radii: { l1: { value: '8px' }, l2: { value: '10px' }, l3: { value: '18px' } },
  shadows: {
    card: pair('0 8px 28px rgb(21 79 53 / 0.10)', '0 8px 28px rgb(0 0 0 / 0.45)'),
    bar: pair('0 2px 14px rgb(21 79 53 / 0.08)', '0 2px 14px rgb(0 0 0 / 0.5)'),
  },
};

/** Chakra's keyframes for the recipes in use. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  'scale-in': { from: { transform: 'scale(0.95)' } },
  'scale-out': { to: { transform: 'scale(0.95)' } },
  'slide-from-top': { from: { transform: 'translateY(-0.5rem)' } },
  'slide-from-bottom': { from: { transform: 'translateY(0.5rem)' } },
  'slide-to-top': { to: { transform: 'translateY(-0.5rem)' } },
  'slide-to-bottom': { to: { transform: 'translateY(0.5rem)' } },
};
