import type { Field, Target } from './expectedResults.ts';

/** All fields of the object types, except the result types of mutations, by who may read them. */
export const fields: Record<'public' | 'private', Record<string, string>> = {
  public: {
    Query:
      'countries me categories category product variant products suggestions banners signInOptions offers shopInfo infoPage desk',
    Country: 'id country iso2',
    Category: 'id name slug images color parent children',
    Product:
      'id name brand description images imageAlts price oldPrice discount rating reviewCount catId catName subCatId subCatName countInStock productRam productWeight size options countries countryOfOrigin variants shownVariant priceRange related reviews offers',
    ProductVariant:
      'id label gtin price oldPrice discount countInStock amount unit netQuantity unitPrice comparablePrice image weighed',
    UnitPrice: 'price amount unit reference',
    PriceRange: 'lowest highest',
    ProductConnection: 'edges nodes pageInfo totalCount highestPrice importedFrom',
    ProductEdge: 'cursor node',
    PageInfo: 'hasNextPage endCursor',
    Suggestions: 'products categories',
    Banner: 'id images title text catId subCatId',
    Image: 'url srcSet',
    Review: 'id productId review customerRating customerName dateCreated answer',
    ReviewAnswer: 'text date',
    ReviewConnection: 'nodes pageInfo totalCount',
    SignInOptions: 'google demo mail',
    ShopInfo: 'name phone supportHours address gstin gstRegistered utcOffset',
    InfoPage: 'slug title intro sections',
    InfoSection: 'heading paragraphs',
    Offer: 'id name code endsAt',
  },
  private: {
    User: 'id name email phone images isAdmin staffRole staffAccess emailVerified hasPassword sessions cart wishlist orders order paymentNotices lastBilling hiddenReviews reviewOf',
    HiddenReview: 'id productId review reason',
    Session: 'id device address firstSeen lastSeen current',
    Cart: 'id lines count subTotal discounts saved total acceptsCodes couponCode codeProblem',
    CartLine:
      'id productId productTitle image rating price quantity subTotal discount countInStock option variant product',
    Discount: 'name code amount',
    WishlistItem: 'id productId productTitle image rating price product',
    Order:
      'id paymentId name phoneNumber address city state pincode amount discounts saved refunded email userId status date products invoice creditNotes',
    OrderDocument: 'number title date total pdfPath',
    OrderLine:
      'id productId productTitle image option quantity refundedUnits price subTotal discount weight weighed',
    PaymentNotice: 'id state message amount paymentId date',
    Billing:
      'fullName country streetAddressLine1 streetAddressLine2 city state zipCode phoneNumber email gstin businessName',
    Checkout: 'id amount amountInPaise currency keyId providerOrderId scriptUrl expiresAt',
  },
};

/** Fields of `User` that take an id. */
export const fieldsWithId: Record<string, Field & { args(target: Target): string }> = {
  order: { of: 'order', args: ({ id }) => `id: "${id}"`, visitor: null, own: 'Order', other: null },
  reviewOf: {
    of: 'review',
    args: ({ id }) => `productId: "${id}"`,
    visitor: null,
    own: 'Review',
    other: null,
  },
};
