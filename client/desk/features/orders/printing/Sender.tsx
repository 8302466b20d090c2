import { useQuery } from '@apollo/client/react';
import { Box, Text } from '@chakra-ui/react';
import { SENDER } from './documents.ts';

interface SenderDetailsProps {
  /** May have several lines. Empty: none. */
  address: string;
  phone: string;
  /** Empty: none. */
  gstin: string;
  /** Of the GSTIN; null or absent: not shown. */
  state?: string | null;
}

/** The shop's address and tax number at the top of a sheet. */
export const SenderDetails = ({ phone, address, gstin, state }: SenderDetailsProps) => (
  <Box>
    {address && <Text whiteSpace="pre-line">{address}</Text>}
    <Text>Phone {phone}</Text>
    {gstin && <Text>GSTIN {gstin}</Text>}
    {state && <Text>State {state}</Text>}
  </Box>
);

/** The shop as its settings have it now. */
export function PresentSender() {
  const { data } = useQuery(SENDER);
  if (!data) return null;
  return (
    <Box>
      <Text fontWeight="bold" fontSize="xl">
        {data.shopInfo.name}
      </Text>
      <SenderDetails {...data.shopInfo} />
    </Box>
  );
}
