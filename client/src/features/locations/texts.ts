export const texts = {
  anywhere: 'Your Location',
  search: 'Search here...',
  searchLabel: 'Search a country',
  loading: 'Loading countries',
  failed: 'The countries could not be loaded.',
  none: 'No country is called like that.',
};
