import { useParams } from 'react-router-dom';
import type { PrefetchedPage } from '../lib/prefetch.ts';
import { Listing, prefetchListing } from './Listing.tsx';

export const prefetch = (page: PrefetchedPage) => prefetchListing(page, 'subCategoryId');

/** /products/subCat/:id */
export function Component() {
  const { id = '' } = useParams();
  return <Listing key={id} id={id} scope="subCategoryId" />;
}
