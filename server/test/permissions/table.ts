import { billing } from '../../tools/billing.mjs';

// The expected permissions. Every readable field of the schema, every mutation and every REST call has an entry here; a missing entry
// fails the tests. docs/permissions.md is generated from this table.

/** A kind of resource that belongs to one shopper. */
export type Kind =
  | 'account'
  | 'session'
  | 'link'
  | 'picture'
  | 'wishlistItem'
  | 'cart'
  | 'cartLine'
  | 'checkout'
  | 'payment'
  | 'order'
  | Proof;

/** A secret that identifies an account by itself, without a session. */
export type Proof =
  | 'e-mail address and password'
  | 'Google sign-in code'
  | 'password reset link'
  | 'unsubscribe link';

/** The arguments of a call. */
export interface Target {
  /** Id of a resource of the entry's kind: the owner's, or one that does not exist. */
  id: string;
  /** What the payment popup returned; only for the kind `payment`. */
  popup: object;
  /** A product on sale. */
  productId: string;
}

let counter = 100_000_000;
/** A different number of nine digits for each call. */
const unique = () => String(++counter);

/** The expected result for each kind of caller: a type of the schema or an HTTP status. */
interface ExpectedResults<Answer> {
  /** Callers without a session, or whose session has expired or was ended. */
  visitor: Answer;
  /** Signed-in callers; with a resource of their own if `of` is set. */
  own: Answer;
  /** Signed-in callers with another shopper's resource or a missing one: both must give the same response. */
  other?: Answer;
  /** The kind of resource that the call takes. */
  of?: Kind;
}

const proofs: readonly string[] = [
  'e-mail address and password',
  'Google sign-in code',
  'password reset link',
  'unsubscribe link',
] satisfies Proof[];
export const isProof = (kind?: Kind): kind is Proof => proofs.includes(kind ?? '');

/** `null`: the field is null in the response. */
type Field = ExpectedResults<string | null>;
export interface Mutation extends Field {
  args(target: Target): string;
}
export interface Call extends ExpectedResults<number> {
  /** `other` for callers who send only the session cookie, if it differs. */
  otherByCookie?: number;
  query?(target: Target): string;
  body?(target: Target): object;
}

const everybody = <T>(answer: T) => ({ visitor: answer, own: answer });
const proven = <T>(of: Proof, own: T, refused: T) => ({ of, visitor: refused, own, other: refused });
const signedIn = <T extends string>(answer: T) => ({ visitor: 'NotSignedIn', own: answer });

/** All fields of the object types, except the result types of mutations, by who may read them. */
export const fields: Record<'public' | 'private', Record<string, string>> = {
  public: {
    Query: 'countries me categories category product products suggestions banners signInOptions',
    Country: 'id country iso2',
    Category: 'id name slug images color parent children',
    Product:
      'id name brand description images price oldPrice discount rating reviewCount catId catName subCatId subCatName countInStock productRam productWeight size options countries related reviews',
    ProductConnection: 'edges nodes pageInfo totalCount',
    ProductEdge: 'cursor node',
    PageInfo: 'hasNextPage endCursor',
    Suggestions: 'products categories',
    Banner: 'id images title text catId subCatId',
    Image: 'url srcSet',
    Review: 'id productId review customerRating customerName dateCreated',
    ReviewConnection: 'nodes pageInfo totalCount',
    SignInOptions: 'google demo mail',
  },
  private: {
    User: 'id name email phone images isAdmin emailVerified hasPassword sessions cart wishlist orders order paymentNotices lastBilling',
    Session: 'id device address firstSeen lastSeen current',
    Cart: 'id lines count total',
    CartLine: 'id productId productTitle image rating price quantity subTotal countInStock option product',
    WishlistItem: 'id productId productTitle image rating price product',
    Order: 'id paymentId name phoneNumber address pincode amount email userId status date products',
    OrderLine: 'id productId productTitle image option quantity price subTotal',
    PaymentNotice: 'id state message amount paymentId date',
    Billing: 'fullName country streetAddressLine1 streetAddressLine2 city state zipCode phoneNumber email',
    Checkout: 'id amount amountInPaise currency keyId providerOrderId scriptUrl expiresAt',
  },
};

