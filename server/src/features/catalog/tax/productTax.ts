/** What a product is sold under. */
export interface ProductTax {
  /** HSN code; null: nobody has given one. */
  hsn: string | null;
  /** GST in basis points; 0 if it is exempt; null: nobody has given one. */
  rate: number | null;
  isExempt: boolean;
}
