import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { dateTime, joinTexts } from '../../lib/format.ts';
import { button, stack, text } from '../../theme/classes.ts';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick.ts';
import styles from './CodeList.module.css';

const ANNOUNCED_OFFERS = graphql(`
  query AnnouncedOffers {
    offers {
      id
      name
      code
      endsAt
    }
  }
`);

interface CodeListProps {
  /** Whether a code is being applied. */
  busy: boolean;
  onUse: (code: string) => void;
}

/** The coupon codes that the shop announces, each with a button. Nothing until they are read, and without any. */
export function CodeList({ busy, onUse }: CodeListProps) {
  const { data, error } = useQuery(ANNOUNCED_OFFERS, { fetchPolicy: 'cache-and-network' });
  if (error && !data)
    return (
      <p role="alert" className={text({ tone: 'error' })}>
        The shop’s codes could not be loaded. You can still type one.
      </p>
    );
  const offers =
    data?.offers.flatMap(({ code, ...offer }) => (code === null ? [] : { ...offer, code })) ?? [];
  if (offers.length === 0) return null;
  return (
    <ul aria-label="Codes" className={stack({ direction: 'column', gap: 3 }, styles.codes)}>
      {offers.map(({ id, name, code, endsAt }) => (
        <li key={id} className={stack({ gap: 3, justify: 'between', align: 'center' })}>
          <div className={text({ wrap: 'anywhere' }, styles.offer)}>
            <p>{name}</p>
            <p className={text({ size: 'sm', tone: 'muted' })}>
              {joinTexts([code, endsAt && `until ${dateTime(endsAt)}`])}
            </p>
          </div>
          <button
            type="button"
            className={button({ size: 'sm', variant: 'outline' })}
            aria-label={`Use the code ${code}`}
            {...ignoreDoubleClick(busy, () => onUse(code))}
          >
            Use
          </button>
        </li>
      ))}
    </ul>
  );
}