export const mutations: Record<string, Mutation> = {
  signUp: {
    args: () =>
      `input: { name: "A", email: "a${unique()}@example.com", phone: "8${unique()}", password: "ten green mangoes" }`,
    ...everybody('SignedUp'),
  },
  signIn: {
    args: ({ id }) => `input: { email: "${id}@example.com", password: "password of the tests" }`,
    ...proven('e-mail address and password', 'SignedIn', 'WrongCredentials'),
  },
  signInWithGoogle: {
    args: ({ id }) => `code: "${id}"`,
    ...proven('Google sign-in code', 'SignedIn', 'WrongCredentials'),
  },
  signOut: { args: () => '', ...everybody('SignedOut') },
  signOutSession: {
    of: 'session',
    args: ({ id }) => `id: "${id}"`,
    ...signedIn('SessionsChanged'),
    other: 'SessionsChanged',
  },
  signOutOtherSessions: { args: () => '', ...signedIn('SessionsChanged') },
  requestPasswordReset: {
    args: () => `email: "f${unique()}@example.com"`,
    ...everybody('PasswordResetRequested'),
  },
  resetPassword: {
    args: ({ id }) => `input: { token: "${id}", newPassword: "ten green mangoes" }`,
    ...proven('password reset link', 'PasswordReset', 'LinkExpired'),
  },
  requestEmailVerification: { args: () => '', ...signedIn('EmailVerificationRequested') },
  // The link must belong to the caller's own account.
  verifyEmail: {
    of: 'link',
    args: ({ id }) => `token: "${id}"`,
    ...signedIn('EmailVerified'),
    other: 'LinkExpired',
  },
  deleteAccount: {
    args: () => 'password: "password of the tests"',
    ...signedIn('AccountDeleted'),
  },
  updateProfile: {
    of: 'picture',
    args: ({ id }) => `input: { name: "A", phone: "9${unique()}", images: ["/media/uploads/${id}.webp"] }`,
    ...signedIn('ProfileUpdated'),
    other: 'InvalidInput',
  },
  changePassword: {
    args: () => 'input: { oldPassword: "password of the tests", newPassword: "password of the tests" }',
    ...signedIn('PasswordChanged'),
  },
  subscribeToNewsletter: {
    args: () => `email: "c${unique()}@example.com"`,
    ...everybody('NewsletterSubscribed'),
  },
  unsubscribeFromNewsletter: {
    args: ({ id }) => `token: "${id}"`,
    ...proven('unsubscribe link', 'NewsletterUnsubscribed', 'NotFound'),
  },
  addReview: {
    args: ({ productId }) => `input: { productId: "${productId}", review: "Good", customerRating: 4 }`,
    ...signedIn('ReviewAdded'),
  },
  addToWishlist: { args: ({ productId }) => `productId: "${productId}"`, ...signedIn('WishlistChanged') },
  removeFromWishlist: {
    of: 'wishlistItem',
    args: ({ id }) => `id: "${id}"`,
    ...signedIn('WishlistChanged'),
    other: 'WishlistChanged',
  },
  addToCart: { args: ({ productId }) => `input: { productId: "${productId}" }`, ...signedIn('CartChanged') },
  updateCartLine: {
    of: 'cartLine',
    args: ({ id }) => `input: { id: "${id}", quantity: 2 }`,
    ...signedIn('CartChanged'),
    other: 'NotFound',
  },
  removeCartLine: {
    of: 'cartLine',
    args: ({ id }) => `id: "${id}"`,
    ...signedIn('CartChanged'),
    other: 'CartChanged',
  },
  // Takes no id. It uses the caller's own cart, and other callers have an empty one.
  beginCheckout: {
    of: 'cart',
    args: () => `billing: ${inGraphql(billing)}`,
    ...signedIn('CheckoutBegun'),
    other: 'CartEmpty',
  },
  completeCheckout: {
    of: 'payment',
    args: ({ popup }) => `input: ${inGraphql(popup)}`,
    ...signedIn('OrderPlaced'),
    other: 'PaymentRefused',
  },
  cancelCheckout: {
    of: 'checkout',
    args: ({ id }) => `id: "${id}"`,
    ...signedIn('CheckoutCancelled'),
    other: 'CheckoutCancelled',
  },
};

