import type { Resolvers } from '../../generated/resolvers.ts';
import { listCountries } from './locations.service.ts';

export const locationsResolvers = {
  Query: { countries: () => [...listCountries()] },
  Country: { id: ({ iso2 }) => iso2 },
} satisfies Resolvers;
