import { useParams } from 'react-router-dom';
import type { PageHandle } from '../lib/page/pageHandle.ts';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { CategoryListing, loadCategoryListing } from './CategoryListing.tsx';

export const loader = (args: PageLoaderArgs) => loadCategoryListing(args, 'categoryId');

export const handle: PageHandle = { hasFilters: true };

export function Component() {
  const { id = '' } = useParams();
  return <CategoryListing key={id} id={id} scope="categoryId" />;
}