/** Fields of `User` that take an id. */
export const fieldsWithId: Record<string, Field & { args(target: Target): string }> = {
  order: { of: 'order', args: ({ id }) => `id: "${id}"`, visitor: null, own: 'Order', other: null },
};

/** The smallest PNG. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

function aPicture(): FormData {
  const form = new FormData();
  form.append('images', new Blob([Buffer.from(PNG, 'base64')], { type: 'image/png' }), 'a.png');
  return form;
}

/** A list call with another shopper's id returns an empty list if only the cookie is sent. */
const OWN_LIST = { visitor: 200, own: 200, other: 403, otherByCookie: 200 } as const;
const shopperOnly = (own: number) => ({ visitor: 401, own });

/** The REST calls. {id} is replaced by the target's id. */
export const calls: Record<string, Call> = {
  'POST /api/user/signup': {
    body: () => ({
      name: 'A',
      email: `d${unique()}@example.com`,
      phone: `6${unique()}`,
      password: 'ten green mangoes',
    }),
    ...everybody(200),
  },
  'POST /api/user/signin': {
    body: ({ id }) => ({ email: `${id}@example.com`, password: 'password of the tests' }),
    ...proven('e-mail address and password', 200, 401),
  },
  'POST /api/user/authWithGoogle': {
    body: ({ id }) => ({ code: id }),
    ...proven('Google sign-in code', 200, 401),
  },
  'POST /api/user/signout': everybody(200),
  'GET /api/user/{id}': { of: 'account', ...shopperOnly(200), other: 403 },
  'PUT /api/user/{id}': {
    of: 'account',
    body: () => ({
      name: 'A',
      phone: `5${unique()}`,
      images: ['/media/profile.webp'],
    }),
    ...shopperOnly(200),
    other: 403,
  },
  'PUT /api/user/changePassword/{id}': {
    of: 'account',
    body: () => ({ password: 'password of the tests', newPass: 'password of the tests' }),
    ...shopperOnly(200),
    other: 403,
  },
  'GET /api/user/{id}/data': { of: 'account', ...shopperOnly(200), other: 403 },
  'POST /api/user/upload': { body: aPicture, ...shopperOnly(200) },
  'GET /api/imageUpload': everybody(200),
  'DELETE /api/imageUpload/deleteAllImages': everybody(200),
  'GET /api/category/': everybody(200),
  'GET /api/category/{id}': everybody(200),
  'GET /api/homeBanner': everybody(200),
  'GET /api/banners': everybody(200),
  'GET /api/homeSideBanners': everybody(200),
  'GET /api/products/catId': { query: () => 'catId=a', ...everybody(200) },
  'GET /api/products/subCatId': { query: () => 'subCatId=a', ...everybody(200) },
  'GET /api/products/rating': { query: () => 'catId=a&rating=4', ...everybody(200) },
  'GET /api/products/fiterByPrice': { query: () => 'catId=a&minPrice=1&maxPrice=9', ...everybody(200) },
  'GET /api/products/featured': everybody(200),
  // The id does not exist.
  'GET /api/products/{id}': everybody(404),
  'GET /api/search': { query: () => 'q=mango', ...everybody(200) },
  'GET /api/productReviews': { query: ({ productId }) => `productId=${productId}`, ...everybody(200) },
  'POST /api/productReviews/add': {
    of: 'account',
    body: ({ id, productId }) => ({ customerId: id, productId, review: 'Good', customerRating: 4 }),
    ...shopperOnly(201),
    other: 403,
  },
  'GET /api/my-list': { of: 'account', query: ({ id }) => `userId=${id}`, ...OWN_LIST },
  'POST /api/my-list/add': {
    of: 'account',
    body: ({ id, productId }) => ({ userId: id, productId }),
    ...shopperOnly(201),
    other: 403,
  },
  'DELETE /api/my-list/{id}': { of: 'wishlistItem', ...shopperOnly(200), other: 200 },
  'GET /api/cart': { of: 'account', query: ({ id }) => `userId=${id}`, ...OWN_LIST },
  'POST /api/cart/add': {
    of: 'account',
    body: ({ id, productId }) => ({ userId: id, productId, quantity: 1 }),
    ...shopperOnly(201),
    other: 403,
  },
  'PUT /api/cart/{id}': {
    of: 'cartLine',
    body: () => ({ quantity: 2 }),
    ...shopperOnly(200),
    other: 404,
  },
  'DELETE /api/cart/{id}': { of: 'cartLine', ...shopperOnly(200), other: 200 },
  // Uses the caller's own cart, as beginCheckout.
  'POST /api/orders/checkout': { of: 'cart', body: () => billing, ...shopperOnly(201), other: 409 },
  'GET /api/orders': { of: 'account', query: ({ id }) => `userid=${id}`, ...OWN_LIST },
  'GET /api/orders/{id}': { of: 'order', ...shopperOnly(200), other: 404 },
  'POST /api/orders/create': {
    of: 'payment',
    body: ({ popup }) => ({
      paymentId: Reflect.get(popup, 'razorpay_payment_id'),
      name: 'A',
      phoneNumber: '9812345678',
      address: '12 Lake Road',
      pincode: '411001',
    }),
    ...shopperOnly(201),
    other: 402,
  },
};

