import { text } from '../../../theme/classes.ts';
import styles from './AdditionalInfo.module.css';

/** A product's attributes as a table; empty ones are left out. */
export function AdditionalInfo({
  product,
}: {
  product: {
    brand: string;
    catName: string;
    subCatName: string;
    size: readonly string[];
    productRam: readonly string[];
    productWeight: readonly string[];
    countInStock: number;
    countryOfOrigin: { country: string } | null;
  };
}) {
  const attributes = [
    ['Brand', product.brand],
    ['Category', product.catName],
    ['Sub-category', product.subCatName],
    ['Size', product.size.join(', ')],
    ['RAM', product.productRam.join(', ')],
    ['Weight', product.productWeight.join(', ')],
    ['In stock', String(product.countInStock)],
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
