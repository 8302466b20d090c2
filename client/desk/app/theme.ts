import { createSystem, defaultConfig, defineConfig, defineSlotRecipe } from '@chakra-ui/react';
import {
  checkboxAnatomy,
  comboboxAnatomy,
  dialogAnatomy,
  nativeSelectAnatomy,
  radioGroupAnatomy,
  segmentGroupAnatomy,
  tabsAnatomy,
  tagAnatomy,
  toastAnatomy,
} from '@chakra-ui/react/anatomy';
import { semanticTokens, tokens } from '../../src/theme/tokens.ts';
import { besideMessages } from '../ui/messages/messagePlace.ts';

/** The height of buttons on wide windows; on phones, which packers use, they are 44 px high. */
const heightOf = (wide: '8' | '9' | '10') => ({
  h: { base: '11', md: wide },
  minW: { base: '11', md: wide },
});
/** A small checkbox takes presses beside it, too: Chakra's has 16 or 20 pixels. */
const pressedAround = {
  control: { position: 'relative', _after: { content: '""', position: 'absolute', inset: '-2' } },
} as const;
const inputHeightOf = (wide: '8' | '9' | '10') => ({
  '--input-height': { base: 'sizes.11', md: `sizes.${wide}` },
});

/** Chakra's whole theme with the shop's tokens. Unlike the storefront's, its colour mode is a class, so that staff can choose it. */
export const system = createSystem(
  defaultConfig,
  defineConfig({
    globalCss: {
      // A field that gets the focus is not below the bar at the bottom of the window (WCAG 2.4.11).
      html: { colorPalette: 'brand', scrollPaddingBottom: '24' },
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
            size: { md: heightOf('10'), sm: heightOf('9'), xs: heightOf('8') },
          },
        },
        // At least 3:1 against every background (WCAG 1.4.11).
        input: {
          variants: {
            variant: { outline: { borderColor: 'border.field' } },
            size: { md: inputHeightOf('10'), sm: inputHeightOf('9'), xs: inputHeightOf('8') },
          },
        },
        // A line of small text is less than 24 pixels high (WCAG 2.5.8).
        link: { base: { minH: { base: '6', md: 'auto' } } },
        textarea: { variants: { variant: { outline: { borderColor: 'border.field' } } } },
      },
      slotRecipes: {
        nativeSelect: defineSlotRecipe({
          slots: nativeSelectAnatomy.keys(),
          variants: {
            variant: { outline: { field: { borderColor: 'border.field' } } },
            size: {
              md: { field: { h: { base: '11', md: '10' } } },
              sm: { field: { h: { base: '11', md: '9' } } },
            },
          },
        }),
        checkbox: defineSlotRecipe({
          slots: checkboxAnatomy.keys(),
          // With the shop's radius, small boxes would be circles, as radio buttons are.
          base: { control: { borderRadius: '4px' } },
          // Also on the grey of headers.
          variants: {
            variant: { solid: { control: { borderColor: 'fg.muted' } } },
            size: { sm: pressedAround, md: pressedAround },
          },
        }),
        combobox: defineSlotRecipe({
          slots: comboboxAnatomy.keys(),
          base: { trigger: { minW: '6', minH: '6' } },
          variants: {
            variant: { outline: { input: { borderColor: 'border.field' } } },
            size: { md: { root: { '--combobox-input-height': { base: 'sizes.11', md: 'sizes.10' } } } },
          },
        }),
        // A body that scrolls takes the focus; its ring is within the dialog.
        dialog: defineSlotRecipe({
          slots: dialogAnatomy.keys(),
          base: {
            positioner: besideMessages,
            body: {
              _focusVisible: {
                outline: '2px solid',
                outlineColor: 'colorPalette.focusRing',
                outlineOffset: '-4px',
                rounded: 'l2',
              },
            },
          },
        }),
        tabs: defineSlotRecipe({
          slots: tabsAnatomy.keys(),
          variants: { size: { md: { root: { '--tabs-height': { base: 'sizes.11', md: 'sizes.10' } } } } },
        }),
        tag: defineSlotRecipe({
          slots: tagAnatomy.keys(),
          // Chakra's button that removes a tag has 16 pixels.
          base: {
            root: { minH: { base: '9', md: '7' } },
            endElement: { boxSize: 'auto' },
            closeTrigger: { boxSize: { base: '9', md: '6' }, '& svg': { boxSize: '4' } },
          },
        }),
        toast: defineSlotRecipe({
          slots: toastAnatomy.keys(),
          // White text on Chakra's green has a contrast of 3.3:1; on this one of 6.8:1 (WCAG 1.4.3: 4.5:1).
          base: { root: { '&[data-type=success]': { bg: 'green.700' } } },
        }),
        segmentGroup: defineSlotRecipe({
          slots: segmentGroupAnatomy.keys(),
          variants: { size: { md: { item: { height: { base: '11', md: '10' } } } } },
        }),
        radioGroup: defineSlotRecipe({
          slots: radioGroupAnatomy.keys(),
          variants: { variant: { solid: { itemControl: { borderColor: 'border.field' } } } },
        }),
      },
    },
  }),
);
