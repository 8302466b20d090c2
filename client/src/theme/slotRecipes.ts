import { defineSlotRecipe } from '@chakra-ui/react';
import { frameRecipes } from './frameRecipes.ts';

// The styles of the components in src/ui. vite/recipeStyles.ts compiles each slot into a static class.

const breadcrumb = defineSlotRecipe({
  slots: ['nav', 'list', 'crumb', 'wide', 'link'],
  base: {
    nav: { py: '4' },
    list: { display: 'flex', alignItems: 'center', gap: '1.5', flexWrap: 'wrap' },
    crumb: { display: 'flex', alignItems: 'center', gap: '1.5' },
    wide: { '@media (max-width: 992px)': { display: 'none' } },
    link: { _hover: { color: 'brand.fg' } },
  },
});

const busy = defineSlotRecipe({
  slots: ['cover', 'behind', 'spinner'],
  base: {
    cover: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      animation: 'fade-in 150ms',
      bg: 'color-mix(in srgb, var(--shop-colors-bg) 60%, transparent)',
    },
    behind: { animation: 'fade-in 150ms 400ms backwards', pointerEvents: 'none' },
    spinner: { w: '10', h: '10', borderWidth: '4px', color: 'brand.solid' },
  },
});

/** From a breakpoint on a card table is a table. Large text may need more width than there is. */
const tableFrom = (breakpoint: 'md' | 'xl') => ({
  [breakpoint]: {
    overflowX: 'auto',
    '& .cardTable__table': { tableLayout: 'auto' },
    '& .cardTable__header': { display: 'table-header-group' },
    '& .cardTable__row': { display: 'table-row', borderWidth: '0' },
    '& .cardTable__cell': {
      display: 'table-cell',
      position: 'static',
      minW: 'var(--least)',
      p: '0.625rem var(--cell-x, 0.75rem)',
      borderBottomWidth: '1px',
      whiteSpace: 'nowrap',
    },
    '& .cardTable__breaks': { whiteSpace: 'normal' },
    '& .cardTable__center': { textAlign: 'center' },
    '& .cardTable__title': { display: 'none' },
  },
});

const cardTable = defineSlotRecipe({
  slots: [
    'table',
    'header',
    'dense',
    'row',
    'cell',
    'top',
    'corner',
    'title',
    'value',
    'breaks',
    'center',
    'end',
    'md',
    'xl',
  ],
  base: {
    // On narrow windows each row is a card.
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
    title: { flexBasis: 'min(7.5rem, 40%)', color: 'fg.muted' },
    // Below its title where large text leaves no room beside it.
    value: { flex: '1 1 8rem', minW: '0', overflowWrap: 'anywhere' },
    md: tableFrom('md'),
    xl: tableFrom('xl'),
  },
});

const carousel = defineSlotRecipe({
  slots: ['carousel', 'row', 'withDots'],
  base: {
    carousel: { position: 'relative' },
    // How many are shown comes from the row's style, by window width; fewer where the text is large.
    row: {
      '--shown': 'var(--base)',
      display: 'flex',
      mx: 'calc(var(--gap) / -2)',
      py: '2',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '&::-webkit-scrollbar': { display: 'none' },
      '& > *': {
        flex: '0 0 max(100% / var(--shown), 6.25rem)',
        minW: '0',
        px: 'calc(var(--gap) / 2)',
        scrollSnapAlign: 'start',
      },
      sm: { '--shown': 'var(--sm, var(--base))' },
      md: { '--shown': 'var(--md, var(--sm, var(--base)))' },
      lg: { '--shown': 'var(--lg, var(--md, var(--sm, var(--base))))' },
      xl: { '--shown': 'var(--xl, var(--lg, var(--md, var(--sm, var(--base)))))' },
    },
    // Padding, as a margin would collapse with that of what follows.
    withDots: { paddingBottom: '10' },
  },
});

const dropdown = defineSlotRecipe({
  slots: ['dropdown', 'hanging', 'stiff', 'shrinking', 'button', 'place', 'start', 'end', 'wide', 'panel'],
  base: {
    dropdown: { minW: '0' },
    hanging: { position: 'relative' },
    stiff: { flexShrink: '0' },
    // As wide as its label where there is room.
    shrinking: { flex: '1 1 4.5rem', maxW: 'max-content' },
    button: { maxW: '100%' },
    place: { position: 'absolute', top: '100%', zIndex: 'dropdown', paddingTop: '2' },
    start: { insetStart: '0' },
    end: { insetEnd: '0' },
    wide: { insetInline: '0', paddingTop: '0' },
    panel: {
      minW: '56',
      maxH: '70vh',
      p: '2',
      overflowY: 'auto',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'l3',
      boxShadow: 'card',
      _motionSafe: { animation: 'fade-in 120ms' },
    },
  },
});

