import { Stack } from '@chakra-ui/react';
import { graphql } from '../../generated/gql.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { DocumentButton } from './DocumentButton.tsx';

const CREDIT_NOTES = graphql(`
  query CreditNotes($id: ID!) {
    me {
      id
      order(id: $id) {
        id
        creditNotes {
          number
          pdfPath
        }
      }
    }
  }
`);

/** The credit notes of an order, to be downloaded. In the list of orders they would cost too much. */
export function CreditNotes({ orderId }: { orderId: string }) {
  const { data } = useQuery(CREDIT_NOTES, { variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  return (
    <Stack align="start" mt="4" gap="1" _empty={{ display: 'none' }}>
      {data?.me?.order?.creditNotes.map((note) => (
        <DocumentButton key={note.number} label={`Credit note ${note.number}`} document={note} />
      ))}
    </Stack>
  );
}
