/** Texts of a product card's options. */
export const texts = {
  chooseOptions: 'Choose options',
  chooseOptionsOf: (product: string) => `Choose options of ${product}`,
};
