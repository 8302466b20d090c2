import { text } from '../../../theme/classes.ts';
import styles from './AdditionalInfo.module.css';

/** A product's attributes as a table; empty ones are left out. */
export function AdditionalInfo({
  product,
  countInStock,
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
  /** Of the variant that the page shows. */
  countInStock: number;
}) {
  const attributes = [
    ['Brand', product.brand],
    ['Category', product.catName],
    ['Sub-category', product.subCatName],
    ['Size', product.size.join(', ')],
    ['RAM', product.productRam.join(', ')],
    ['Weight', product.productWeight.join(', ')],
    ['In stock', String(countInStock)],
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
