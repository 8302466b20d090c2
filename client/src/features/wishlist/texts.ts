/** What the shop says about My List. */
export const wishlistTexts = {
  loginFirst: 'Please Login to continue',
  added: 'The product added in my list',
  removed: 'Item removed from My List!',
  failed: 'My List could not be changed. Please try again.',
};
