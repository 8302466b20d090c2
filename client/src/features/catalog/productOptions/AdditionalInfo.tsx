import { text } from '../../../theme/classes.ts';
import { texts } from '../texts.ts';
import styles from './AdditionalInfo.module.css';

const names = texts.facts;

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
  };
}) {
  const facts = [
    [names.brand, product.brand],
    [names.category, product.catName],
    [names.subCategory, product.subCatName],
    [names.size, product.size.join(', ')],
    [names.ram, product.productRam.join(', ')],
    [names.weight, product.productWeight.join(', ')],
    [names.inStock, String(product.countInStock)],
  ] as const;
  return (
    <table className={text({ size: 'sm' }, styles.table)}>
      <tbody>
        {facts
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
