import { text } from '../../theme/classes.ts';

interface OfferNotesProps {
  offers: readonly {
    id: string;
    name: string;
    /** Null: it applies by itself. */
    code: string | null;
  }[];
}

/** The offers for a product, a line each: `Offer: Snacks: buy two, get one free, with the code SNACKS3`. Nothing without any. */
export const OfferNotes = ({ offers }: OfferNotesProps) =>
  offers.map(({ id, name, code }) => (
    <p key={id} className={text({ size: 'sm', wrap: 'anywhere' })}>
      Offer: {name}
      {code && (
        <>
          , with the code <b className={text({ wrap: 'anywhere' })}>{code}</b>
        </>
      )}
    </p>
  ));
