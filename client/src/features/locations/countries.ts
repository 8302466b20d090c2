import { graphql } from '../../generated/gql.ts';

export const COUNTRIES = graphql(`
  query Countries {
    countries {
      id
      country
      iso2
    }
  }
`);
