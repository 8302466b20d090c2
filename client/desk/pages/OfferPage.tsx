import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { plural } from '../../src/lib/format.ts';
import { OFFER } from '../features/offers/documents.ts';
import { OfferEditor } from '../features/offers/OfferEditor.tsx';
import type { SampleLine } from '../features/offers/OfferPreview.tsx';
import { rupees } from '../lib/format.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';
import { NothingHere } from '../ui/states.tsx';

/** The path of an offer that is not stored yet. */
const NEW = 'new';

/** The editor of an offer. */
export function Component() {
  const { id = NEW } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(OFFER, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const [storedId, setStoredId] = useState<string | null>(null);
  const [basket, setBasket] = useState<SampleLine[]>([]);
  // In an effect: before the next render the editor still has unsaved changes, and would ask.
  useEffect(() => {
    if (!storedId) return;
    if (id === NEW) void navigate(`/offers/${storedId}`, { replace: true });
    // Otherwise the next new one would lead to this one, too.
    setStoredId(null);
  }, [storedId, id, navigate]);
  const offer = data?.desk?.offer ?? null;

  const content = () => {
    if (!data?.desk)
      return <QueryPending query={{ error, refetch }} failure="The offer could not be read." />;
    if (!offer && id !== NEW) return <NothingHere title="There is no such offer" />;
    return (
      <OfferEditor
        key={id}
        offer={offer}
        onSaved={(saved) => setStoredId(saved.id)}
        basket={basket}
        onBasketChange={setBasket}
      />
    );
  };
  const orders = offer?.usedUses ?? 0;
  return (
    <>
      <PageHeader
        title={offer?.name ?? 'New offer'}
        description={
          offer
            ? `Used in ${orders} ${plural(orders, 'order')}, from which it took ${rupees(offer.cost)}; reserved in ${offer.reservedUses} more`
            : 'Takes something off, by itself or by a code'
        }
      />
      {content()}
    </>
  );
}
