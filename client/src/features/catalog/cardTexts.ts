/** What a product's card says. */
export const texts = {
  soldOut: 'Sold out',
  discount: (percent: number) => `${percent}% off`,
  by: 'By',
};
