import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { graphql } from '../generated/gql.ts';
import type { MeasureUnit, ProductData_ProductFragment } from '../generated/graphql.ts';
import { RATING_MAX } from '../lib/constants.ts';
import { paths } from '../lib/paths.ts';
import { useAbsolute } from '../lib/site.ts';
import { StructuredData } from '../ui/StructuredData.tsx';

const PRODUCT_DATA = graphql(`
  fragment ProductData_product on Product {
    id
    name
    brand
    images {
      url
      srcSet
    }
    price
    shownVariant {
      id
      amount
      unit
      comparablePrice {
        amount
      }
    }
    rating
    reviewCount
    countInStock
    countryOfOrigin {
      iso2
      country
    }
  }
`);

const CURRENCY = 'INR';

/** Codes of UN/CEFACT. */
const UNIT_CODES: Record<MeasureUnit, string> = { G: 'GRM', ML: 'MLT', CM: 'CMT', PIECE: 'C62' };

/** A product's structured data for search engines. */
export function ProductData({
  product: from,
  description,
}: {
  product: FragmentType<ProductData_ProductFragment>;
  description: string;
}) {
  const { data: product, complete } = useFragment({ fragment: PRODUCT_DATA, from });
  const absolute = useAbsolute();
  if (!complete) return null;
  const data = {
    '@type': 'Product',
    name: product.name,
    description,
    sku: product.id,
    image: product.images.map(({ url }) => absolute(url)),
    brand: { '@type': 'Brand', name: product.brand },
    ...(product.countryOfOrigin && {
      countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin.country },
    }),
    offers: {
      '@type': 'Offer',
      url: absolute(paths.product(product.id)),
      price: product.price,
      priceCurrency: CURRENCY,
      ...unitPriceOf(product),
      availability: `https://schema.org/${product.countInStock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
    // Without reviews there is no average rating.
    ...(product.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
        bestRating: RATING_MAX,
      },
    }),
  };
  return <StructuredData data={data} />;
}

/** What the package contains, and the amount by which shops compare its price. */
function unitPriceOf({
  price,
  shownVariant: { amount, unit, comparablePrice },
}: ProductData_ProductFragment) {
  if (amount === null || unit === null || !comparablePrice) return {};
  const quantity = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: UNIT_CODES[unit] });
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: CURRENCY,
      referenceQuantity: { ...quantity(amount), valueReference: quantity(comparablePrice.amount) },
    },
  };
}
