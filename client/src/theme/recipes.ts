import { defineRecipe } from '@chakra-ui/react';
import {
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  headingRecipe,
  inputRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme';

// Chakra's components use these recipes, and vite/recipeStyles.ts compiles them into static classes for the pages that do
// without Chakra (classes.ts). The stylesheet is part of every page, so it has only the options in use.

/** Chakra's types say that a recipe may have no variants. */
function variantsOf<Variants>({ variants }: { variants?: Variants }): NonNullable<Variants> {
  if (!variants) throw new Error('The recipe has no variants');
  return variants;
}

const { sm, md, lg, xl } = variantsOf(buttonRecipe).size;
const { solid, subtle, outline, ghost, plain } = variantsOf(buttonRecipe).variant;
const badgeVariants = variantsOf(badgeRecipe);
const inputVariants = variantsOf(inputRecipe);

/** Chakra's own hover colour is translucent: too little contrast with the label. */
const solidHover = { bg: 'colorPalette.solidHover' };

const button = defineRecipe({
  base: { ...buttonRecipe.base, fontWeight: 'bold' },
  variants: {
    size: { sm, md, lg, xl },
    variant: {
      solid: { ...solid, _hover: solidHover, _expanded: solidHover },
      subtle,
      outline,
      ghost,
      plain,
    },
    /** As wide as high, for a button with only an icon. */
    square: { true: { px: '0' } },
    /** The label may take several lines. */
    multiline: { true: { h: 'auto', py: '1', whiteSpace: 'normal', textAlign: 'center' } },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

const container = defineRecipe({
  base: {
    ...containerRecipe.base,
    maxWidth: '82rem',
    px: { base: 'min(1rem, 5vw)', md: '6', xl: '8' },
  },
});

const heading = defineRecipe({
  base: { ...headingRecipe.base, fontWeight: 'extrabold', letterSpacing: '-0.01em' },
  variants: {
    size: {
      md: { textStyle: 'md' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
      '3xl': { textStyle: '3xl' },
      section: { textStyle: { base: '2xl', lg: '3xl' } },
      page: { textStyle: { base: '3xl', lg: '4xl' } },
    },
  },
  defaultVariants: { size: 'xl' },
});

const badge = defineRecipe({
  base: { ...badgeRecipe.base, fontWeight: 'bold' },
  variants: {
    size: { sm: badgeVariants.size.sm },
    variant: {
      solid: badgeVariants.variant.solid,
      subtle: badgeVariants.variant.subtle,
      inverted: { bg: 'fg', color: 'bg' },
    },
  },
  defaultVariants: { size: 'sm', variant: 'subtle' },
});

const input = defineRecipe({
  base: { ...inputRecipe.base, ...inputVariants.variant.outline, borderColor: 'border.field' },
  variants: { size: { md: inputVariants.size.md, lg: inputVariants.size.lg } },
  defaultVariants: { size: 'md' },
});

const skeleton = defineRecipe({
  base: {
    flexShrink: '0',
    bg: 'bg.emphasized',
    borderRadius: 'l2',
    animation: 'pulse 1.2s infinite',
    pointerEvents: 'none',
  },
});

const spinner = defineRecipe({ base: { ...spinnerRecipe.base, '--spinner-size': '1em' } });

const card = defineRecipe({
  base: { display: 'flex', flexDirection: 'column', bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3' },
  variants: {
    size: {
      sm: { p: { base: '2.5', md: '3.5' } },
      // On a phone the padding does not grow with the text size, because large text needs the room.
      md: { p: { base: 'min(1.25rem, 7vw)', md: '6' } },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A tab, or a toggle button in a group. */
const toggle = defineRecipe({
  base: {
    px: '4',
    py: '2',
    borderWidth: '1px',
    borderRadius: 'l2',
    cursor: 'pointer',
    fontWeight: 'bold',
    textStyle: 'sm',
    transition: 'colors',
    '&:hover:not([aria-selected=true], [aria-pressed=true])': {
      borderColor: 'brand.emphasized',
      color: 'brand.fg',
    },
    '&:is([aria-selected=true], [aria-pressed=true])': {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      color: 'brand.contrast',
    },
  },
});

const link = defineRecipe({
  base: { borderRadius: 'l1', transition: 'colors' },
  variants: {
    hover: {
      color: { _hover: { color: 'brand.fg' } },
      background: { _hover: { bg: 'brand.subtle', color: 'brand.fg' } },
    },
  },
});

/** A row or column of elements. */
const stack = defineRecipe({
  base: { display: 'flex' },
  variants: {
    direction: { column: { flexDirection: 'column' } },
    gap: {
      1: { gap: '1' },
      2: { gap: '2' },
      3: { gap: '3' },
      4: { gap: '4' },
      5: { gap: '5' },
      6: { gap: '6' },
      8: { gap: '8' },
    },
    align: {
      start: { alignItems: 'start' },
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
    },
    justify: { center: { justifyContent: 'center' }, between: { justifyContent: 'space-between' } },
    wrap: { true: { flexWrap: 'wrap' } },
  },
});

/** Background, border, corners and shadow of an element. */
const surface = defineRecipe({
  variants: {
    variant: {
      page: { bg: 'bg' },
      panel: { bg: 'bg.panel' },
      subtle: { bg: 'bg.subtle' },
      accent: { bg: 'brand.subtle' },
      solid: { bg: 'brand.solid', color: 'brand.contrast' },
      plate: { bg: 'plate' },
    },
    bordered: {
      true: { borderWidth: '1px' },
      top: { borderTopWidth: '1px' },
      bottom: { borderBottomWidth: '1px' },
    },
    radius: {
      sm: { borderRadius: 'l1' },
      md: { borderRadius: 'l2' },
      lg: { borderRadius: 'l3' },
      full: { borderRadius: 'full' },
    },
    elevation: { card: { boxShadow: 'card' } },
    clipped: { true: { overflow: 'hidden' } },
  },
});

const text = defineRecipe({
  variants: {
    size: {
      xs: { textStyle: 'xs' },
      sm: { textStyle: 'sm' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
    },
    weight: {
      semibold: { fontWeight: 'semibold' },
      bold: { fontWeight: 'bold' },
      extrabold: { fontWeight: 'extrabold' },
      black: { fontWeight: 'black' },
    },
    tone: {
      strong: { color: 'fg' },
      muted: { color: 'fg.muted' },
      accent: { color: 'brand.fg' },
      error: { color: 'fg.error' },
      pastel: { color: 'fg.pastel' },
    },
    align: { center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    /** `anywhere` also breaks long words. */
    wrap: {
      anywhere: { overflowWrap: 'anywhere' },
      none: { whiteSpace: 'nowrap' },
      balance: { textWrap: 'balance' },
    },
  },
});

/** For screen readers only. */
const visuallyHidden = defineRecipe({ base: { srOnly: true } });

/** Another colour palette than the brand's, also for the element's content. */
const palette = defineRecipe({
  variants: { color: { red: { colorPalette: 'red' }, offer: { colorPalette: 'offer' } } },
});

/** In the order of the stylesheet: a later recipe wins over an earlier one on the same element. */
export const recipes = {
  button,
  container,
  input,
  skeleton,
  spinner,
  card,
  toggle,
  link,
  badge,
  heading,
  stack,
  surface,
  text,
  visuallyHidden,
  palette,
};
