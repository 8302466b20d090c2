import { useFragment } from '@apollo/client/react';
import { graphql } from '../generated/gql.ts';
import { container, heading, stack, visuallyHidden } from '../theme/classes.ts';
import { Head } from '../ui/Head.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import styles from './ProductPage.module.css';

const LOADING = 'Loading the product';

const PRODUCT_SKELETON_PRODUCT = graphql(`
  fragment ProductSkeleton_product on Product {
    id
    name
  }
`);

/** The placeholder of the product page. It shows the name if a list has cached it. */
export function ProductSkeleton({ id }: { id: string }) {
  const { data, complete } = useFragment({
    fragment: PRODUCT_SKELETON_PRODUCT,
    from: { __typename: 'Product', id },
  });
  const title = complete ? data.name : LOADING;
  return (
    <div className={container()}>
      <Head title={title} />
      <section className={styles.columns} aria-busy="true" aria-label={LOADING}>
        <Skeleton className={styles.pictureSkeleton} />
        <div className={stack({ direction: 'column', gap: 5 })}>
          <h1 className={complete ? heading({}, styles.name) : visuallyHidden()}>{title}</h1>
          {!complete && <Skeleton style={{ width: '80%', height: '2.5rem' }} />}
          <Skeleton style={{ width: '50%', height: '1.5rem' }} />
          <Skeleton style={{ width: '40%', height: '2.5rem' }} />
          <Skeleton style={{ height: '6rem' }} />
          <Skeleton style={{ width: '60%', height: '3rem' }} />
        </div>
      </section>
    </div>
  );
}
