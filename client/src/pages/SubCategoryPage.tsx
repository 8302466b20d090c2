import { useParams } from 'react-router-dom';
import type { PageLoaderArgs } from '../lib/pageLoader.ts';
import { Listing, loadListing } from './Listing.tsx';

export const loader = (args: PageLoaderArgs) => loadListing(args, 'subCategoryId');

export function Component() {
  const { id = '' } = useParams();
  return <Listing key={id} id={id} scope="subCategoryId" />;
}
