import { Alert, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatUnits } from '../../../../../../server/src/features/stock/formatUnits.ts';
import type { unsoldStock } from './unsoldStock.ts';

/** Says before it is saved that units would no longer be sold, as when goods in packages become loose ones. */
export function UnsoldStockWarning({ stocks }: { stocks: ReturnType<typeof unsoldStock> }) {
  if (stocks.length === 0) return null;
  return (
    <Alert.Root status="warning" marginTop="5" maxWidth="4xl">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Once you save, this product no longer sells</Alert.Title>
        <Alert.Description>
          <ul>
            {stocks.map(({ id, name, available, countedIn }) => (
              <li key={id}>
                <ChakraLink asChild>
                  <Link to={`/stock?product=${id}`} target="_blank">
                    {name}
                  </Link>
                </ChakraLink>
                : {formatUnits(available, countedIn)}
              </li>
            ))}
          </ul>
          They stay counted, and other products may sell from them. What no product sells is then listed in
          the stock, under{' '}
          <ChakraLink asChild>
            <Link to="/stock?view=unsold" target="_blank">
              Not sold
            </Link>
          </ChakraLink>
          : write it off if it is the same goods as in the new stock.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
