/** Style props of a Chakra button whose label may take several lines. */
export const multilineButton = { h: 'auto', minH: '10', py: '2', whiteSpace: 'normal' } as const;
