import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it.each<[keyof typeof constants, unknown]>([
  ['NARROW_BELOW', 992],
  ['SEARCH_REDIRECT_DELAY', 2000],
  ['SIGN_IN_REDIRECT_DELAY', 2000],
  ['CART_REFRESH_DELAY', 1000],
  ['NOTICE_SHOWN_FOR', 6000],
  ['NAV_CATEGORIES', 6],
  ['MEGA_MENU_CATEGORIES', 5],
  ['POPULAR_PRODUCTS', 10],
  ['SLIDES', { categories: 8, products: 4, related: 5, thumbnails: 7 }],
  ['PICTURE_TRANSITION', 700],
  ['ZOOM', expect.objectContaining({ scale: 1, fadeIn: 150, minWindowWidth: 640 })],
  ['PRICE_RANGE', { min: 100, max: 60000, step: 5 }],
  ['RATING_OPTIONS', [5, 4, 3, 2, 1]],
  ['RATING_MAX', 5],
  ['RATING_STEP', 0.5],
  ['REVIEW_DEFAULT_RATING', 1],
  ['START_QUANTITY', 1],
  ['AVATAR_TYPES', ['image/jpeg', 'image/jpg', 'image/png', 'image/webp']],
  ['CLAIM_THRESHOLD', 'Orders rs50 or more'],
  [
    'CUT',
    {
      location: 25,
      card: 25,
      breadcrumb: 50,
      cartTitle: 50,
      wishlistTitle: 50,
      checkoutTitle: 20,
      orderTitle: 30,
    },
  ],
  ['LOCATION_ALL', 'All'],
])(
  '%s is %j [9.avatar.1 9.breakpoint.1 9.breakpoint.2 9.claim.1 9.count.1 9.count.2 9.count.3 9.cut.1 9.cut.2 9.cut.3 9.cut.4 9.cut.5 9.cut.6 9.delay.1 9.delay.2 9.delay.3 9.delay.4 9.location.1 9.price.1 9.quantity.1 9.rating.1 9.rating.2 9.rating.3 9.slides.1 9.zoom.1]',
  (name, value) => {
    expect(constants[name]).toEqual(value);
  },
);
