/** The kinds of pages that the server accepts, by the page's module. They name neither a product nor a shopper. */
const PAGE_KINDS = {
  HomePage: 'home',
  CategoryPage: 'category',
  SubCategoryPage: 'category',
  ProductPage: 'product',
  SearchPage: 'search',
  CartPage: 'cart',
  CheckoutPage: 'checkout',
  OrdersPage: 'orders',
  MyListPage: 'myList',
  AccountPage: 'account',
  SignInPage: 'signIn',
  GoogleSignInPage: 'signIn',
  SignUpPage: 'signIn',
  ForgotPasswordPage: 'signIn',
  ResetPasswordPage: 'signIn',
  VerifyEmailPage: 'signIn',
  InfoPage: 'info',
} as const;

export type PageKind = (typeof PAGE_KINDS)[keyof typeof PAGE_KINDS] | 'other';

/** The kind of the page of a route. @param routeId the name of the page's module */
export const pageKindOf = (routeId = ''): PageKind =>
  (PAGE_KINDS as Partial<Record<string, PageKind>>)[routeId] ?? 'other';
