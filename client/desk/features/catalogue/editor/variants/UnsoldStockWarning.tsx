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
          They stay counted. If they are the same goods as in the new stock, write them off there.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