const notice = defineSlotRecipe({
  slots: ['notice', 'success', 'neutral', 'error', 'icon', 'words', 'link', 'close', 'top'],
  base: {
    notice: {
      position: 'fixed',
      inset: 'auto 1rem 5rem',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: 'auto',
      maxW: '32rem',
      m: '0',
      p: '0.5rem 0.5rem 0.5rem 1rem',
      borderRadius: 'l3',
      boxShadow: 'card',
      lg: { right: '6', bottom: '6', left: 'auto' },
    },
    success: { bg: 'brand.solid', color: 'brand.contrast' },
    neutral: { bg: 'fg', color: 'bg' },
    error: { bg: 'fg.error', color: 'bg' },
    icon: { flexShrink: '0', w: '5', h: '5' },
    words: { flex: '1', fontWeight: 'bold' },
    link: { p: '2', color: 'inherit', textDecoration: 'underline', whiteSpace: 'nowrap' },
    close: {
      w: '9',
      minW: '9',
      h: '9',
      color: 'inherit',
      '& svg': { w: '4', h: '4' },
      _hover: { bg: 'transparent', opacity: '0.75' },
      '&:focus-visible': { outlineColor: 'currentcolor' },
    },
    top: { insetBlock: '1rem auto' },
  },
});

const offlineBar = defineSlotRecipe({
  slots: ['bar', 'words'],
  base: {
    // Above the bar at the bottom of narrow screens.
    bar: { position: 'fixed', insetInline: '0', bottom: '3.75rem', zIndex: 'docked', lg: { bottom: '0' } },
    words: { p: '0.5rem 1rem', bg: 'fg', color: 'bg' },
  },
});

const picture = defineSlotRecipe({
  slots: ['picture', 'empty'],
  base: {
    picture: { display: 'block', w: '100%', aspectRatio: '1', objectFit: 'contain' },
    empty: { bg: 'bg.muted', borderRadius: 'l2' },
  },
});

const priceTag = defineSlotRecipe({
  slots: ['price', 'large'],
  base: {
    price: { color: 'brand.fg', textStyle: 'lg', fontWeight: 'extrabold' },
    large: {
      color: 'brand.fg',
      textStyle: '3xl',
      fontWeight: 'extrabold',
      lg: { fontSize: '2.25rem', letterSpacing: '-0.025em', lineHeight: '2.75rem' },
    },
  },
});

const productCell = defineSlotRecipe({
  slots: ['plate', 'words'],
  base: {
    plate: { w: '20', maxW: '100%' },
    words: { flex: '1 1 6rem', minW: '0' },
  },
});

const quantityBox = defineSlotRecipe({
  slots: ['box', 'value'],
  base: {
    box: { w: 'fit-content' },
    value: { minW: '8' },
  },
});

const section = defineSlotRecipe({
  slots: ['section', 'title'],
  base: {
    section: { mt: '10', lg: { mt: '14' } },
    title: { mb: '4', lg: { mb: '6', textStyle: '3xl' } },
  },
});

const sidePanel = defineSlotRecipe({
  slots: ['dialog', 'panel', 'left', 'top', 'heading', 'title'],
  base: {
    dialog: {
      position: 'fixed',
      inset: '0',
      w: '100vw',
      maxW: 'none',
      h: '100dvh',
      maxH: 'none',
      m: '0',
      overflow: 'hidden',
      bg: 'transparent',
      color: 'fg',
      '&::backdrop': { bg: 'blackAlpha.600' },
    },
    panel: { p: '5', bg: 'bg.panel', boxShadow: 'card' },
    left: { display: 'flex', flexDirection: 'column', w: 'min(88vw, 22rem)', h: '100dvh', overflowY: 'auto' },
    top: { w: '100%', minH: '40dvh' },
    heading: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: '4' },
    title: { textStyle: 'lg' },
  },
});

const state = defineSlotRecipe({
  slots: ['state', 'empty', 'error', 'icon', 'title', 'words'],
  base: {
    // Instead of content: empty or failed.
    state: { display: 'flex', flexDirection: 'column', alignItems: 'center', px: '4', textAlign: 'center' },
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
    words: { maxW: '32rem' },
  },
});

const tabs = defineSlotRecipe({
  slots: ['tabs', 'list', 'tab', 'panel'],
  base: {
    tabs: { minW: '0' },
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
});

export const slotRecipes = {
  breadcrumb,
  busy,
  cardTable,
  carousel,
  dropdown,
  notice,
  offlineBar,
  picture,
  priceTag,
  productCell,
  quantityBox,
  section,
  sidePanel,
  state,
  tabs,
  ...frameRecipes,
};
