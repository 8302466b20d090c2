import { useParams } from 'react-router-dom';
import { Listing } from './Listing.tsx';

/** /products/category/:id */
export function Component() {
  const { id = '' } = useParams();
  return <Listing key={id} id={id} scope="categoryId" />;
}
