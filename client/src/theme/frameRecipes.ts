import { defineSlotRecipe } from '@chakra-ui/react';

// The styles of the page frame (src/app): header, navigation bar, footer and bottom bar.

const footer = defineSlotRecipe({
  slots: ['footer', 'claims', 'claim', 'icon', 'columns', 'title', 'about', 'what', 'number', 'link'],
  base: {
    footer: { mt: '12', paddingBottom: '20', lg: { mt: '20', paddingBottom: '0' } },
    // Two columns on narrow screens, one with large text.
    claims: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
      gap: '3',
      my: '8',
      md: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14.1rem), 1fr))', gap: '4' },
      lg: { my: '12' },
    },
    // The fifth in rows of two.
    claim: {
      p: '4',
      '&:last-of-type': { gridColumn: '1 / -1', md: { gridColumn: 'auto' } },
      md: { flexDirection: 'row', alignItems: 'center', gap: '4' },
    },
    icon: { flexShrink: '0', fontSize: '1.875rem' },
    columns: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
      gap: '8',
      py: '8',
      md: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(9.5rem, 20%), 1fr))' },
      lg: { py: '12' },
    },
    title: { mb: '3' },
    about: { gridColumn: '1 / -1', md: { gridColumn: 'auto' } },
    what: { maxW: '64' },
    number: { w: 'fit-content' },
    link: { _hover: { color: 'brand.fg' } },
  },
});

const bottomBar = defineSlotRecipe({
  slots: ['bar', 'shortcut'],
  base: {
    bar: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'docked',
      justifyContent: 'space-around',
      paddingBottom: 'env(safe-area-inset-bottom)',
      lg: { display: 'none' },
    },
    shortcut: {
      flex: '1',
      minW: '0',
      py: '2',
      fontSize: 'min(0.75rem, 4vw)',
      lineHeight: '1rem',
      '&[aria-current=page]': { color: 'brand.fg' },
      '& svg': { w: '5', h: '5' },
    },
  },
});

const navBar = defineSlotRecipe({
  slots: [
    'nav',
    'bar',
    'home',
    'menu',
    'browse',
    'category',
    'name',
    'sign',
    'support',
    'phone',
    'number',
    'line',
  ],
  base: {
    nav: { display: 'none', borderTopWidth: '1px', lg: { display: 'block' } },
    // The mega menu is as wide as it.
    bar: { position: 'relative', minH: '14', '@media (min-width: 96rem)': { columnGap: '1' } },
    // Narrower windows have smaller text, and names on two lines; large text takes a second row.
    home: {
      textStyle: 'xs',
      p: '0.5rem 0.25rem',
      xl: { textStyle: 'sm', px: '2' },
      _hover: { color: 'brand.fg' },
    },
    menu: {
      textStyle: 'xs',
      h: '14',
      px: '1',
      gap: '1',
      color: 'fg',
      xl: { textStyle: 'sm', px: '2', gap: '2' },
    },
    browse: {
      textStyle: 'xs',
      gap: '1.5',
      marginInlineEnd: '0.25rem',
      px: '2.5',
      xl: { textStyle: 'sm', gap: '2', px: '3' },
    },
    category: { minW: '0', letterSpacing: '-0.02em', xl: { px: '1.5', letterSpacing: '-0.01em' } },
    name: { lineClamp: '2', whiteSpace: 'normal' },
    sign: { display: 'none', xl: { display: 'block' } },
    support: {
      flexShrink: '0',
      gap: '2.5',
      marginInlineStart: 'auto',
      paddingInlineStart: '1',
      lineHeight: '1.2',
      xl: { paddingInlineStart: '3' },
    },
    phone: { display: 'none', fontSize: '1.5rem', '@media (min-width: 96rem)': { display: 'block' } },
    number: { borderRadius: 'l1', xl: { textStyle: 'md' } },
    line: { fontSize: '0.625rem', lineHeight: '0.75rem', xl: { textStyle: 'xs' } },
  },
});

const countLink = defineSlotRecipe({
  slots: ['link', 'icon', 'count', 'label'],
  base: {
    link: { p: '0.375rem min(0.5rem, 4vw)', xl: { gap: '5' }, _hover: { color: 'brand.fg' } },
    icon: { position: 'relative', fontSize: '1.5rem' },
    count: {
      position: 'absolute',
      top: '-2',
      insetEnd: '-2.5',
      minW: '5',
      h: '5',
      px: '1',
      fontSize: '0.75rem',
      lineHeight: '1.25rem',
    },
    label: { display: 'none', xl: { display: 'inline' } },
  },
});

const accountMenu = defineSlotRecipe({
  slots: ['width', 'menu', 'avatar', 'word', 'out', 'signIn'],
  base: {
    // The menu and the sign-in link have the same width: the session is known only after hydration, and nothing may move.
    width: { minW: '5.25rem', xl: { minW: '8.25rem' } },
    menu: { px: '2' },
    avatar: { w: '8', borderRadius: 'full', objectFit: 'cover' },
    word: { display: 'none', xl: { display: 'inline' } },
    out: { justifyContent: 'start', gap: '3', w: '100%', px: '3', fontWeight: 'semibold' },
    // On cached pages of visitors, until hydration shows the menu of a signed-in shopper.
    signIn: { '.signed-in &': { visibility: 'hidden' } },
  },
});

export const frameRecipes = { footer, bottomBar, navBar, countLink, accountMenu };
