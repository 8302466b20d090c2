import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import type { To } from 'react-router-dom';
import { button, stack, text } from '../../../theme/classes.ts';
import { Link } from '../../../ui/links/Link.tsx';
import { pageNumbers } from './listing.ts';
import styles from './Pager.module.css';

const STEP = button({ variant: 'ghost' }, styles.step);

/** Links to the pages of a list; renders nothing for a single page. */
export function Pager({
  page,
  pages,
  address,
}: {
  page: number;
  pages: number;
  /** The address of a page. */
  address: (page: number) => To;
}) {
  if (pages <= 1) return null;
  return (
    <nav
      className={stack({ align: 'center', justify: 'center', wrap: true }, styles.pager)}
      aria-label="Pages"
    >
      {page > 1 && (
        <Link className={STEP} to={address(page - 1)} rel="prev" aria-label="Previous page">
          <LuChevronLeft />
        </Link>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
          <span key={`gap ${index}`} className={text({ tone: 'muted' }, styles.gap)}>
            …
          </span>
        ) : (
          <Link
            key={number}
            className={button({ variant: number === page ? 'solid' : 'outline' }, styles.number)}
            to={address(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link className={STEP} to={address(page + 1)} rel="next" aria-label="Next page">
          <LuChevronRight />
        </Link>
      )}
    </nav>
  );
}
