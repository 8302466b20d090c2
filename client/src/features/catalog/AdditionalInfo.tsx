import { Table } from '@chakra-ui/react';
import { tableSlotRecipe } from '@chakra-ui/react/theme';
import { texts } from './texts.ts';

const names = texts.facts;

/** What is known of a product, as a table; facts without a value are left out. */
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
    <Table.Root recipe={tableSlotRecipe} variant="line" maxW="2xl">
      <Table.Body>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <Table.Row key={name} bg="transparent">
              <Table.ColumnHeader scope="row" w="44" fontWeight="bold">
                {name}
              </Table.ColumnHeader>
              <Table.Cell>{value}</Table.Cell>
            </Table.Row>
          ))}
      </Table.Body>
    </Table.Root>
  );
}
