export const texts = {
  list: 'Reviews',
};
