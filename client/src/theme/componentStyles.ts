import type { SystemStyleObject } from '@chakra-ui/react';

/** A card table is a table from a breakpoint on. It scrolls when large text needs more width than there is. */
const tableFrom = (breakpoint: 'md' | 'xl') => ({
  [breakpoint]: {
    overflowX: 'auto',
    '& .cardTable__table': { tableLayout: 'auto' },
    '& .cardTable__header': { display: 'table-header-group' },
    '& .cardTable__row': { display: 'table-row', borderWidth: '0' },
    '& .cardTable__cell': {
      display: 'table-cell',
      position: 'static',
      minW: 'var(--min-width)',
      p: '0.625rem var(--cell-x, 0.75rem)',
      borderBottomWidth: '1px',
      whiteSpace: 'nowrap',
    },
    '& .cardTable__multiline': { whiteSpace: 'normal' },
    '& .cardTable__center': { textAlign: 'center' },
    '& .cardTable__label': { display: 'none' },
  },
});

/** Styles of the components in src/ui that are part of the page. */
export const componentStyles = {
  breadcrumb: {
    nav: { py: '4' },
    list: { display: 'flex', alignItems: 'center', gap: '1.5', flexWrap: 'wrap' },
    crumb: { display: 'flex', alignItems: 'center', gap: '1.5' },
    wideOnly: { '@media (max-width: 992px)': { display: 'none' } },
  },
  cardTable: {
    // In narrow windows each row is a card.
    table: {
      w: '100%',
      borderCollapse: 'collapse',
      textStyle: 'sm',
      fontVariantNumeric: 'lining-nums tabular-nums',
      tableLayout: 'fixed',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    header: {
      display: 'none',
      bg: 'bg.subtle',
      '& th': {
        p: '0.75rem var(--cell-x, 0.75rem)',
        borderBottomWidth: '1px',
        color: 'fg',
        fontWeight: 'medium',
        lineHeight: '1.25',
        textAlign: 'start',
        verticalAlign: 'bottom',
      },
      '& .cardTable__center': { textAlign: 'center' },
    },
    dense: { '--cell-x': '0.375rem' },
    row: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
      columnGap: '6',
      mb: '4',
      p: '3',
      borderWidth: '1px',
      borderRadius: 'l3',
    },
    cell: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', p: '0.375rem 0.25rem' },
    top: { display: 'block', gridColumn: '1 / -1', paddingInlineEnd: '12' },
    corner: { display: 'block', position: 'absolute', top: '2', insetEnd: '2' },
    label: { flexBasis: 'min(7.5rem, 40%)', color: 'fg.muted' },
    // Below its label where large text leaves no room beside it.
    value: { flex: '1 1 8rem', minW: '0', overflowWrap: 'anywhere' },
    // The styles of these two depend on the breakpoint.
    center: {},
    multiline: {},
    screenOnly: { '@media print': { display: 'none!' } },
    md: tableFrom('md'),
    xl: tableFrom('xl'),
  },
  carousel: {
    root: { position: 'relative' },
    // The slides per view by window width are variables in the row's style attribute; large text has fewer.
    row: {
      '--per-view': 'var(--base)',
      display: 'flex',
      mx: 'calc(var(--gap) / -2)',
      py: '2',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '&::-webkit-scrollbar': { display: 'none' },
      '& > *': {
        flex: '0 0 max(100% / var(--per-view), 6.25rem)',
        minW: '0',
        px: 'calc(var(--gap) / 2)',
        scrollSnapAlign: 'start',
      },
      sm: { '--per-view': 'var(--sm, var(--base))' },
      md: { '--per-view': 'var(--md, var(--sm, var(--base)))' },
      lg: { '--per-view': 'var(--lg, var(--md, var(--sm, var(--base))))' },
      xl: { '--per-view': 'var(--xl, var(--lg, var(--md, var(--sm, var(--base)))))' },
    },
    // Padding, because a margin would collapse with the next element's.
    withDots: { paddingBottom: '10' },
  },
  picture: {
    picture: { display: 'block', w: '100%', aspectRatio: '1', objectFit: 'contain' },
    empty: { bg: 'bg.muted', borderRadius: 'l2' },
  },
  priceTag: {
    price: { color: 'brand.fg', textStyle: 'lg', fontWeight: 'extrabold' },
    large: {
      color: 'brand.fg',
      textStyle: '3xl',
      fontWeight: 'extrabold',
      lg: { fontSize: '2.25rem', letterSpacing: '-0.025em', lineHeight: '2.75rem' },
    },
  },
  productCell: {
    picture: { w: '20', maxW: '100%' },
    details: { flex: '1 1 6rem', minW: '0' },
  },
  quantityBox: {
    box: { w: 'fit-content' },
    value: { minW: '8' },
  },
  section: {
    root: { mt: '10', lg: { mt: '14' } },
    title: { mb: '4', lg: { mb: '6', textStyle: '3xl' } },
  },
  state: {
    // Shown instead of content.
    root: { display: 'flex', flexDirection: 'column', alignItems: 'center', px: '4', textAlign: 'center' },
    empty: { gap: '4', py: '12', lg: { py: '20' } },
    error: { gap: '3', py: '16' },
    icon: {
      display: 'grid',
      flexShrink: '0',
      placeItems: 'center',
      w: '28',
      h: '28',
      fontSize: '3rem',
      lineHeight: '1',
    },
    title: { maxW: '100%', overflowWrap: 'anywhere' },
    message: { maxW: '32rem' },
  },
  tabs: {
    root: { minW: '0' },
    list: {
      position: 'relative',
      m: '-1',
      p: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '&::-webkit-scrollbar': { display: 'none' },
    },
    tab: { flexShrink: '0', p: '0.5rem 0.75rem', borderRadius: 'full', sm: { px: '4' } },
    panel: { mt: '6' },
  },
} satisfies Record<string, Record<string, SystemStyleObject>>;
