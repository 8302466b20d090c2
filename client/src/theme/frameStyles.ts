import type { SystemStyleObject } from '@chakra-ui/react';

/** Styles of the page frame: header, navigation bar, footer and bottom bar. */
export const frameStyles = {
  footer: {
    footer: {
      mt: '12',
      lg: { mt: '20' },
      '@media (max-width: 61.99rem) and (min-height: 31.25rem)': { paddingBottom: '20' },
    },
    // Two columns on narrow screens; one when the text is large.
    claims: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
      gap: '3',
      my: '8',
      md: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14.1rem), 1fr))', gap: '4' },
      lg: { my: '12' },
    },
    // In two columns the fifth claim has a row of its own.
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
    description: { maxW: '64' },
    phone: { w: 'fit-content' },
  },
  bottomBar: {
    bar: {
      // In a low or zoomed window the bar is at the end of the page: it would take the room of the content.
      '@media (min-height: 31.25rem)': { position: 'fixed' },
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
  navBar: {
    nav: { display: 'none', borderTopWidth: '1px', lg: { display: 'block' } },
    // The mega menu takes its width from the bar.
    bar: { position: 'relative', minH: '14', '@media (min-width: 96rem)': { columnGap: '1' } },
    // Narrower windows have smaller text and names on two lines; with large text the bar has a second row.
    home: {
      textStyle: 'xs',
      p: '0.5rem 0.25rem',
      xl: { textStyle: 'sm', px: '2' },
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
    browseIcon: { display: 'none', xl: { display: 'block' } },
    support: {
      flexShrink: '0',
      gap: '2.5',
      marginInlineStart: 'auto',
      paddingInlineStart: '1',
      lineHeight: '1.2',
      xl: { paddingInlineStart: '3' },
    },
    phoneIcon: { display: 'none', fontSize: '1.5rem', '@media (min-width: 96rem)': { display: 'block' } },
    phoneNumber: { borderRadius: 'l1', xl: { textStyle: 'md' } },
    supportLabel: { fontSize: '0.625rem', lineHeight: '0.75rem', xl: { textStyle: 'xs' } },
  },
  countLink: {
    link: { p: '0.375rem min(0.5rem, 4vw)', xl: { gap: '5' } },
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
  accountMenu: {
    // The menu and the sign-in link have the same width: the session is known after hydration only, and nothing may shift.
    width: { minW: '5.25rem', xl: { minW: '8.25rem' } },
    menu: { px: '2' },
    avatar: { w: '8', borderRadius: 'full', objectFit: 'cover' },
    label: { display: 'none', xl: { display: 'inline' } },
    signOut: { justifyContent: 'start', gap: '3', w: '100%', px: '3', fontWeight: 'semibold' },
    // Cached pages have the visitor's link; for a signed-in shopper it is hidden until hydration.
    signIn: { '.signed-in &': { visibility: 'hidden' } },
  },
} satisfies Record<string, Record<string, SystemStyleObject>>;
