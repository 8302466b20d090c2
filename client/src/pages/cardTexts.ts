/** What a product's card says of its options. */
export const texts = {
  chooseOptions: 'Choose options',
  chooseOptionsOf: (product: string) => `Choose options of ${product}`,
};
