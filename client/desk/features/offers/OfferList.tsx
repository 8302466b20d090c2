import { Badge, HStack, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { OfferFragment } from '../../generated/graphql.ts';
import { rupees } from '../../lib/format.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { TimeCell } from '../../ui/lists/TimeCell.tsx';
import { datesText } from './datesText.ts';
import { kindLabels } from './offerForm.ts';

/** How often an offer is used: `2 of 100`. */
const usesText = ({ reservedUses, usedUses, maxUses }: OfferFragment): string =>
  `${reservedUses + usedUses}${maxUses === null ? '' : ` of ${maxUses}`}`;

/** Whether an offer applies now, and if not, why. */
function AppliesNow({ active, maxUses, ...offer }: OfferFragment) {
  if (!active) return <Badge>Off</Badge>;
  const dates = datesText(offer);
  if (!dates && maxUses !== null && offer.reservedUses + offer.usedUses >= maxUses)
    return <Badge>Used up</Badge>;
  return dates ? <Badge>{dates}</Badge> : <Badge colorPalette="green">On</Badge>;
}

const OfferState = (offer: OfferFragment) => (
  <HStack gap="2" wrap="wrap">
    <AppliesNow {...offer} />
    {offer.announced && (
      <>
        {' '}
        <Badge colorPalette="blue">Announced</Badge>
      </>
    )}
  </HStack>
);

const columns: DataColumn<OfferFragment>[] = [
  {
    id: 'name',
    header: 'Offer',
    cell: ({ id, name }) => (
      <Link asChild whiteSpace="normal" overflowWrap="anywhere">
        <RouterLink to={`/offers/${id}`}>{name}</RouterLink>
      </Link>
    ),
  },
  {
    id: 'code',
    header: 'Code',
    cell: ({ code }) => (
      <Text whiteSpace="normal" overflowWrap="anywhere" minWidth="28">
        {code ?? 'none'}
      </Text>
    ),
  },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kindLabels[kind] },
  {
    id: 'active',
    header: 'State',
    cell: (offer) => <OfferState {...offer} />,
  },
  { id: 'ends', header: 'Ends', cell: ({ endsAt }) => (endsAt ? <TimeCell time={endsAt} /> : 'never') },
  { id: 'uses', header: 'Uses', cell: usesText },
  { id: 'cost', header: 'Cost', cell: ({ cost }) => rupees(cost) },
];

/** Offers with how often they are used, and what they cost. */
export function OfferList({ offers }: { offers: readonly OfferFragment[] }) {
  const navigate = useNavigate();
  return (
    <DataTable
      name="Offers"
      columns={columns}
      rows={offers}
      onOpen={({ id }) => void navigate(`/offers/${id}`)}
    />
  );
}
