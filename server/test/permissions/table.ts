import { billing } from '../../tools/billing.mjs';

// Who may do what. Every field of the schema that is read, every mutation and every call under /api has its line here; one without
// fails the test. docs/permissions.md is written from it.

/** What a call can be about that is somebody's. */
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

/** What says by itself whose account it is about, whoever brings it. Only the owner has the owner's. */
export type Proof = 'address and password' | 'code of Google' | 'link of a reset' | 'link of a letter';

/** What a line's call is about. */
export interface Target {
  /** Of a thing of the kind that the line names: the owner's, or one that nobody has. */
  id: string;
  /** What the popup handed out for it; of a `payment`. */
  popup: object;
  /** A product on sale. */
  productId: string;
}

/** Differs from call to call; nine digits. */
let turn = 100_000_000;
const unique = () => String(++turn);

/** What the three kinds of callers are answered: a type of the schema or a status of HTTP. */
interface Answers<Answer> {
  /** Nobody, and whose session has expired or was ended. */
  visitor: Answer;
  /** Who is signed in; about something of their own where the line names a kind. */
  own: Answer;
  /** Who is signed in, about something that is somebody else's or that nobody has: the two look the same. */
  other?: Answer;
  of?: Kind;
}

const proofs: readonly string[] = [
  'address and password',
  'code of Google',
  'link of a reset',
  'link of a letter',
] satisfies Proof[];
export const isProof = (kind?: Kind): kind is Proof => proofs.includes(kind ?? '');

/** `null` is JSON's. */
type Field = Answers<string | null>;
export interface Mutation extends Field {
  args(target: Target): string;
}
export interface Call extends Answers<number> {
  /** `other` for callers known by the session cookie alone, if it differs. */
  otherByCookie?: number;
  query?(target: Target): string;
  body?(target: Target): object;
}

const everybody = <T>(answer: T) => ({ visitor: answer, own: answer });
const proven = <T>(of: Proof, own: T, refused: T) => ({ of, visitor: refused, own, other: refused });
const signedIn = <T extends string>(answer: T) => ({ visitor: 'NotSignedIn', own: answer });

/** The fields of objects that the schema has anywhere but in the answers of mutations: whose they are. */
export const fields: Record<'everybody' | 'oneself', Record<string, string>> = {
  everybody: {
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
  oneself: {
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
    ...proven('address and password', 'SignedIn', 'WrongCredentials'),
  },
  signInWithGoogle: {
    args: ({ id }) => `code: "${id}"`,
    ...proven('code of Google', 'SignedIn', 'WrongCredentials'),
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
    ...proven('link of a reset', 'PasswordReset', 'LinkExpired'),
  },
  requestEmailVerification: { args: () => '', ...signedIn('EmailVerificationRequested') },
  // The link is not enough: it has to be the caller's own.
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
    ...proven('link of a letter', 'NewsletterUnsubscribed', 'NotFound'),
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
  // Of the caller's own cart: the others' are empty.
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

/** Fields of oneself that name something. */
export const namingFields: Record<string, Field & { args(target: Target): string }> = {
  order: { of: 'order', args: ({ id }) => `id: "${id}"`, visitor: null, own: 'Order', other: null },
};

/** The smallest PNG. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

function aPicture(): FormData {
  const form = new FormData();
  form.append('images', new Blob([Buffer.from(PNG, 'base64')], { type: 'image/png' }), 'a.png');
  return form;
}

/** By cookie alone, another shopper's list is empty. */
const OWN_LIST = { visitor: 200, own: 200, other: 403, otherByCookie: 200 } as const;
const shopperOnly = (own: number) => ({ visitor: 401, own });

/** The calls under /api, with {id} where the target's goes. */
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
    ...proven('address and password', 200, 401),
  },
  'POST /api/user/authWithGoogle': {
    body: ({ id }) => ({ code: id }),
    ...proven('code of Google', 200, 401),
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
  // Nobody has this one.
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
  // As beginCheckout.
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

/** docs/permissions.md. */
export function describePermissions(): string {
  const row = (
    name: string,
    { visitor, own, other, of, otherByCookie }: Answers<unknown> & Pick<Call, 'otherByCookie'>,
  ) =>
    `| \`${name}\` | ${of ?? ''} | ${visitor} | ${own} | ${other ?? ''}${otherByCookie ? `; with the cookie alone ${otherByCookie}, empty` : ''} |`;
  const head = (first: string) =>
    `| ${first} | about | visitors | one’s own | others’, or nobody’s |\n|---|---|---|---|---|`;
  const list = (types: Record<string, string>) =>
    Object.entries(types).map(([type, names]) => `- **${type}**: ${names}`);
  return [
    '# Who may do what',
    '',
    '<!-- Written from server/test/permissions/table.ts: WRITE_DOCS=true npm test -- server permissions -->',
    '',
    'What a caller is answered, as the tests ask it through both doors and on both databases. Visitors are those without a session, and those',
    'whose session has expired or was ended. Administrators are answered as any other shopper is. Nobody is told whether something is',
    'somebody else’s or does not exist: status and body are the same. A password, a code and a link are proofs: whoever brings one is answered',
    'as its owner, about the owner’s account alone; the others are asked without it. REST takes a session as a bearer token or a cookie.',
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
    'Everybody may read these:',
    '',
    ...list(fields.everybody),
    '',
    'These are only ever of the caller, below `me` and in the answers of mutations:',
    '',
    ...list(fields.oneself),
    '',
    head('field of `me`'),
    ...Object.entries(namingFields).map(([name, line]) => row(name, line)),
    '',
  ].join('\n');
}
