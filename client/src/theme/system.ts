import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { dialogSlotRecipe, fieldSlotRecipe, separatorRecipe, textStyles } from '@chakra-ui/react/theme';
import { recipes } from './recipes.ts';
import { breakpoints, keyframes, semanticTokens, tokens } from './tokens.ts';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'shop',
  cssVarsRoot: ':where(html)',
  // Media queries instead of Chakra's classes, which need a script or one cached page for each colour scheme.
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
    // The button is the target of a press: its content may be replaced before the release, which would lose the click.
    'button *': { pointerEvents: 'none' },
    '*::selection': { bg: 'brand.emphasized' },
  },
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
    recipes: { ...recipes, separator: separatorRecipe },
    slotRecipes: { dialog: dialogSlotRecipe, field: fieldSlotRecipe },
  },
});

/** The theme: tokens and the recipes in use. Light and dark mode follow the system's setting. */
export const system = createSystem(defaultBaseConfig, config);
