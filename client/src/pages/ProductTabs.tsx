import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Tabs } from '../components/Tabs.tsx';
import { AdditionalInfo } from '../features/catalog/AdditionalInfo.tsx';
import { AddReviewForm } from '../features/reviews/AddReviewForm.tsx';
import { ReviewList } from '../features/reviews/ReviewList.tsx';
import { texts as reviewTexts } from '../features/reviews/texts.ts';
import { graphql } from '../generated/gql.ts';
import type { ProductTabs_ProductFragment } from '../generated/graphql.ts';
import { texts } from './texts.ts';

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
    countInStock
  }
`);

/** Description, additional info and reviews of a product. */
export function ProductTabs({
  product: from,
  description,
}: {
  product: FragmentType<ProductTabs_ProductFragment>;
  description: string;
}) {
  const { data: product, complete } = useFragment({ fragment: PRODUCT_TABS, from });
  const [open, setOpen] = useState('description');
  // With what is typed there.
  const [keepsReviews, setKeepsReviews] = useState(false);
  if (!complete) return null;
  return (
    <Box
      mt={{ base: '10', lg: '14' }}
      borderWidth={{ base: '0', lg: '1px' }}
      borderRadius="l3"
      p={{ base: '0', lg: '8' }}
    >
      <Tabs
        label={texts.aboutProduct}
        tabs={[
          { key: 'description', label: texts.description },
          { key: 'info', label: texts.additionalInfo },
          { key: 'reviews', label: `${reviewTexts.list} (${product.reviewCount})` },
        ]}
        open={open}
        onOpen={(tab) => {
          setOpen(tab);
          if (tab === 'reviews') setKeepsReviews(true);
        }}
      >
        {open === 'description' && (
          <Stack gap="4" maxW="4xl" lineHeight="1.7">
            <Text whiteSpace="pre-line">{description}</Text>
            <Text color="fg.muted">{texts.descriptionNote}</Text>
          </Stack>
        )}
        {open === 'info' && <AdditionalInfo product={product} />}
        {(open === 'reviews' || keepsReviews) && (
          <Stack gap="8" display={open === 'reviews' ? 'flex' : 'none'}>
            <Box>
              <Heading as="h2" size="xl" mb="4">
                {reviewTexts.heading}
              </Heading>
              <ReviewList productId={product.id} />
            </Box>
            <AddReviewForm productId={product.id} />
          </Stack>
        )}
      </Tabs>
    </Box>
  );
}
