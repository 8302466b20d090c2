import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AdditionalInfo, type ShownVariant } from '../features/catalog/productOptions/AdditionalInfo.tsx';
import { graphql } from '../generated/gql.ts';
import type { ProductTabs_ProductFragment } from '../generated/graphql.ts';
import { useChoice } from '../lib/useChoice.ts';
import { stack, text } from '../theme/classes.ts';
import { lazyDialog } from '../ui/dialogs/lazyDialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import styles from './ProductTabs.module.css';

const Reviews = lazyDialog(() => import('../features/reviews/Reviews.tsx').then(({ Reviews }) => Reviews));

export const PRODUCT_TABS = graphql(`
  fragment ProductTabs_product on Product {
    id
    brand
    catName
    subCatName
    reviewCount
    productRam
    productWeight
    size
    countryOfOrigin {
      iso2
      country
    }
  }
`);

/** Description, additional info and reviews of a product. */
export function ProductTabs({
  product: from,
  description,
  variant,
}: {
  product: FragmentType<ProductTabs_ProductFragment>;
  description: string;
  /** The one that the page shows. */
  variant: ShownVariant | undefined;
}) {
  const { data: product, complete } = useFragment({ fragment: PRODUCT_TABS, from });
  const { id } = useParams();
  const [open, setOpen] = useChoice(`tab ${id}`, 'description');
  // Once opened, the reviews stay mounted with the text of an unfinished review.
  const [reviewsMounted, setReviewsMounted] = useState(open === 'reviews');
  if (!complete) return null;
  return (
    <div className={styles.about}>
      <Tabs
        label="About this product"
        tabs={[
          { key: 'description', label: 'Description' },
          { key: 'info', label: 'Additional info' },
          { key: 'reviews', label: `Reviews (${product.reviewCount})` },
        ]}
        open={open}
        onOpen={(tab) => {
          setOpen(tab);
          if (tab === 'reviews') setReviewsMounted(true);
        }}
      >
        {open === 'description' && (
          <div className={stack({ direction: 'column', gap: 4 }, styles.prose)}>
            <p className={styles.description}>{description}</p>
            <p className={text({ tone: 'muted' })}>
              The price is all that you pay: delivery is free. What you buy is held for you while you pay.
              Afterwards you can follow your order under Orders.
            </p>
          </div>
        )}
        {open === 'info' && <AdditionalInfo product={product} variant={variant} />}
        {(open === 'reviews' || reviewsMounted) && (
          <div hidden={open !== 'reviews'}>
            <Reviews
              productId={product.id}
              open={open === 'reviews'}
              onClose={() => setOpen('description')}
            />
          </div>
        )}
      </Tabs>
    </div>
  );
}
