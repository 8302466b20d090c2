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
      total
    }
    creditNotes {
      number
      date
      total
    }
    reason
    orderNumber
    orderDate
    paymentId
    seller {
      name
      address
      gstin
      state
      phone
      invoiceText
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
      isInterState
      sums {
        rate
        isExempt
        paid
        taxable
        cgst
        sgst
        igst
      }
    }
    lines {
      orderLineId
      title
      option
      weight
      quantity
      refundedUnits
      unitPrice
      paid
      discount
      tax {
        hsn
        rate
        isExempt
        taxable
        cgst
        sgst
        igst
      }
    }
    discounts {
      name
      code
      amount
    }
    total
    refunded
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
      ... on Problem {
        message
      }
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
