/** How the desk names an order line: by its product and the chosen option. */
export const lineName = ({
  productTitle,
  option,
}: {
  productTitle: string;
  option: string | null;
}): string => (option ? `${productTitle} (${option})` : productTitle);
