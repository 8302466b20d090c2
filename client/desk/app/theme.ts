import { createSystem, defaultConfig, defineConfig, defineSlotRecipe } from '@chakra-ui/react';
import { checkboxAnatomy, nativeSelectAnatomy, radioGroupAnatomy } from '@chakra-ui/react/anatomy';
import { semanticTokens, tokens } from '../../src/theme/tokens.ts';

/** Chakra's whole theme with the shop's tokens. Unlike the storefront's, its colour mode is a class, so that staff can choose it. */
export const system = createSystem(
  defaultConfig,
  defineConfig({
    globalCss: {
      html: { colorPalette: 'brand' },
      body: { bg: 'bg.subtle', color: 'fg', minHeight: '100dvh' },
      '*:focus-visible': { outlineOffset: '2px' },
    },
    theme: {
      tokens,
      semanticTokens,
      recipes: {
        // Chakra makes a hovered button translucent, which leaves its text too little contrast.
        button: {
          variants: {
            variant: { solid: { _hover: { bg: 'colorPalette.solid', filter: 'brightness(0.92)' } } },
          },
        },
        // At least 3:1 against every background (WCAG 1.4.11).
        input: { variants: { variant: { outline: { borderColor: 'border.field' } } } },
        textarea: { variants: { variant: { outline: { borderColor: 'border.field' } } } },
      },
      slotRecipes: {
        nativeSelect: defineSlotRecipe({
          slots: nativeSelectAnatomy.keys(),
          variants: { variant: { outline: { field: { borderColor: 'border.field' } } } },
        }),
        checkbox: defineSlotRecipe({
          slots: checkboxAnatomy.keys(),
          // With the shop's radius, small boxes would be circles, as radio buttons are.
          base: { control: { borderRadius: '4px' } },
          // Also on the grey of headers.
          variants: { variant: { solid: { control: { borderColor: 'fg.muted' } } } },
        }),
        radioGroup: defineSlotRecipe({
          slots: radioGroupAnatomy.keys(),
          variants: { variant: { solid: { itemControl: { borderColor: 'border.field' } } } },
        }),
      },
    },
  }),
);