const inGraphql = (input: object): string =>
  `{ ${Object.entries(input)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')} }`;

/** The text of docs/permissions.md. */
export function describePermissions(): string {
  const row = (
    name: string,
    { visitor, own, other, of, otherByCookie }: ExpectedResults<unknown> & Pick<Call, 'otherByCookie'>,
  ) =>
    `| \`${name}\` | ${of ?? ''} | ${visitor} | ${own} | ${other ?? ''}${otherByCookie ? `; with only the cookie ${otherByCookie}, empty` : ''} |`;
  const head = (first: string) =>
    `| ${first} | resource | visitors | own | another shopper’s or missing |\n|---|---|---|---|---|`;
  const list = (types: Record<string, string>) =>
    Object.entries(types).map(([type, names]) => `- **${type}**: ${names}`);
  return [
    '# Who may do what',
    '',
    '<!-- Generated from server/test/permissions/table.ts: WRITE_DOCS=true npm test -- server permissions -->',
    '',
    'The result of each call by caller, tested through GraphQL and REST on both databases. Visitors have no session, or one that has expired or',
    'was ended. Administrators get the same results as other shoppers. A resource of another shopper and a missing resource give the same',
    'status and body. A password, a sign-in code and a link are proofs: whoever sends one acts as its owner, on the owner’s account only. The',
    'column for others shows calls without the proof. REST accepts a session as a bearer token or a cookie.',
    '',
    '## REST',
    '',
    head('call'),
    ...Object.entries(calls).map(([name, line]) => row(name, line)),
    '',
    '## GraphQL: mutations',
    '',
    head('mutation'),
    ...Object.entries(mutations).map(([name, line]) => row(name, line)),
    '',
    '## GraphQL: fields',
    '',
    'Everybody may read these fields:',
    '',
    ...list(fields.public),
    '',
    'These fields are only returned to their owner, below `me` and in the results of mutations:',
    '',
    ...list(fields.private),
    '',
    head('field of `me`'),
    ...Object.entries(fieldsWithId).map(([name, line]) => row(name, line)),
    '',
  ].join('\n');
}
