import type { ReactNode } from 'react';
import { LuSlidersHorizontal } from 'react-icons/lu';
import type { To } from 'react-router-dom';
import { plural } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { button, container, heading, link, stack, surface, text } from '../../../theme/classes.ts';
import { SidePanel } from '../../../ui/dialogs/SidePanel.tsx';
import { Link } from '../../../ui/links/Link.tsx';
import { PageLink } from '../../../ui/links/PageLink.tsx';
import { Spinner } from '../../../ui/states/Spinner.tsx';
import { useCategories } from '../categories/useCategories.ts';
import { FilterChips } from '../filters/FilterChips.tsx';
import { Filters } from '../filters/Filters.tsx';
import type { OriginCountry } from '../filters/OriginFilter.tsx';
import styles from './ListingFrame.module.css';
import { type ListingState, pageCount } from './listing.ts';
import { Pager } from './Pager.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useFilterPanel } from './useFilterPanel.ts';

export interface ListingFrameProps {
  title: ReactNode;
  breadcrumb: ReactNode;
  state: ListingState;
  onChange: (change: Partial<ListingState>) => void;
  pageAddress: (page: number) => To;
  /** Number of products on all pages; undefined while loading. */
  total: number | undefined;
  /** Rupees: of the category's or the shop's products, whatever the filters; the scale of the price filter. */
  highestPrice: number | null | undefined;
  /** The other countries that the category's or the shop's products come from, whatever the filters. */
  importedFrom: readonly OriginCountry[] | undefined;
  /** Other products are being loaded. */
  loading: boolean;
  /** The category or sub-category that is open. */
  openCategoryId?: string;
  /** Label of the list's default order. */
  defaultSortLabel: string;
  /** Below the filters on wide screens. */
  banners?: ReactNode;
  /** The products, or a placeholder. */
  children: ReactNode;
}

/** A page of products with title, count, sort order, filters (in a panel on narrow screens) and pager. */
export function ListingFrame(props: ListingFrameProps) {
  const { title, breadcrumb, state, onChange, total, loading, banners, children } = props;
  const panel = useFilterPanel();
  const sidebar = (
    <div className={stack({ direction: 'column', gap: 8 })}>
      <CategoryList openId={props.openCategoryId} replace={panel.open} />
      <Filters
        state={state}
        highestPrice={props.highestPrice}
        importedFrom={props.importedFrom ?? []}
        onChange={onChange}
      />
    </div>
  );
  return (
    <div className={container()}>
      {breadcrumb}
      <div className={styles.frame}>
        <aside className={styles.aside} aria-label="Filters">
          <div className={surface({ bordered: true, radius: 'lg' }, styles.sidebar)}>{sidebar}</div>
          <div className={stack({ direction: 'column', gap: 5 }, styles.banners)}>{banners}</div>
        </aside>
        <div className={styles.list}>
          <h1 className={heading({ size: 'page' }, text({ wrap: 'anywhere' }))}>{title}</h1>
          <div className={stack({ gap: 3, wrap: true, align: 'center', justify: 'between' }, styles.bar)}>
            <ResultCount total={total} loading={loading} />
            <div className={stack({ gap: 3, wrap: true }, styles.controls)}>
              <Link {...panel.link} className={button({ variant: 'outline' }, styles.filtersLink)}>
                <LuSlidersHorizontal /> Filters
              </Link>
              <SortSelect
                sort={state.sort}
                defaultLabel={props.defaultSortLabel}
                onChange={(sort) => onChange({ sort })}
              />
            </div>
          </div>
          <FilterChips state={state} importedFrom={props.importedFrom ?? []} onChange={onChange} />
          <div
            className={loading && total !== undefined ? styles.outdated : styles.products}
            aria-busy={loading}
          >
            {children}
          </div>
          <Pager page={state.page} pages={pageCount(total ?? 0)} address={props.pageAddress} />
        </div>
      </div>
      <SidePanel title="Filters" open={panel.open} onClose={panel.close}>
        <div className={styles.panel}>{sidebar}</div>
        {total !== undefined && (
          <button type="button" className={button({}, styles.show)} onClick={panel.close}>
            Show {total} {plural(total, 'item')}
          </button>
        )}
      </SidePanel>
    </div>
  );
}

function ResultCount({ total, loading }: Pick<ListingFrameProps, 'total' | 'loading'>) {
  return (
    <div className={stack({ gap: 3, align: 'center' }, styles.count)} aria-live="polite">
      {total !== undefined && (
        <p className={text({ tone: 'muted' })}>
          We found <b className={text({ tone: 'accent' })}>{total}</b> items for you!
        </p>
      )}
      {loading && (
        <span className={text({ tone: 'accent' })} role="img" aria-label="Loading products">
          <Spinner />
        </span>
      )}
    </div>
  );
}

/** @param replace the links replace the current history entry */
function CategoryList({ openId, replace }: { openId?: string; replace: boolean }) {
  const { categories } = useCategories();
  return (
    <nav aria-label="All categories">
      <p className={text({ weight: 'extrabold' }, styles.heading)}>Category</p>
      <ul className={stack({ direction: 'column' }, styles.categories)}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <PageLink
              to={paths.category(id)}
              replace={replace}
              className={link({ hover: 'background' }, styles.category)}
              aria-current={id === openId ? 'page' : undefined}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
