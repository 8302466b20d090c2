import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../generated/gql.ts';
import type { DeskCountriesQuery } from '../../../generated/graphql.ts';

const COUNTRIES = graphql(`
  query DeskCountries {
    countries {
      iso2
      country
    }
  }
`);

const noCountries: DeskCountriesQuery['countries'] = [];

/** All countries by name; none while they are loading. */
export const useCountries = () => useQuery(COUNTRIES).data?.countries ?? noCountries;
