import { useQuery } from '@apollo/client/react';
import { Box, Text } from '@chakra-ui/react';
import { SENDER } from './documents.ts';

/** The shop's name, address and tax number, as its settings have them. */
export function Sender() {
  const { data } = useQuery(SENDER);
  if (!data) return null;
  const { name, phone, address, gstin } = data.shopInfo;
  return (
    <Box>
      <Text fontWeight="bold" fontSize="xl">
        {name}
      </Text>
      {address && <Text whiteSpace="pre-line">{address}</Text>}
      <Text>Phone {phone}</Text>
      {gstin && <Text>GSTIN {gstin}</Text>}
    </Box>
  );
}
