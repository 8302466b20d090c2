const id = encodeURIComponent;

/** The path of every page. */
export const paths = {
  home: () => '/',
  category: (categoryId: string) => `/products/category/${id(categoryId)}`,
  subCategory: (subCategoryId: string) => `/products/subCat/${id(subCategoryId)}`,
  product: (productId: string) => `/product/${id(productId)}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  /** @param next the path to open after the sign-in */
  signIn: (next?: string) => (next ? `/signIn?${new URLSearchParams({ next })}` : '/signIn'),
  signUp: (next?: string) => (next ? `/signUp?${new URLSearchParams({ next })}` : '/signUp'),
  forgotPassword: () => '/forgotPassword',
  myList: () => '/myList',
  search: (q?: string) => (q ? `/search?${new URLSearchParams({ q })}` : '/search'),
  orders: () => '/orders',
  account: () => '/my-account',
  info: (topic: string) => `/${id(topic)}`,
};

/** The pages on the way to a session, which no sign-in leads back to. */
export const accountPaths = [
  paths.signIn(),
  paths.signUp(),
  paths.forgotPassword(),
  '/signIn/google',
  '/resetPassword',
  '/verifyEmail',
];

/** The pages that show a shopper's own data. */
export const personalPaths = [
  paths.cart(),
  paths.checkout(),
  paths.orders(),
  paths.myList(),
  paths.account(),
];
