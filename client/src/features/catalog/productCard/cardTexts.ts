/** Texts of a product card. They are loaded with every page, unlike texts.ts. */
export const texts = {
  soldOut: 'Sold out',
  discount: (percent: number) => `${percent}% off`,
  by: 'By',
};
