import { graphql } from '../../../generated/gql.ts';

/** An invoice or a credit note as it is printed. */
graphql(`
  fragment TaxDocument on DeskTaxDocument {
    kind
    title
    number
    date
    invoice {
      number
      date
    }
    pdfPath
    orderNumber
    orderDate
    paymentId
    seller {
      name
      address
      gstin
      state
      phone
    }
    buyer {
      name
      addressLines
      phone
      gstin
      businessName
    }
    tax {
      placeOfSupply
    }
    tables {
      name
      headings
      rows {
        cells
        note
      }
      totals
    }
    notes
  }
`);

/** All that an order's sheets of paper show. */
graphql(`
  fragment OrderSheet on DeskOrder {
    ...OrderSummary @unmask
    address
    invoice {
      number
      date
      document {
        ...TaxDocument @unmask
      }
    }
    creditNotes {
      ...TaxDocument @unmask
    }
    canIssueInvoice
    lines {
      id
      title
      option
      quantity
      refundedUnits
      weight {
        ordered
        unit
        text
      }
    }
  }
`);

export const ISSUE_INVOICES = graphql(`
  mutation IssueInvoices($orderIds: [ID!]!) {
    issueInvoices(orderIds: $orderIds) {
      __typename
      ... on DeskInvoicesIssued {
        orders {
          id
          ...OrderSheet @unmask
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const PRINTED_ORDERS = graphql(`
  query PrintedOrders($ids: [ID!]!) {
    desk {
      ordersById(ids: $ids) {
        id
        ...OrderSheet @unmask
      }
    }
  }
`);

export const SENDER = graphql(`
  query Sender {
    shopInfo {
      name
      phone
      address
      gstin
    }
  }
`);
