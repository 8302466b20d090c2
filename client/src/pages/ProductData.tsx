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
    rating
    reviewCount
    countryOfOrigin {
      iso2
      country
    }
    variants {
      id
      label
      gtin
      price
      countInStock
      amount
      unit
      comparablePrice {
        amount
      }
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
  const offers = product.variants.map((variant) => ({
    '@type': 'Offer',
    ...(variant.label && { name: `${product.name}, ${variant.label}` }),
    sku: variant.id,
    ...(variant.gtin && { gtin: variant.gtin }),
    url: absolute(paths.product(product.id)),
    price: variant.price,
    priceCurrency: CURRENCY,
    ...unitPriceOf(variant),
    availability: `https://schema.org/${variant.countInStock > 0 ? 'InStock' : 'OutOfStock'}`,
  }));
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
    offers: offers.length === 1 ? offers[0] : offers,
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
  amount,
  unit,
  comparablePrice,
}: ProductData_ProductFragment['variants'][number]) {
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
