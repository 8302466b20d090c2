import { text } from '../../../theme/classes.ts';
import type { ProductVariant } from '../variants/variants.ts';
import styles from './AdditionalInfo.module.css';

export type ShownVariant = Pick<ProductVariant, 'countInStock' | 'netQuantity'>;

/** A product's attributes as a table; empty ones are left out. */
export function AdditionalInfo({
  product,
  variant,
}: {
  product: {
    brand: string;
    catName: string;
    subCatName: string;
    size: readonly string[];
    productRam: readonly string[];
    productWeight: readonly string[];
    countryOfOrigin: { country: string } | null;
  };
  /** The one that the page shows. */
  variant: ShownVariant | undefined;
}) {
  const attributes = [
    ['Brand', product.brand],
    ['Category', product.catName],
    ['Sub-category', product.subCatName],
    ['Size', product.size.join(', ')],
    ['RAM', product.productRam.join(', ')],
    ['Weight', product.productWeight.join(', ')],
    ['Net quantity', variant?.netQuantity ?? ''],
    ['In stock', String(variant?.countInStock ?? 0)],
    ['Country of origin', product.countryOfOrigin?.country ?? ''],
  ] as const;
  return (
    <table className={text({ size: 'sm' }, styles.table)}>
      <tbody>
        {attributes
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <tr key={name}>
              <th scope="row" className={text({ weight: 'bold' }, styles.name)}>
                {name}
              </th>
              <td className={styles.value}>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
