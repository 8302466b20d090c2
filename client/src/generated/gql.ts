/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation SignInWithGoogle($code: String!) {\n    signInWithGoogle(code: $code) {\n      __typename\n      ...OpenSession_signedIn @unmask\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.SignInWithGoogleDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on PasswordChanged {\n        message\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      __typename\n      ... on PasswordResetRequested {\n        message\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on PasswordReset {\n        message\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  fragment SessionList_session on Session {\n    id\n    device\n    address\n    firstSeen\n    lastSeen\n    current\n  }\n": typeof types.SessionList_SessionFragmentDoc,
    "\n  query Sessions {\n    me {\n      id\n      sessions {\n        ...SessionList_session @unmask\n      }\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  mutation SignOutOtherSessions {\n    signOutOtherSessions {\n      __typename\n      ... on SessionsChanged {\n        message\n        sessions {\n          ...SessionList_session @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.SignOutOtherSessionsDocument,
    "\n  mutation SignOutSession($id: ID!) {\n    signOutSession(id: $id) {\n      __typename\n      ... on SessionsChanged {\n        message\n        sessions {\n          ...SessionList_session @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.SignOutSessionDocument,
    "\n  fragment OpenSession_signedIn on SignedIn {\n    token\n    message\n    user {\n      id\n      name\n      email\n      isAdmin\n      images {\n        url\n      }\n    }\n  }\n": typeof types.OpenSession_SignedInFragmentDoc,
    "\n  query SignInOptions {\n    signInOptions {\n      google\n      mail\n    }\n  }\n": typeof types.SignInOptionsDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ...OpenSession_signedIn @unmask\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignedUp {\n        message\n        user {\n          id\n        }\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation SignOut {\n    signOut {\n      message\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  query Viewer {\n    me {\n      id\n      emailVerified\n      ...EditProfile_user @unmask\n      ...DeleteAccount_user @unmask\n      cart {\n        id\n        ...Cart_cart @unmask\n      }\n      wishlist {\n        id\n        ...WishlistEntry_item @unmask\n      }\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  mutation RequestEmailVerification {\n    requestEmailVerification {\n      __typename\n      ... on EmailVerificationRequested {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.RequestEmailVerificationDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token) {\n      __typename\n      ... on EmailVerified {\n        message\n        user {\n          id\n          emailVerified\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.VerifyEmailDocument,
    "\n  query CartLines {\n    me {\n      id\n      cart {\n        id\n        lines {\n          id\n          productId\n          option\n          quantity\n          countInStock\n        }\n      }\n    }\n  }\n": typeof types.CartLinesDocument,
    "\n  query AnnouncedOffers {\n    offers {\n      id\n      name\n      code\n      endsAt\n    }\n  }\n": typeof types.AnnouncedOffersDocument,
    "\n  fragment Cart_cart on Cart {\n    id\n    count\n    subTotal\n    saved\n    total\n    discounts {\n      name\n      code\n      amount\n    }\n    acceptsCodes\n    couponCode\n    codeProblem {\n      message\n    }\n    lines {\n      __typename\n      id\n      productId\n      productTitle\n      image {\n        __typename\n        url\n        srcSet\n      }\n      rating\n      price\n      quantity\n      subTotal\n      countInStock\n      option\n      variant {\n        __typename\n        weighed\n        netQuantity\n        comparablePrice {\n          __typename\n          price\n          reference\n        }\n      }\n    }\n  }\n": typeof types.Cart_CartFragmentDoc,
    "\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.AddToCartDocument,
    "\n  query ViewerCart {\n    me {\n      id\n      cart {\n        id\n      }\n    }\n  }\n": typeof types.ViewerCartDocument,
    "\n  mutation ApplyCoupon($code: String!) {\n    applyCoupon(code: $code) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.ApplyCouponDocument,
    "\n  mutation RemoveCoupon {\n    removeCoupon {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.RemoveCouponDocument,
    "\n  mutation RemoveCartLine($id: ID!) {\n    removeCartLine(id: $id) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.RemoveCartLineDocument,
    "\n  mutation UpdateCartLine($input: UpdateCartLineInput!) {\n    updateCartLine(input: $input) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.UpdateCartLineDocument,
    "\n  fragment BannerLink_banner on Banner {\n    id\n    images {\n      url\n      srcSet\n    }\n    title\n    text\n    catId\n    subCatId\n  }\n": typeof types.BannerLink_BannerFragmentDoc,
    "\n  query Categories {\n    categories {\n      id\n      name\n      color\n      images {\n        url\n        srcSet\n      }\n      children {\n        id\n        name\n      }\n    }\n  }\n": typeof types.CategoriesDocument,
    "\n  fragment ProductCard_product on Product {\n    id\n    name\n    brand\n    images {\n      url\n      srcSet\n    }\n    rating\n    reviewCount\n    subCatName\n  }\n": typeof types.ProductCard_ProductFragmentDoc,
    "\n  query Search($filter: ProductFilter!, $sort: ProductSort, $first: Int!, $offset: Int!) {\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      highestPrice\n      importedFrom {\n        iso2\n        country\n      }\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  query Suggestions($text: String!, $location: String) {\n    suggestions(text: $text, location: $location) {\n      products {\n        id\n        name\n        price\n        images {\n          url\n          srcSet\n        }\n      }\n      categories {\n        id\n        name\n        images {\n          url\n          srcSet\n        }\n        parent {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.SuggestionsDocument,
    "\n  fragment ProductVariants_product on Product {\n    variants {\n      id\n      label\n      price\n      oldPrice\n      discount\n      countInStock\n      weighed\n      netQuantity\n      comparablePrice {\n        price\n        reference\n      }\n      image {\n        url\n        srcSet\n      }\n    }\n  }\n": typeof types.ProductVariants_ProductFragmentDoc,
    "\n  query BillingDefaults {\n    shopInfo {\n      gstRegistered\n    }\n    me {\n      id\n      name\n      email\n      phone\n      lastBilling {\n        fullName\n        country\n        streetAddressLine1\n        streetAddressLine2\n        city\n        state\n        zipCode\n        phoneNumber\n        email\n      }\n    }\n  }\n": typeof types.BillingDefaultsDocument,
    "\n  mutation BeginCheckout($billing: BillingInput!, $total: Float) {\n    beginCheckout(billing: $billing, total: $total) {\n      __typename\n      ... on CheckoutBegun {\n        checkout {\n          id\n          amountInPaise\n          currency\n          keyId\n          providerOrderId\n          scriptUrl\n          expiresAt\n        }\n      }\n      ... on TotalChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.BeginCheckoutDocument,
    "\n  mutation CompleteCheckout($input: CompleteCheckoutInput!) {\n    completeCheckout(input: $input) {\n      __typename\n      ... on OrderPlaced {\n        order {\n          __typename\n          id\n          ...OrdersTable_order\n        }\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.CompleteCheckoutDocument,
    "\n  mutation CancelCheckout($id: ID!) {\n    cancelCheckout(id: $id) {\n      __typename\n    }\n  }\n": typeof types.CancelCheckoutDocument,
    "\n  query Countries {\n    countries {\n      id\n      country\n      iso2\n    }\n  }\n": typeof types.CountriesDocument,
    "\n  mutation SubscribeToNewsletter($email: String!) {\n    subscribeToNewsletter(email: $email) {\n      __typename\n      ... on NewsletterSubscribed {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.SubscribeToNewsletterDocument,
    "\n  mutation UnsubscribeFromNewsletter($token: String!) {\n    unsubscribeFromNewsletter(token: $token) {\n      __typename\n      ... on NewsletterUnsubscribed {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.UnsubscribeFromNewsletterDocument,
    "\n  query CreditNotes($id: ID!) {\n    me {\n      id\n      order(id: $id) {\n        id\n        creditNotes {\n          number\n          pdfPath\n        }\n      }\n    }\n  }\n": typeof types.CreditNotesDocument,
    "\n  query Seller {\n    shopInfo {\n      address\n      gstin\n    }\n  }\n": typeof types.SellerDocument,
    "\n  fragment OrdersTable_order on Order {\n    id\n    paymentId\n    name\n    phoneNumber\n    address\n    pincode\n    city\n    state\n    amount\n    discounts {\n      name\n      amount\n    }\n    refunded\n    email\n    status\n    date\n    products {\n      id\n      productId\n      productTitle\n      image {\n        url\n        srcSet\n      }\n      option\n      quantity\n      refundedUnits\n      price\n      weight\n      weighed\n    }\n    invoice {\n      number\n      pdfPath\n    }\n  }\n": typeof types.OrdersTable_OrderFragmentDoc,
    "\n  fragment PaymentNotices_notice on PaymentNotice {\n    id\n    state\n    message\n    paymentId\n    date\n  }\n": typeof types.PaymentNotices_NoticeFragmentDoc,
    "\n  query ConfirmingPayments {\n    me {\n      id\n      paymentNotices {\n        id\n        state\n        ...PaymentNotices_notice @unmask\n      }\n      cart {\n        id\n        count\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.ConfirmingPaymentsDocument,
    "\n  query PaymentOutcome {\n    me {\n      id\n      orders {\n        id\n        date\n      }\n      paymentNotices {\n        id\n        date\n      }\n    }\n  }\n": typeof types.PaymentOutcomeDocument,
    "\n  query RecentOrders {\n    me {\n      id\n      orders {\n        id\n        date\n      }\n      sessions {\n        id\n        lastSeen\n      }\n    }\n  }\n": typeof types.RecentOrdersDocument,
    "\n  query Orders {\n    me {\n      id\n      orders {\n        id\n        status\n        ...OrdersTable_order @unmask\n      }\n      paymentNotices {\n        id\n        ...PaymentNotices_notice @unmask\n      }\n      cart {\n        id\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.OrdersDocument,
    "\n  query ProductReviews($productId: ID!, $after: String) {\n    product(id: $productId) {\n      id\n      reviews(first: 20, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          id\n          review\n          customerRating\n          customerName\n          dateCreated\n          answer {\n            text\n            date\n          }\n        }\n      }\n    }\n  }\n": typeof types.ProductReviewsDocument,
    "\n  mutation AddReview($input: AddReviewInput!) {\n    addReview(input: $input) {\n      __typename\n      ... on ReviewAdded {\n        product {\n          id\n          rating\n          reviewCount\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.AddReviewDocument,
    "\n  query OwnReviews($productId: ID!) {\n    me {\n      id\n      reviewOf(productId: $productId) {\n        id\n      }\n      hiddenReviews {\n        id\n        productId\n        review\n        reason\n      }\n    }\n  }\n": typeof types.OwnReviewsDocument,
    "\n  fragment DeleteAccount_user on User {\n    id\n    hasPassword\n  }\n": typeof types.DeleteAccount_UserFragmentDoc,
    "\n  fragment EditProfile_user on User {\n    id\n    name\n    email\n    phone\n    images {\n      url\n      srcSet\n    }\n  }\n": typeof types.EditProfile_UserFragmentDoc,
    "\n  mutation DeleteAccount($password: String) {\n    deleteAccount(password: $password) {\n      __typename\n      ... on AccountDeleted {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on ProfileUpdated {\n        message\n        user {\n          id\n          ...EditProfile_user @unmask\n        }\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  query WishlistIds {\n    me {\n      id\n      wishlist {\n        id\n        productId\n      }\n    }\n  }\n": typeof types.WishlistIdsDocument,
    "\n  fragment WishlistEntry_item on WishlistItem {\n    __typename\n    id\n    productId\n    productTitle\n    image {\n      __typename\n      url\n      srcSet\n    }\n    rating\n    price\n  }\n": typeof types.WishlistEntry_ItemFragmentDoc,
    "\n  mutation AddToWishlist($productId: ID!) {\n    addToWishlist(productId: $productId) {\n      __typename\n      ... on WishlistChanged {\n        item {\n          ...WishlistEntry_item @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.AddToWishlistDocument,
    "\n  mutation RemoveFromWishlist($id: ID!) {\n    removeFromWishlist(id: $id) {\n      __typename\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.RemoveFromWishlistDocument,
    "\n  fragment ListedProduct_product on Product {\n    id\n    name\n    images {\n      url\n      srcSet\n    }\n    price\n    rating\n    countInStock\n    options\n  }\n": typeof types.ListedProduct_ProductFragmentDoc,
    "\n  query ShopInfo {\n    shopInfo {\n      name\n      phone\n      supportHours\n    }\n  }\n": typeof types.ShopInfoDocument,
    "\n  query CategoryListing($id: ID!, $filter: ProductFilter!, $sort: ProductSort, $first: Int!, $offset: Int!) {\n    category(id: $id) {\n      id\n      name\n      images {\n        url\n        srcSet\n      }\n      parent {\n        id\n        name\n      }\n    }\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      highestPrice\n      importedFrom {\n        iso2\n        country\n      }\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n    banners(kind: SIDE) {\n      id\n      ...BannerLink_banner @unmask\n    }\n  }\n": typeof types.CategoryListingDocument,
    "\n  query Home($location: String) {\n    slides: banners(kind: HOME) {\n      id\n      images {\n        url\n      }\n      ...BannerLink_banner @unmask\n    }\n    strip: banners(kind: STRIP) {\n      id\n      ...BannerLink_banner @unmask\n    }\n    side: banners(kind: SIDE) {\n      id\n      ...BannerLink_banner @unmask\n    }\n    featured: products(filter: { featured: true, location: $location }, first: 8) {\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query InfoPage($slug: String!) {\n    infoPage(slug: $slug) {\n      slug\n      title\n      intro\n      sections {\n        heading\n        paragraphs\n      }\n    }\n  }\n": typeof types.InfoPageDocument,
    "\n  query Popular($categoryId: ID!, $location: String, $first: Int!) {\n    products(filter: { categoryId: $categoryId, location: $location }, first: $first) {\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n": typeof types.PopularDocument,
    "\n  fragment ProductBuy_product on Product {\n    id\n    name\n    brand\n    price\n    oldPrice\n    discount\n    rating\n    reviewCount\n    countInStock\n    productRam\n    productWeight\n    size\n    options\n    priceRange {\n      lowest\n      highest\n    }\n    ...ListedProduct_product @unmask\n    variants {\n      id\n      unitPrice {\n        price\n        reference\n      }\n    }\n    ...ProductVariants_product @unmask\n    offers {\n      id\n      name\n      code\n    }\n  }\n": typeof types.ProductBuy_ProductFragmentDoc,
    "\n  fragment ProductData_product on Product {\n    id\n    name\n    brand\n    images {\n      url\n      srcSet\n    }\n    rating\n    reviewCount\n    countryOfOrigin {\n      iso2\n      country\n    }\n    variants {\n      id\n      label\n      gtin\n      price\n      countInStock\n      amount\n      unit\n      comparablePrice {\n        amount\n      }\n    }\n  }\n": typeof types.ProductData_ProductFragmentDoc,
    "\n  query Product($id: ID!, $location: String) {\n    product(id: $id) {\n      id\n      name\n      description\n      images {\n        url\n        srcSet\n      }\n      imageAlts\n      countInStock\n      catId\n      catName\n      subCatId\n      subCatName\n      ...ProductVariants_product @unmask\n      ...ProductBuy_product\n      ...ProductData_product\n      ...ProductTabs_product\n      related(first: null, location: $location) {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n": typeof types.ProductDocument,
    "\n  fragment ProductSkeleton_product on Product {\n    id\n    name\n  }\n": typeof types.ProductSkeleton_ProductFragmentDoc,
    "\n  fragment ProductTabs_product on Product {\n    id\n    brand\n    catName\n    subCatName\n    reviewCount\n    productRam\n    productWeight\n    size\n    countryOfOrigin {\n      iso2\n      country\n    }\n  }\n": typeof types.ProductTabs_ProductFragmentDoc,
    "\n  fragment ShopCard_product on Product {\n    id\n    ...ProductCard_product @unmask\n    ...ListedProduct_product @unmask\n    ...ProductVariants_product @unmask\n  }\n": typeof types.ShopCard_ProductFragmentDoc,
};
const documents: Documents = {
    "\n  mutation SignInWithGoogle($code: String!) {\n    signInWithGoogle(code: $code) {\n      __typename\n      ...OpenSession_signedIn @unmask\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.SignInWithGoogleDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on PasswordChanged {\n        message\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      __typename\n      ... on PasswordResetRequested {\n        message\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on PasswordReset {\n        message\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  fragment SessionList_session on Session {\n    id\n    device\n    address\n    firstSeen\n    lastSeen\n    current\n  }\n": types.SessionList_SessionFragmentDoc,
    "\n  query Sessions {\n    me {\n      id\n      sessions {\n        ...SessionList_session @unmask\n      }\n    }\n  }\n": types.SessionsDocument,
    "\n  mutation SignOutOtherSessions {\n    signOutOtherSessions {\n      __typename\n      ... on SessionsChanged {\n        message\n        sessions {\n          ...SessionList_session @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.SignOutOtherSessionsDocument,
    "\n  mutation SignOutSession($id: ID!) {\n    signOutSession(id: $id) {\n      __typename\n      ... on SessionsChanged {\n        message\n        sessions {\n          ...SessionList_session @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.SignOutSessionDocument,
    "\n  fragment OpenSession_signedIn on SignedIn {\n    token\n    message\n    user {\n      id\n      name\n      email\n      isAdmin\n      images {\n        url\n      }\n    }\n  }\n": types.OpenSession_SignedInFragmentDoc,
    "\n  query SignInOptions {\n    signInOptions {\n      google\n      mail\n    }\n  }\n": types.SignInOptionsDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ...OpenSession_signedIn @unmask\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignedUp {\n        message\n        user {\n          id\n        }\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.SignUpDocument,
    "\n  mutation SignOut {\n    signOut {\n      message\n    }\n  }\n": types.SignOutDocument,
    "\n  query Viewer {\n    me {\n      id\n      emailVerified\n      ...EditProfile_user @unmask\n      ...DeleteAccount_user @unmask\n      cart {\n        id\n        ...Cart_cart @unmask\n      }\n      wishlist {\n        id\n        ...WishlistEntry_item @unmask\n      }\n    }\n  }\n": types.ViewerDocument,
    "\n  mutation RequestEmailVerification {\n    requestEmailVerification {\n      __typename\n      ... on EmailVerificationRequested {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.RequestEmailVerificationDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token) {\n      __typename\n      ... on EmailVerified {\n        message\n        user {\n          id\n          emailVerified\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.VerifyEmailDocument,
    "\n  query CartLines {\n    me {\n      id\n      cart {\n        id\n        lines {\n          id\n          productId\n          option\n          quantity\n          countInStock\n        }\n      }\n    }\n  }\n": types.CartLinesDocument,
    "\n  query AnnouncedOffers {\n    offers {\n      id\n      name\n      code\n      endsAt\n    }\n  }\n": types.AnnouncedOffersDocument,
    "\n  fragment Cart_cart on Cart {\n    id\n    count\n    subTotal\n    saved\n    total\n    discounts {\n      name\n      code\n      amount\n    }\n    acceptsCodes\n    couponCode\n    codeProblem {\n      message\n    }\n    lines {\n      __typename\n      id\n      productId\n      productTitle\n      image {\n        __typename\n        url\n        srcSet\n      }\n      rating\n      price\n      quantity\n      subTotal\n      countInStock\n      option\n      variant {\n        __typename\n        weighed\n        netQuantity\n        comparablePrice {\n          __typename\n          price\n          reference\n        }\n      }\n    }\n  }\n": types.Cart_CartFragmentDoc,
    "\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.AddToCartDocument,
    "\n  query ViewerCart {\n    me {\n      id\n      cart {\n        id\n      }\n    }\n  }\n": types.ViewerCartDocument,
    "\n  mutation ApplyCoupon($code: String!) {\n    applyCoupon(code: $code) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.ApplyCouponDocument,
    "\n  mutation RemoveCoupon {\n    removeCoupon {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.RemoveCouponDocument,
    "\n  mutation RemoveCartLine($id: ID!) {\n    removeCartLine(id: $id) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.RemoveCartLineDocument,
    "\n  mutation UpdateCartLine($input: UpdateCartLineInput!) {\n    updateCartLine(input: $input) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.UpdateCartLineDocument,
    "\n  fragment BannerLink_banner on Banner {\n    id\n    images {\n      url\n      srcSet\n    }\n    title\n    text\n    catId\n    subCatId\n  }\n": types.BannerLink_BannerFragmentDoc,
    "\n  query Categories {\n    categories {\n      id\n      name\n      color\n      images {\n        url\n        srcSet\n      }\n      children {\n        id\n        name\n      }\n    }\n  }\n": types.CategoriesDocument,
    "\n  fragment ProductCard_product on Product {\n    id\n    name\n    brand\n    images {\n      url\n      srcSet\n    }\n    rating\n    reviewCount\n    subCatName\n  }\n": types.ProductCard_ProductFragmentDoc,
    "\n  query Search($filter: ProductFilter!, $sort: ProductSort, $first: Int!, $offset: Int!) {\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      highestPrice\n      importedFrom {\n        iso2\n        country\n      }\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  query Suggestions($text: String!, $location: String) {\n    suggestions(text: $text, location: $location) {\n      products {\n        id\n        name\n        price\n        images {\n          url\n          srcSet\n        }\n      }\n      categories {\n        id\n        name\n        images {\n          url\n          srcSet\n        }\n        parent {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.SuggestionsDocument,
    "\n  fragment ProductVariants_product on Product {\n    variants {\n      id\n      label\n      price\n      oldPrice\n      discount\n      countInStock\n      weighed\n      netQuantity\n      comparablePrice {\n        price\n        reference\n      }\n      image {\n        url\n        srcSet\n      }\n    }\n  }\n": types.ProductVariants_ProductFragmentDoc,
    "\n  query BillingDefaults {\n    shopInfo {\n      gstRegistered\n    }\n    me {\n      id\n      name\n      email\n      phone\n      lastBilling {\n        fullName\n        country\n        streetAddressLine1\n        streetAddressLine2\n        city\n        state\n        zipCode\n        phoneNumber\n        email\n      }\n    }\n  }\n": types.BillingDefaultsDocument,
    "\n  mutation BeginCheckout($billing: BillingInput!, $total: Float) {\n    beginCheckout(billing: $billing, total: $total) {\n      __typename\n      ... on CheckoutBegun {\n        checkout {\n          id\n          amountInPaise\n          currency\n          keyId\n          providerOrderId\n          scriptUrl\n          expiresAt\n        }\n      }\n      ... on TotalChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.BeginCheckoutDocument,
    "\n  mutation CompleteCheckout($input: CompleteCheckoutInput!) {\n    completeCheckout(input: $input) {\n      __typename\n      ... on OrderPlaced {\n        order {\n          __typename\n          id\n          ...OrdersTable_order\n        }\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.CompleteCheckoutDocument,
    "\n  mutation CancelCheckout($id: ID!) {\n    cancelCheckout(id: $id) {\n      __typename\n    }\n  }\n": types.CancelCheckoutDocument,
    "\n  query Countries {\n    countries {\n      id\n      country\n      iso2\n    }\n  }\n": types.CountriesDocument,
    "\n  mutation SubscribeToNewsletter($email: String!) {\n    subscribeToNewsletter(email: $email) {\n      __typename\n      ... on NewsletterSubscribed {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.SubscribeToNewsletterDocument,
    "\n  mutation UnsubscribeFromNewsletter($token: String!) {\n    unsubscribeFromNewsletter(token: $token) {\n      __typename\n      ... on NewsletterUnsubscribed {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.UnsubscribeFromNewsletterDocument,
    "\n  query CreditNotes($id: ID!) {\n    me {\n      id\n      order(id: $id) {\n        id\n        creditNotes {\n          number\n          pdfPath\n        }\n      }\n    }\n  }\n": types.CreditNotesDocument,
    "\n  query Seller {\n    shopInfo {\n      address\n      gstin\n    }\n  }\n": types.SellerDocument,
    "\n  fragment OrdersTable_order on Order {\n    id\n    paymentId\n    name\n    phoneNumber\n    address\n    pincode\n    city\n    state\n    amount\n    discounts {\n      name\n      amount\n    }\n    refunded\n    email\n    status\n    date\n    products {\n      id\n      productId\n      productTitle\n      image {\n        url\n        srcSet\n      }\n      option\n      quantity\n      refundedUnits\n      price\n      weight\n      weighed\n    }\n    invoice {\n      number\n      pdfPath\n    }\n  }\n": types.OrdersTable_OrderFragmentDoc,
    "\n  fragment PaymentNotices_notice on PaymentNotice {\n    id\n    state\n    message\n    paymentId\n    date\n  }\n": types.PaymentNotices_NoticeFragmentDoc,
    "\n  query ConfirmingPayments {\n    me {\n      id\n      paymentNotices {\n        id\n        state\n        ...PaymentNotices_notice @unmask\n      }\n      cart {\n        id\n        count\n        ...Cart_cart\n      }\n    }\n  }\n": types.ConfirmingPaymentsDocument,
    "\n  query PaymentOutcome {\n    me {\n      id\n      orders {\n        id\n        date\n      }\n      paymentNotices {\n        id\n        date\n      }\n    }\n  }\n": types.PaymentOutcomeDocument,
    "\n  query RecentOrders {\n    me {\n      id\n      orders {\n        id\n        date\n      }\n      sessions {\n        id\n        lastSeen\n      }\n    }\n  }\n": types.RecentOrdersDocument,
    "\n  query Orders {\n    me {\n      id\n      orders {\n        id\n        status\n        ...OrdersTable_order @unmask\n      }\n      paymentNotices {\n        id\n        ...PaymentNotices_notice @unmask\n      }\n      cart {\n        id\n        ...Cart_cart\n      }\n    }\n  }\n": types.OrdersDocument,
    "\n  query ProductReviews($productId: ID!, $after: String) {\n    product(id: $productId) {\n      id\n      reviews(first: 20, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          id\n          review\n          customerRating\n          customerName\n          dateCreated\n          answer {\n            text\n            date\n          }\n        }\n      }\n    }\n  }\n": types.ProductReviewsDocument,
    "\n  mutation AddReview($input: AddReviewInput!) {\n    addReview(input: $input) {\n      __typename\n      ... on ReviewAdded {\n        product {\n          id\n          rating\n          reviewCount\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.AddReviewDocument,
    "\n  query OwnReviews($productId: ID!) {\n    me {\n      id\n      reviewOf(productId: $productId) {\n        id\n      }\n      hiddenReviews {\n        id\n        productId\n        review\n        reason\n      }\n    }\n  }\n": types.OwnReviewsDocument,
    "\n  fragment DeleteAccount_user on User {\n    id\n    hasPassword\n  }\n": types.DeleteAccount_UserFragmentDoc,
    "\n  fragment EditProfile_user on User {\n    id\n    name\n    email\n    phone\n    images {\n      url\n      srcSet\n    }\n  }\n": types.EditProfile_UserFragmentDoc,
    "\n  mutation DeleteAccount($password: String) {\n    deleteAccount(password: $password) {\n      __typename\n      ... on AccountDeleted {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.DeleteAccountDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on ProfileUpdated {\n        message\n        user {\n          id\n          ...EditProfile_user @unmask\n        }\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  query WishlistIds {\n    me {\n      id\n      wishlist {\n        id\n        productId\n      }\n    }\n  }\n": types.WishlistIdsDocument,
    "\n  fragment WishlistEntry_item on WishlistItem {\n    __typename\n    id\n    productId\n    productTitle\n    image {\n      __typename\n      url\n      srcSet\n    }\n    rating\n    price\n  }\n": types.WishlistEntry_ItemFragmentDoc,
    "\n  mutation AddToWishlist($productId: ID!) {\n    addToWishlist(productId: $productId) {\n      __typename\n      ... on WishlistChanged {\n        item {\n          ...WishlistEntry_item @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.AddToWishlistDocument,
    "\n  mutation RemoveFromWishlist($id: ID!) {\n    removeFromWishlist(id: $id) {\n      __typename\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.RemoveFromWishlistDocument,
    "\n  fragment ListedProduct_product on Product {\n    id\n    name\n    images {\n      url\n      srcSet\n    }\n    price\n    rating\n    countInStock\n    options\n  }\n": types.ListedProduct_ProductFragmentDoc,
    "\n  query ShopInfo {\n    shopInfo {\n      name\n      phone\n      supportHours\n    }\n  }\n": types.ShopInfoDocument,
    "\n  query CategoryListing($id: ID!, $filter: ProductFilter!, $sort: ProductSort, $first: Int!, $offset: Int!) {\n    category(id: $id) {\n      id\n      name\n      images {\n        url\n        srcSet\n      }\n      parent {\n        id\n        name\n      }\n    }\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      highestPrice\n      importedFrom {\n        iso2\n        country\n      }\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n    banners(kind: SIDE) {\n      id\n      ...BannerLink_banner @unmask\n    }\n  }\n": types.CategoryListingDocument,
    "\n  query Home($location: String) {\n    slides: banners(kind: HOME) {\n      id\n      images {\n        url\n      }\n      ...BannerLink_banner @unmask\n    }\n    strip: banners(kind: STRIP) {\n      id\n      ...BannerLink_banner @unmask\n    }\n    side: banners(kind: SIDE) {\n      id\n      ...BannerLink_banner @unmask\n    }\n    featured: products(filter: { featured: true, location: $location }, first: 8) {\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  query InfoPage($slug: String!) {\n    infoPage(slug: $slug) {\n      slug\n      title\n      intro\n      sections {\n        heading\n        paragraphs\n      }\n    }\n  }\n": types.InfoPageDocument,
    "\n  query Popular($categoryId: ID!, $location: String, $first: Int!) {\n    products(filter: { categoryId: $categoryId, location: $location }, first: $first) {\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n": types.PopularDocument,
    "\n  fragment ProductBuy_product on Product {\n    id\n    name\n    brand\n    price\n    oldPrice\n    discount\n    rating\n    reviewCount\n    countInStock\n    productRam\n    productWeight\n    size\n    options\n    priceRange {\n      lowest\n      highest\n    }\n    ...ListedProduct_product @unmask\n    variants {\n      id\n      unitPrice {\n        price\n        reference\n      }\n    }\n    ...ProductVariants_product @unmask\n    offers {\n      id\n      name\n      code\n    }\n  }\n": types.ProductBuy_ProductFragmentDoc,
    "\n  fragment ProductData_product on Product {\n    id\n    name\n    brand\n    images {\n      url\n      srcSet\n    }\n    rating\n    reviewCount\n    countryOfOrigin {\n      iso2\n      country\n    }\n    variants {\n      id\n      label\n      gtin\n      price\n      countInStock\n      amount\n      unit\n      comparablePrice {\n        amount\n      }\n    }\n  }\n": types.ProductData_ProductFragmentDoc,
    "\n  query Product($id: ID!, $location: String) {\n    product(id: $id) {\n      id\n      name\n      description\n      images {\n        url\n        srcSet\n      }\n      imageAlts\n      countInStock\n      catId\n      catName\n      subCatId\n      subCatName\n      ...ProductVariants_product @unmask\n      ...ProductBuy_product\n      ...ProductData_product\n      ...ProductTabs_product\n      related(first: null, location: $location) {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n": types.ProductDocument,
    "\n  fragment ProductSkeleton_product on Product {\n    id\n    name\n  }\n": types.ProductSkeleton_ProductFragmentDoc,
    "\n  fragment ProductTabs_product on Product {\n    id\n    brand\n    catName\n    subCatName\n    reviewCount\n    productRam\n    productWeight\n    size\n    countryOfOrigin {\n      iso2\n      country\n    }\n  }\n": types.ProductTabs_ProductFragmentDoc,
    "\n  fragment ShopCard_product on Product {\n    id\n    ...ProductCard_product @unmask\n    ...ListedProduct_product @unmask\n    ...ProductVariants_product @unmask\n  }\n": types.ShopCard_ProductFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInWithGoogle($code: String!) {\n    signInWithGoogle(code: $code) {\n      __typename\n      ...OpenSession_signedIn @unmask\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignInWithGoogle($code: String!) {\n    signInWithGoogle(code: $code) {\n      __typename\n      ...OpenSession_signedIn @unmask\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on PasswordChanged {\n        message\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on PasswordChanged {\n        message\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      __typename\n      ... on PasswordResetRequested {\n        message\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      __typename\n      ... on PasswordResetRequested {\n        message\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on PasswordReset {\n        message\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on PasswordReset {\n        message\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionList_session on Session {\n    id\n    device\n    address\n    firstSeen\n    lastSeen\n    current\n  }\n"): (typeof documents)["\n  fragment SessionList_session on Session {\n    id\n    device\n    address\n    firstSeen\n    lastSeen\n    current\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    me {\n      id\n      sessions {\n        ...SessionList_session @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query Sessions {\n    me {\n      id\n      sessions {\n        ...SessionList_session @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutOtherSessions {\n    signOutOtherSessions {\n      __typename\n      ... on SessionsChanged {\n        message\n        sessions {\n          ...SessionList_session @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignOutOtherSessions {\n    signOutOtherSessions {\n      __typename\n      ... on SessionsChanged {\n        message\n        sessions {\n          ...SessionList_session @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutSession($id: ID!) {\n    signOutSession(id: $id) {\n      __typename\n      ... on SessionsChanged {\n        message\n        sessions {\n          ...SessionList_session @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignOutSession($id: ID!) {\n    signOutSession(id: $id) {\n      __typename\n      ... on SessionsChanged {\n        message\n        sessions {\n          ...SessionList_session @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenSession_signedIn on SignedIn {\n    token\n    message\n    user {\n      id\n      name\n      email\n      isAdmin\n      images {\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OpenSession_signedIn on SignedIn {\n    token\n    message\n    user {\n      id\n      name\n      email\n      isAdmin\n      images {\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignInOptions {\n    signInOptions {\n      google\n      mail\n    }\n  }\n"): (typeof documents)["\n  query SignInOptions {\n    signInOptions {\n      google\n      mail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ...OpenSession_signedIn @unmask\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ...OpenSession_signedIn @unmask\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignedUp {\n        message\n        user {\n          id\n        }\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignedUp {\n        message\n        user {\n          id\n        }\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    me {\n      id\n      emailVerified\n      ...EditProfile_user @unmask\n      ...DeleteAccount_user @unmask\n      cart {\n        id\n        ...Cart_cart @unmask\n      }\n      wishlist {\n        id\n        ...WishlistEntry_item @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    me {\n      id\n      emailVerified\n      ...EditProfile_user @unmask\n      ...DeleteAccount_user @unmask\n      cart {\n        id\n        ...Cart_cart @unmask\n      }\n      wishlist {\n        id\n        ...WishlistEntry_item @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailVerification {\n    requestEmailVerification {\n      __typename\n      ... on EmailVerificationRequested {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestEmailVerification {\n    requestEmailVerification {\n      __typename\n      ... on EmailVerificationRequested {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token) {\n      __typename\n      ... on EmailVerified {\n        message\n        user {\n          id\n          emailVerified\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token) {\n      __typename\n      ... on EmailVerified {\n        message\n        user {\n          id\n          emailVerified\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartLines {\n    me {\n      id\n      cart {\n        id\n        lines {\n          id\n          productId\n          option\n          quantity\n          countInStock\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CartLines {\n    me {\n      id\n      cart {\n        id\n        lines {\n          id\n          productId\n          option\n          quantity\n          countInStock\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnnouncedOffers {\n    offers {\n      id\n      name\n      code\n      endsAt\n    }\n  }\n"): (typeof documents)["\n  query AnnouncedOffers {\n    offers {\n      id\n      name\n      code\n      endsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Cart_cart on Cart {\n    id\n    count\n    subTotal\n    saved\n    total\n    discounts {\n      name\n      code\n      amount\n    }\n    acceptsCodes\n    couponCode\n    codeProblem {\n      message\n    }\n    lines {\n      __typename\n      id\n      productId\n      productTitle\n      image {\n        __typename\n        url\n        srcSet\n      }\n      rating\n      price\n      quantity\n      subTotal\n      countInStock\n      option\n      variant {\n        __typename\n        weighed\n        netQuantity\n        comparablePrice {\n          __typename\n          price\n          reference\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Cart_cart on Cart {\n    id\n    count\n    subTotal\n    saved\n    total\n    discounts {\n      name\n      code\n      amount\n    }\n    acceptsCodes\n    couponCode\n    codeProblem {\n      message\n    }\n    lines {\n      __typename\n      id\n      productId\n      productTitle\n      image {\n        __typename\n        url\n        srcSet\n      }\n      rating\n      price\n      quantity\n      subTotal\n      countInStock\n      option\n      variant {\n        __typename\n        weighed\n        netQuantity\n        comparablePrice {\n          __typename\n          price\n          reference\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ViewerCart {\n    me {\n      id\n      cart {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query ViewerCart {\n    me {\n      id\n      cart {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyCoupon($code: String!) {\n    applyCoupon(code: $code) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyCoupon($code: String!) {\n    applyCoupon(code: $code) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCoupon {\n    removeCoupon {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveCoupon {\n    removeCoupon {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCartLine($id: ID!) {\n    removeCartLine(id: $id) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveCartLine($id: ID!) {\n    removeCartLine(id: $id) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCartLine($input: UpdateCartLineInput!) {\n    updateCartLine(input: $input) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCartLine($input: UpdateCartLineInput!) {\n    updateCartLine(input: $input) {\n      __typename\n      ... on CartChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BannerLink_banner on Banner {\n    id\n    images {\n      url\n      srcSet\n    }\n    title\n    text\n    catId\n    subCatId\n  }\n"): (typeof documents)["\n  fragment BannerLink_banner on Banner {\n    id\n    images {\n      url\n      srcSet\n    }\n    title\n    text\n    catId\n    subCatId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Categories {\n    categories {\n      id\n      name\n      color\n      images {\n        url\n        srcSet\n      }\n      children {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query Categories {\n    categories {\n      id\n      name\n      color\n      images {\n        url\n        srcSet\n      }\n      children {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard_product on Product {\n    id\n    name\n    brand\n    images {\n      url\n      srcSet\n    }\n    rating\n    reviewCount\n    subCatName\n  }\n"): (typeof documents)["\n  fragment ProductCard_product on Product {\n    id\n    name\n    brand\n    images {\n      url\n      srcSet\n    }\n    rating\n    reviewCount\n    subCatName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($filter: ProductFilter!, $sort: ProductSort, $first: Int!, $offset: Int!) {\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      highestPrice\n      importedFrom {\n        iso2\n        country\n      }\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query Search($filter: ProductFilter!, $sort: ProductSort, $first: Int!, $offset: Int!) {\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      highestPrice\n      importedFrom {\n        iso2\n        country\n      }\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Suggestions($text: String!, $location: String) {\n    suggestions(text: $text, location: $location) {\n      products {\n        id\n        name\n        price\n        images {\n          url\n          srcSet\n        }\n      }\n      categories {\n        id\n        name\n        images {\n          url\n          srcSet\n        }\n        parent {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Suggestions($text: String!, $location: String) {\n    suggestions(text: $text, location: $location) {\n      products {\n        id\n        name\n        price\n        images {\n          url\n          srcSet\n        }\n      }\n      categories {\n        id\n        name\n        images {\n          url\n          srcSet\n        }\n        parent {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductVariants_product on Product {\n    variants {\n      id\n      label\n      price\n      oldPrice\n      discount\n      countInStock\n      weighed\n      netQuantity\n      comparablePrice {\n        price\n        reference\n      }\n      image {\n        url\n        srcSet\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductVariants_product on Product {\n    variants {\n      id\n      label\n      price\n      oldPrice\n      discount\n      countInStock\n      weighed\n      netQuantity\n      comparablePrice {\n        price\n        reference\n      }\n      image {\n        url\n        srcSet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BillingDefaults {\n    shopInfo {\n      gstRegistered\n    }\n    me {\n      id\n      name\n      email\n      phone\n      lastBilling {\n        fullName\n        country\n        streetAddressLine1\n        streetAddressLine2\n        city\n        state\n        zipCode\n        phoneNumber\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  query BillingDefaults {\n    shopInfo {\n      gstRegistered\n    }\n    me {\n      id\n      name\n      email\n      phone\n      lastBilling {\n        fullName\n        country\n        streetAddressLine1\n        streetAddressLine2\n        city\n        state\n        zipCode\n        phoneNumber\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginCheckout($billing: BillingInput!, $total: Float) {\n    beginCheckout(billing: $billing, total: $total) {\n      __typename\n      ... on CheckoutBegun {\n        checkout {\n          id\n          amountInPaise\n          currency\n          keyId\n          providerOrderId\n          scriptUrl\n          expiresAt\n        }\n      }\n      ... on TotalChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BeginCheckout($billing: BillingInput!, $total: Float) {\n    beginCheckout(billing: $billing, total: $total) {\n      __typename\n      ... on CheckoutBegun {\n        checkout {\n          id\n          amountInPaise\n          currency\n          keyId\n          providerOrderId\n          scriptUrl\n          expiresAt\n        }\n      }\n      ... on TotalChanged {\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteCheckout($input: CompleteCheckoutInput!) {\n    completeCheckout(input: $input) {\n      __typename\n      ... on OrderPlaced {\n        order {\n          __typename\n          id\n          ...OrdersTable_order\n        }\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CompleteCheckout($input: CompleteCheckoutInput!) {\n    completeCheckout(input: $input) {\n      __typename\n      ... on OrderPlaced {\n        order {\n          __typename\n          id\n          ...OrdersTable_order\n        }\n        cart {\n          ...Cart_cart\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelCheckout($id: ID!) {\n    cancelCheckout(id: $id) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation CancelCheckout($id: ID!) {\n    cancelCheckout(id: $id) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Countries {\n    countries {\n      id\n      country\n      iso2\n    }\n  }\n"): (typeof documents)["\n  query Countries {\n    countries {\n      id\n      country\n      iso2\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscribeToNewsletter($email: String!) {\n    subscribeToNewsletter(email: $email) {\n      __typename\n      ... on NewsletterSubscribed {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubscribeToNewsletter($email: String!) {\n    subscribeToNewsletter(email: $email) {\n      __typename\n      ... on NewsletterSubscribed {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsubscribeFromNewsletter($token: String!) {\n    unsubscribeFromNewsletter(token: $token) {\n      __typename\n      ... on NewsletterUnsubscribed {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnsubscribeFromNewsletter($token: String!) {\n    unsubscribeFromNewsletter(token: $token) {\n      __typename\n      ... on NewsletterUnsubscribed {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CreditNotes($id: ID!) {\n    me {\n      id\n      order(id: $id) {\n        id\n        creditNotes {\n          number\n          pdfPath\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CreditNotes($id: ID!) {\n    me {\n      id\n      order(id: $id) {\n        id\n        creditNotes {\n          number\n          pdfPath\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Seller {\n    shopInfo {\n      address\n      gstin\n    }\n  }\n"): (typeof documents)["\n  query Seller {\n    shopInfo {\n      address\n      gstin\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrdersTable_order on Order {\n    id\n    paymentId\n    name\n    phoneNumber\n    address\n    pincode\n    city\n    state\n    amount\n    discounts {\n      name\n      amount\n    }\n    refunded\n    email\n    status\n    date\n    products {\n      id\n      productId\n      productTitle\n      image {\n        url\n        srcSet\n      }\n      option\n      quantity\n      refundedUnits\n      price\n      weight\n      weighed\n    }\n    invoice {\n      number\n      pdfPath\n    }\n  }\n"): (typeof documents)["\n  fragment OrdersTable_order on Order {\n    id\n    paymentId\n    name\n    phoneNumber\n    address\n    pincode\n    city\n    state\n    amount\n    discounts {\n      name\n      amount\n    }\n    refunded\n    email\n    status\n    date\n    products {\n      id\n      productId\n      productTitle\n      image {\n        url\n        srcSet\n      }\n      option\n      quantity\n      refundedUnits\n      price\n      weight\n      weighed\n    }\n    invoice {\n      number\n      pdfPath\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentNotices_notice on PaymentNotice {\n    id\n    state\n    message\n    paymentId\n    date\n  }\n"): (typeof documents)["\n  fragment PaymentNotices_notice on PaymentNotice {\n    id\n    state\n    message\n    paymentId\n    date\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConfirmingPayments {\n    me {\n      id\n      paymentNotices {\n        id\n        state\n        ...PaymentNotices_notice @unmask\n      }\n      cart {\n        id\n        count\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConfirmingPayments {\n    me {\n      id\n      paymentNotices {\n        id\n        state\n        ...PaymentNotices_notice @unmask\n      }\n      cart {\n        id\n        count\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentOutcome {\n    me {\n      id\n      orders {\n        id\n        date\n      }\n      paymentNotices {\n        id\n        date\n      }\n    }\n  }\n"): (typeof documents)["\n  query PaymentOutcome {\n    me {\n      id\n      orders {\n        id\n        date\n      }\n      paymentNotices {\n        id\n        date\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentOrders {\n    me {\n      id\n      orders {\n        id\n        date\n      }\n      sessions {\n        id\n        lastSeen\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentOrders {\n    me {\n      id\n      orders {\n        id\n        date\n      }\n      sessions {\n        id\n        lastSeen\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Orders {\n    me {\n      id\n      orders {\n        id\n        status\n        ...OrdersTable_order @unmask\n      }\n      paymentNotices {\n        id\n        ...PaymentNotices_notice @unmask\n      }\n      cart {\n        id\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  query Orders {\n    me {\n      id\n      orders {\n        id\n        status\n        ...OrdersTable_order @unmask\n      }\n      paymentNotices {\n        id\n        ...PaymentNotices_notice @unmask\n      }\n      cart {\n        id\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductReviews($productId: ID!, $after: String) {\n    product(id: $productId) {\n      id\n      reviews(first: 20, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          id\n          review\n          customerRating\n          customerName\n          dateCreated\n          answer {\n            text\n            date\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProductReviews($productId: ID!, $after: String) {\n    product(id: $productId) {\n      id\n      reviews(first: 20, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          id\n          review\n          customerRating\n          customerName\n          dateCreated\n          answer {\n            text\n            date\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddReview($input: AddReviewInput!) {\n    addReview(input: $input) {\n      __typename\n      ... on ReviewAdded {\n        product {\n          id\n          rating\n          reviewCount\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddReview($input: AddReviewInput!) {\n    addReview(input: $input) {\n      __typename\n      ... on ReviewAdded {\n        product {\n          id\n          rating\n          reviewCount\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnReviews($productId: ID!) {\n    me {\n      id\n      reviewOf(productId: $productId) {\n        id\n      }\n      hiddenReviews {\n        id\n        productId\n        review\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnReviews($productId: ID!) {\n    me {\n      id\n      reviewOf(productId: $productId) {\n        id\n      }\n      hiddenReviews {\n        id\n        productId\n        review\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeleteAccount_user on User {\n    id\n    hasPassword\n  }\n"): (typeof documents)["\n  fragment DeleteAccount_user on User {\n    id\n    hasPassword\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditProfile_user on User {\n    id\n    name\n    email\n    phone\n    images {\n      url\n      srcSet\n    }\n  }\n"): (typeof documents)["\n  fragment EditProfile_user on User {\n    id\n    name\n    email\n    phone\n    images {\n      url\n      srcSet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($password: String) {\n    deleteAccount(password: $password) {\n      __typename\n      ... on AccountDeleted {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($password: String) {\n    deleteAccount(password: $password) {\n      __typename\n      ... on AccountDeleted {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on ProfileUpdated {\n        message\n        user {\n          id\n          ...EditProfile_user @unmask\n        }\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on ProfileUpdated {\n        message\n        user {\n          id\n          ...EditProfile_user @unmask\n        }\n      }\n      ... on InvalidInput {\n        field\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WishlistIds {\n    me {\n      id\n      wishlist {\n        id\n        productId\n      }\n    }\n  }\n"): (typeof documents)["\n  query WishlistIds {\n    me {\n      id\n      wishlist {\n        id\n        productId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WishlistEntry_item on WishlistItem {\n    __typename\n    id\n    productId\n    productTitle\n    image {\n      __typename\n      url\n      srcSet\n    }\n    rating\n    price\n  }\n"): (typeof documents)["\n  fragment WishlistEntry_item on WishlistItem {\n    __typename\n    id\n    productId\n    productTitle\n    image {\n      __typename\n      url\n      srcSet\n    }\n    rating\n    price\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToWishlist($productId: ID!) {\n    addToWishlist(productId: $productId) {\n      __typename\n      ... on WishlistChanged {\n        item {\n          ...WishlistEntry_item @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddToWishlist($productId: ID!) {\n    addToWishlist(productId: $productId) {\n      __typename\n      ... on WishlistChanged {\n        item {\n          ...WishlistEntry_item @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromWishlist($id: ID!) {\n    removeFromWishlist(id: $id) {\n      __typename\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromWishlist($id: ID!) {\n    removeFromWishlist(id: $id) {\n      __typename\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedProduct_product on Product {\n    id\n    name\n    images {\n      url\n      srcSet\n    }\n    price\n    rating\n    countInStock\n    options\n  }\n"): (typeof documents)["\n  fragment ListedProduct_product on Product {\n    id\n    name\n    images {\n      url\n      srcSet\n    }\n    price\n    rating\n    countInStock\n    options\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopInfo {\n    shopInfo {\n      name\n      phone\n      supportHours\n    }\n  }\n"): (typeof documents)["\n  query ShopInfo {\n    shopInfo {\n      name\n      phone\n      supportHours\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoryListing($id: ID!, $filter: ProductFilter!, $sort: ProductSort, $first: Int!, $offset: Int!) {\n    category(id: $id) {\n      id\n      name\n      images {\n        url\n        srcSet\n      }\n      parent {\n        id\n        name\n      }\n    }\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      highestPrice\n      importedFrom {\n        iso2\n        country\n      }\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n    banners(kind: SIDE) {\n      id\n      ...BannerLink_banner @unmask\n    }\n  }\n"): (typeof documents)["\n  query CategoryListing($id: ID!, $filter: ProductFilter!, $sort: ProductSort, $first: Int!, $offset: Int!) {\n    category(id: $id) {\n      id\n      name\n      images {\n        url\n        srcSet\n      }\n      parent {\n        id\n        name\n      }\n    }\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      highestPrice\n      importedFrom {\n        iso2\n        country\n      }\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n    banners(kind: SIDE) {\n      id\n      ...BannerLink_banner @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home($location: String) {\n    slides: banners(kind: HOME) {\n      id\n      images {\n        url\n      }\n      ...BannerLink_banner @unmask\n    }\n    strip: banners(kind: STRIP) {\n      id\n      ...BannerLink_banner @unmask\n    }\n    side: banners(kind: SIDE) {\n      id\n      ...BannerLink_banner @unmask\n    }\n    featured: products(filter: { featured: true, location: $location }, first: 8) {\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query Home($location: String) {\n    slides: banners(kind: HOME) {\n      id\n      images {\n        url\n      }\n      ...BannerLink_banner @unmask\n    }\n    strip: banners(kind: STRIP) {\n      id\n      ...BannerLink_banner @unmask\n    }\n    side: banners(kind: SIDE) {\n      id\n      ...BannerLink_banner @unmask\n    }\n    featured: products(filter: { featured: true, location: $location }, first: 8) {\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InfoPage($slug: String!) {\n    infoPage(slug: $slug) {\n      slug\n      title\n      intro\n      sections {\n        heading\n        paragraphs\n      }\n    }\n  }\n"): (typeof documents)["\n  query InfoPage($slug: String!) {\n    infoPage(slug: $slug) {\n      slug\n      title\n      intro\n      sections {\n        heading\n        paragraphs\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Popular($categoryId: ID!, $location: String, $first: Int!) {\n    products(filter: { categoryId: $categoryId, location: $location }, first: $first) {\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query Popular($categoryId: ID!, $location: String, $first: Int!) {\n    products(filter: { categoryId: $categoryId, location: $location }, first: $first) {\n      nodes {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductBuy_product on Product {\n    id\n    name\n    brand\n    price\n    oldPrice\n    discount\n    rating\n    reviewCount\n    countInStock\n    productRam\n    productWeight\n    size\n    options\n    priceRange {\n      lowest\n      highest\n    }\n    ...ListedProduct_product @unmask\n    variants {\n      id\n      unitPrice {\n        price\n        reference\n      }\n    }\n    ...ProductVariants_product @unmask\n    offers {\n      id\n      name\n      code\n    }\n  }\n"): (typeof documents)["\n  fragment ProductBuy_product on Product {\n    id\n    name\n    brand\n    price\n    oldPrice\n    discount\n    rating\n    reviewCount\n    countInStock\n    productRam\n    productWeight\n    size\n    options\n    priceRange {\n      lowest\n      highest\n    }\n    ...ListedProduct_product @unmask\n    variants {\n      id\n      unitPrice {\n        price\n        reference\n      }\n    }\n    ...ProductVariants_product @unmask\n    offers {\n      id\n      name\n      code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductData_product on Product {\n    id\n    name\n    brand\n    images {\n      url\n      srcSet\n    }\n    rating\n    reviewCount\n    countryOfOrigin {\n      iso2\n      country\n    }\n    variants {\n      id\n      label\n      gtin\n      price\n      countInStock\n      amount\n      unit\n      comparablePrice {\n        amount\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductData_product on Product {\n    id\n    name\n    brand\n    images {\n      url\n      srcSet\n    }\n    rating\n    reviewCount\n    countryOfOrigin {\n      iso2\n      country\n    }\n    variants {\n      id\n      label\n      gtin\n      price\n      countInStock\n      amount\n      unit\n      comparablePrice {\n        amount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Product($id: ID!, $location: String) {\n    product(id: $id) {\n      id\n      name\n      description\n      images {\n        url\n        srcSet\n      }\n      imageAlts\n      countInStock\n      catId\n      catName\n      subCatId\n      subCatName\n      ...ProductVariants_product @unmask\n      ...ProductBuy_product\n      ...ProductData_product\n      ...ProductTabs_product\n      related(first: null, location: $location) {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query Product($id: ID!, $location: String) {\n    product(id: $id) {\n      id\n      name\n      description\n      images {\n        url\n        srcSet\n      }\n      imageAlts\n      countInStock\n      catId\n      catName\n      subCatId\n      subCatName\n      ...ProductVariants_product @unmask\n      ...ProductBuy_product\n      ...ProductData_product\n      ...ProductTabs_product\n      related(first: null, location: $location) {\n        id\n        ...ShopCard_product @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductSkeleton_product on Product {\n    id\n    name\n  }\n"): (typeof documents)["\n  fragment ProductSkeleton_product on Product {\n    id\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductTabs_product on Product {\n    id\n    brand\n    catName\n    subCatName\n    reviewCount\n    productRam\n    productWeight\n    size\n    countryOfOrigin {\n      iso2\n      country\n    }\n  }\n"): (typeof documents)["\n  fragment ProductTabs_product on Product {\n    id\n    brand\n    catName\n    subCatName\n    reviewCount\n    productRam\n    productWeight\n    size\n    countryOfOrigin {\n      iso2\n      country\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopCard_product on Product {\n    id\n    ...ProductCard_product @unmask\n    ...ListedProduct_product @unmask\n    ...ProductVariants_product @unmask\n  }\n"): (typeof documents)["\n  fragment ShopCard_product on Product {\n    id\n    ...ProductCard_product @unmask\n    ...ListedProduct_product @unmask\n    ...ProductVariants_product @unmask\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;