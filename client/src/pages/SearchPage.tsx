import { useSearchParams } from 'react-router-dom';
import { ListingFrame } from '../features/catalog/listing/ListingFrame.tsx';
import {
  listingPath,
  listingVariables,
  pageTitle,
  readListing,
} from '../features/catalog/listing/listing.ts';
import { useListing } from '../features/catalog/listing/useListing.ts';
import { SEARCH } from '../features/catalog/search/search.ts';
import { useLocationCode } from '../lib/location.ts';
import type { PageHandle } from '../lib/page/pageHandle.ts';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { useQuery } from '../lib/useQuery.ts';
import { Head } from '../ui/Head.tsx';
import { Breadcrumb } from '../ui/links/Breadcrumb.tsx';
import { ListingProducts } from './ListingProducts.tsx';

/** Reads the results of the search. */
export async function loader({ client, search, location }: PageLoaderArgs): Promise<void> {
  const text = textOf(search);
  if (!text) return;
  await client.query({ query: SEARCH, variables: listingVariables(readListing(search), { text, location }) });
}

export const handle: PageHandle = { hasFilters: true };

/** The server refuses longer texts. */
const MAX_LENGTH = 200;

const textOf = (params: URLSearchParams): string => params.get('q')?.trim().slice(0, MAX_LENGTH) ?? '';

const NO_RESULTS = { totalCount: 0, highestPrice: null, importedFrom: [], nodes: [] };

export function Component() {
  const [params] = useSearchParams();
  const text = textOf(params);
  return <Results key={text} text={text} />;
}

function Results({ text }: { text: string }) {
  const location = useLocationCode();
  const { state, change, pageAddress } = useListing();
  const { data, previousData, loading, error, refetch } = useQuery(SEARCH, {
    variables: listingVariables(state, { text, location }),
    skip: !text,
  });
  const results = text ? (data ?? previousData)?.products : NO_RESULTS;
  const title = text ? `Results for “${text}”` : 'Search';
  return (
    <>
      {/* Search engines follow the links of a search, but do not index it. */}
      <Head
        title={pageTitle(title, state.page)}
        description={text && `What we have for “${text}”.`}
        path={listingPath(paths.search(text), state.page)}
        noIndex={text !== ''}
      />
      <ListingFrame
        title={title}
        breadcrumb={<Breadcrumb crumbs={[{ label: 'Search' }]} />}
        state={state}
        onChange={change}
        pageAddress={pageAddress}
        total={results?.totalCount}
        highestPrice={results?.highestPrice}
        importedFrom={results?.importedFrom}
        loading={loading}
        defaultSortLabel="Best match first"
      >
        <ListingProducts
          products={results?.nodes}
          failed={error !== undefined && !loading}
          onRetry={() => void refetch()}
          state={state}
          total={results?.totalCount}
          pageAddress={pageAddress}
          onChange={change}
          commonBasis
          emptyTitle={text ? `We found nothing for “${text}”` : 'What are you looking for?'}
          emptyHint={text ? 'Check the spelling, or try fewer words.' : undefined}
        />
      </ListingFrame>
    </>
  );
}
