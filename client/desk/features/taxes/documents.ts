import { graphql } from '../../generated/gql.ts';

export const EXPORT_TAX_REPORT = graphql(`
  mutation ExportTaxReport($from: String!, $to: String!) {
    exportTaxReport(from: $from, to: $to) {
      __typename
      ... on DeskTaxReport {
        json
        tables {
          name
          title
          columns
          rows
          figureColumns
          totals
          csv
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const PRODUCTS_WITHOUT_TAX = graphql(`
  query ProductsWithoutTax($after: String) {
    desk {
      productsWithoutTax(first: 25, after: $after) {
        nodes {
          id
          name
          hsn
          gst
          subCategory {
            id
            name
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);
