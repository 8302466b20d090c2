/** The shop's fixed numbers and addresses (specification §9). Times are milliseconds. */

/** In px; narrower windows get the narrow layout. Equals the theme's breakpoint `lg`. */
export const NARROW_BELOW = 992;

export const SEARCH_REDIRECT_DELAY = 2000;
export const SIGN_IN_REDIRECT_DELAY = 2000;
export const CART_REFRESH_DELAY = 1000;
export const NOTICE_SHOWN_FOR = 6000;

/** How often the orders and checkout pages poll while a payment is being confirmed. */
export const PAYMENT_POLL_INTERVAL = 5000;

/** An empty checkout shows that an order has been placed when it was placed less than this before the session's last use. */
export const RECENT_ORDER_AGE = 20 * 60_000;

/** Suggestions are read after a pause in typing. */
export const SUGGESTION_DELAY = 80;

export const NAV_CATEGORIES = 6;
export const MEGA_MENU_CATEGORIES = 5;
export const POPULAR_PRODUCTS = 10;
export const LISTING_PAGE_SIZE = 24;
/** The server accepts offsets up to 100,000. */
export const LISTING_LAST_PAGE = Math.floor(100_000 / LISTING_PAGE_SIZE);

/** Slides per view at full width. */
export const SLIDES = { categories: 8, products: 4, related: 5, thumbnails: 7 } as const;

/** Duration of the transition between a product's pictures. */
export const PICTURE_TRANSITION = 700;

/** The enlarged picture under the mouse pointer. */
export const ZOOM = {
  /** 1 shows a picture in its natural size. */
  scale: 1,
  /** The least enlargement, for a picture that is hardly larger than its frame. */
  minFactor: 1.5,
  fadeIn: 150,
  /** In px; narrower windows have no zoom. */
  minWindowWidth: 640,
} as const;

/** Price filter in rupees. */
export const PRICE_RANGE = { min: 100, max: 60000, step: 5 } as const;
export const RATING_OPTIONS = [5, 4, 3, 2, 1] as const;
export const RATING_MAX = 5;
export const RATING_STEP = 0.5;
export const REVIEW_DEFAULT_RATING = 1;

export const START_QUANTITY = 1;

/** The first rows of a product table, whose pictures are not loaded lazily. */
export const EAGER_ROWS = 3;

/** Accepted types of avatar files. */
export const AVATAR_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const;

/** The threshold for free delivery in the footer's claims. */
export const CLAIM_THRESHOLD = 'Orders rs50 or more';

/** Maximum lengths of texts in characters; longer ones are cut. */
export const CUT = {
  location: 25,
  card: 25,
  breadcrumb: 50,
  cartTitle: 50,
  wishlistTitle: 50,
  checkoutTitle: 20,
  orderTitle: 30,
} as const;

/** The stored location while no country is selected. */
export const LOCATION_ALL = 'All';

/** Shown beside inputs for a new password. */
export const NEW_PASSWORD_HINT = 'At least 8 characters.';
