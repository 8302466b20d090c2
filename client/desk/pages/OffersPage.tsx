import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { OFFERS } from '../features/offers/documents.ts';
import { OfferList } from '../features/offers/OfferList.tsx';
import { useDeskList } from '../lib/lists/useDeskList.ts';
import { ListPage } from '../ui/lists/ListPage.tsx';
import { NothingHere } from '../ui/states.tsx';

/** All offers, with how often they are used, and what they cost. */
export function Component() {
  const list = useDeskList(OFFERS, {}, (desk) => desk.offers);
  return (
    <ListPage
      title="Offers"
      actions={
        <Button asChild>
          <Link to="/offers/new">New offer</Link>
        </Button>
      }
      list={list}
      failure="The offers could not be read."
      empty={
        <NothingHere title="No offer yet">Offers take something off, by themselves or by a code.</NothingHere>
      }
    >
      {(offers) => <OfferList offers={offers} />}
    </ListPage>
  );
}
