/** Style props of a Chakra button that looks like a link in a text. */
export const textButton = {
  variant: 'plain',
  size: 'sm',
  h: 'auto',
  minH: '6',
  px: '0',
  whiteSpace: 'normal',
  textAlign: 'start',
  color: 'brand.fg',
  textDecoration: 'underline',
} as const;
