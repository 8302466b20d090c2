import { useQuery } from '@apollo/client/react';
import { Box, Text } from '@chakra-ui/react';
import { SENDER } from './documents.ts';

interface SenderProps {
  name: string;
  /** May have several lines. Empty: none. */
  address: string;
  phone: string;
  /** Empty: none. */
  gstin: string;
  /** Of the GSTIN; null or absent: not shown. */
  state?: string | null;
}

/** The shop's name, address and tax number at the top of a sheet. */
export const Sender = ({ name, phone, address, gstin, state }: SenderProps) => (
  <Box>
    <Text fontWeight="bold" fontSize="xl">
      {name}
    </Text>
    {address && <Text whiteSpace="pre-line">{address}</Text>}
    <Text>Phone {phone}</Text>
    {gstin && <Text>GSTIN {gstin}</Text>}
    {state && <Text>State {state}</Text>}
  </Box>
);

/** The shop as its settings have it now. */
export function PresentSender() {
  const { data } = useQuery(SENDER);
  return data ? <Sender {...data.shopInfo} /> : null;
}
