/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query DeskAccess {\n    me {\n      id\n      email\n    }\n    desk {\n      me {\n        id\n        name\n        role\n        permissions\n      }\n    }\n  }\n": typeof types.DeskAccessDocument,
    "\n  mutation DeskSignOut {\n    signOut {\n      message\n    }\n  }\n": typeof types.DeskSignOutDocument,
    "\n  mutation DeskSignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignedIn {\n        token\n        user {\n          id\n          name\n          email\n          isAdmin\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.DeskSignInDocument,
    "\n  fragment RefundFields on DeskRefund {\n    id\n    paymentId\n    orderId\n    amount\n    reason\n    state\n    failure\n    restock\n    requestedBy\n    providerRefundId\n    attempts\n    nextTryAt\n    date\n    lines {\n      quantity\n      returned\n      orderLine {\n        id\n        productTitle\n      }\n    }\n  }\n": typeof types.RefundFieldsFragmentDoc,
    "\n  fragment PaymentFields on DeskPayment {\n    id\n    orderId\n    amount\n    left\n    date\n    order {\n      id\n      status\n      refundedAmount\n    }\n    refunds {\n      ...RefundFields @unmask\n    }\n    lines {\n      left\n      orderLine {\n        id\n        productTitle\n        option\n        quantity\n        price\n      }\n    }\n  }\n": typeof types.PaymentFieldsFragmentDoc,
    "\n  query DeskOrderPayment($orderId: ID!) {\n    desk {\n      orderPayment(orderId: $orderId) {\n        ...PaymentFields @unmask\n      }\n    }\n  }\n": typeof types.DeskOrderPaymentDocument,
    "\n  query DeskPaymentAtProvider($orderId: ID!) {\n    desk {\n      orderPayment(orderId: $orderId) {\n        id\n        atProvider {\n          status\n          left\n          refundsByHand {\n            id\n            amount\n            state\n          }\n        }\n      }\n    }\n  }\n": typeof types.DeskPaymentAtProviderDocument,
    "\n  query DeskRefundsInTrouble {\n    desk {\n      refundsInTrouble {\n        ...RefundFields @unmask\n      }\n    }\n  }\n": typeof types.DeskRefundsInTroubleDocument,
    "\n  mutation DeskRefundOrder($input: RefundOrderInput!) {\n    refundOrder(input: $input) {\n      __typename\n      ... on DeskOrderRefunded {\n        refund {\n          ...RefundFields @unmask\n        }\n        payment {\n          ...PaymentFields @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.DeskRefundOrderDocument,
    "\n  mutation DeskCancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      __typename\n      ... on DeskOrderRefunded {\n        refund {\n          ...RefundFields @unmask\n        }\n        payment {\n          ...PaymentFields @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.DeskCancelOrderDocument,
    "\n  query HomeWaiting($canReadOrders: Boolean!) {\n    desk {\n      waiting {\n        paidOrders @include(if: $canReadOrders)\n        packingOrders @include(if: $canReadOrders)\n        packedOrders @include(if: $canReadOrders)\n        refundsInTrouble @include(if: $canReadOrders)\n      }\n    }\n  }\n": typeof types.HomeWaitingDocument,
    "\n  query HomeReport($lastDays: Int, $from: String, $to: String, $by: DeskBestSellerOrder!) {\n    desk {\n      report(lastDays: $lastDays, from: $from, to: $to) {\n        current {\n          from\n          to\n          sales\n          orders\n          averageBasket\n          refunds\n          refundCount\n          checkoutsBegun\n          checkoutsPaid\n          days {\n            date\n            orders\n            sales\n          }\n        }\n        previous {\n          from\n          to\n          sales\n          orders\n          averageBasket\n          refunds\n          refundCount\n          checkoutsBegun\n          checkoutsPaid\n          days {\n            date\n            orders\n            sales\n          }\n        }\n        bestSellers(by: $by) {\n          id\n          name\n          units\n          sales\n        }\n        categories {\n          id\n          name\n          units\n          sales\n        }\n      }\n    }\n  }\n": typeof types.HomeReportDocument,
};
const documents: Documents = {
    "\n  query DeskAccess {\n    me {\n      id\n      email\n    }\n    desk {\n      me {\n        id\n        name\n        role\n        permissions\n      }\n    }\n  }\n": types.DeskAccessDocument,
    "\n  mutation DeskSignOut {\n    signOut {\n      message\n    }\n  }\n": types.DeskSignOutDocument,
    "\n  mutation DeskSignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignedIn {\n        token\n        user {\n          id\n          name\n          email\n          isAdmin\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.DeskSignInDocument,
    "\n  fragment RefundFields on DeskRefund {\n    id\n    paymentId\n    orderId\n    amount\n    reason\n    state\n    failure\n    restock\n    requestedBy\n    providerRefundId\n    attempts\n    nextTryAt\n    date\n    lines {\n      quantity\n      returned\n      orderLine {\n        id\n        productTitle\n      }\n    }\n  }\n": types.RefundFieldsFragmentDoc,
    "\n  fragment PaymentFields on DeskPayment {\n    id\n    orderId\n    amount\n    left\n    date\n    order {\n      id\n      status\n      refundedAmount\n    }\n    refunds {\n      ...RefundFields @unmask\n    }\n    lines {\n      left\n      orderLine {\n        id\n        productTitle\n        option\n        quantity\n        price\n      }\n    }\n  }\n": types.PaymentFieldsFragmentDoc,
    "\n  query DeskOrderPayment($orderId: ID!) {\n    desk {\n      orderPayment(orderId: $orderId) {\n        ...PaymentFields @unmask\n      }\n    }\n  }\n": types.DeskOrderPaymentDocument,
    "\n  query DeskPaymentAtProvider($orderId: ID!) {\n    desk {\n      orderPayment(orderId: $orderId) {\n        id\n        atProvider {\n          status\n          left\n          refundsByHand {\n            id\n            amount\n            state\n          }\n        }\n      }\n    }\n  }\n": types.DeskPaymentAtProviderDocument,
    "\n  query DeskRefundsInTrouble {\n    desk {\n      refundsInTrouble {\n        ...RefundFields @unmask\n      }\n    }\n  }\n": types.DeskRefundsInTroubleDocument,
    "\n  mutation DeskRefundOrder($input: RefundOrderInput!) {\n    refundOrder(input: $input) {\n      __typename\n      ... on DeskOrderRefunded {\n        refund {\n          ...RefundFields @unmask\n        }\n        payment {\n          ...PaymentFields @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.DeskRefundOrderDocument,
    "\n  mutation DeskCancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      __typename\n      ... on DeskOrderRefunded {\n        refund {\n          ...RefundFields @unmask\n        }\n        payment {\n          ...PaymentFields @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.DeskCancelOrderDocument,
    "\n  query HomeWaiting($canReadOrders: Boolean!) {\n    desk {\n      waiting {\n        paidOrders @include(if: $canReadOrders)\n        packingOrders @include(if: $canReadOrders)\n        packedOrders @include(if: $canReadOrders)\n        refundsInTrouble @include(if: $canReadOrders)\n      }\n    }\n  }\n": types.HomeWaitingDocument,
    "\n  query HomeReport($lastDays: Int, $from: String, $to: String, $by: DeskBestSellerOrder!) {\n    desk {\n      report(lastDays: $lastDays, from: $from, to: $to) {\n        current {\n          from\n          to\n          sales\n          orders\n          averageBasket\n          refunds\n          refundCount\n          checkoutsBegun\n          checkoutsPaid\n          days {\n            date\n            orders\n            sales\n          }\n        }\n        previous {\n          from\n          to\n          sales\n          orders\n          averageBasket\n          refunds\n          refundCount\n          checkoutsBegun\n          checkoutsPaid\n          days {\n            date\n            orders\n            sales\n          }\n        }\n        bestSellers(by: $by) {\n          id\n          name\n          units\n          sales\n        }\n        categories {\n          id\n          name\n          units\n          sales\n        }\n      }\n    }\n  }\n": types.HomeReportDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskAccess {\n    me {\n      id\n      email\n    }\n    desk {\n      me {\n        id\n        name\n        role\n        permissions\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeskAccess {\n    me {\n      id\n      email\n    }\n    desk {\n      me {\n        id\n        name\n        role\n        permissions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSignOut {\n    signOut {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation DeskSignOut {\n    signOut {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignedIn {\n        token\n        user {\n          id\n          name\n          email\n          isAdmin\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeskSignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignedIn {\n        token\n        user {\n          id\n          name\n          email\n          isAdmin\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RefundFields on DeskRefund {\n    id\n    paymentId\n    orderId\n    amount\n    reason\n    state\n    failure\n    restock\n    requestedBy\n    providerRefundId\n    attempts\n    nextTryAt\n    date\n    lines {\n      quantity\n      returned\n      orderLine {\n        id\n        productTitle\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RefundFields on DeskRefund {\n    id\n    paymentId\n    orderId\n    amount\n    reason\n    state\n    failure\n    restock\n    requestedBy\n    providerRefundId\n    attempts\n    nextTryAt\n    date\n    lines {\n      quantity\n      returned\n      orderLine {\n        id\n        productTitle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentFields on DeskPayment {\n    id\n    orderId\n    amount\n    left\n    date\n    order {\n      id\n      status\n      refundedAmount\n    }\n    refunds {\n      ...RefundFields @unmask\n    }\n    lines {\n      left\n      orderLine {\n        id\n        productTitle\n        option\n        quantity\n        price\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PaymentFields on DeskPayment {\n    id\n    orderId\n    amount\n    left\n    date\n    order {\n      id\n      status\n      refundedAmount\n    }\n    refunds {\n      ...RefundFields @unmask\n    }\n    lines {\n      left\n      orderLine {\n        id\n        productTitle\n        option\n        quantity\n        price\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskOrderPayment($orderId: ID!) {\n    desk {\n      orderPayment(orderId: $orderId) {\n        ...PaymentFields @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeskOrderPayment($orderId: ID!) {\n    desk {\n      orderPayment(orderId: $orderId) {\n        ...PaymentFields @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPaymentAtProvider($orderId: ID!) {\n    desk {\n      orderPayment(orderId: $orderId) {\n        id\n        atProvider {\n          status\n          left\n          refundsByHand {\n            id\n            amount\n            state\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeskPaymentAtProvider($orderId: ID!) {\n    desk {\n      orderPayment(orderId: $orderId) {\n        id\n        atProvider {\n          status\n          left\n          refundsByHand {\n            id\n            amount\n            state\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskRefundsInTrouble {\n    desk {\n      refundsInTrouble {\n        ...RefundFields @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeskRefundsInTrouble {\n    desk {\n      refundsInTrouble {\n        ...RefundFields @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRefundOrder($input: RefundOrderInput!) {\n    refundOrder(input: $input) {\n      __typename\n      ... on DeskOrderRefunded {\n        refund {\n          ...RefundFields @unmask\n        }\n        payment {\n          ...PaymentFields @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeskRefundOrder($input: RefundOrderInput!) {\n    refundOrder(input: $input) {\n      __typename\n      ... on DeskOrderRefunded {\n        refund {\n          ...RefundFields @unmask\n        }\n        payment {\n          ...PaymentFields @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskCancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      __typename\n      ... on DeskOrderRefunded {\n        refund {\n          ...RefundFields @unmask\n        }\n        payment {\n          ...PaymentFields @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeskCancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      __typename\n      ... on DeskOrderRefunded {\n        refund {\n          ...RefundFields @unmask\n        }\n        payment {\n          ...PaymentFields @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeWaiting($canReadOrders: Boolean!) {\n    desk {\n      waiting {\n        paidOrders @include(if: $canReadOrders)\n        packingOrders @include(if: $canReadOrders)\n        packedOrders @include(if: $canReadOrders)\n        refundsInTrouble @include(if: $canReadOrders)\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomeWaiting($canReadOrders: Boolean!) {\n    desk {\n      waiting {\n        paidOrders @include(if: $canReadOrders)\n        packingOrders @include(if: $canReadOrders)\n        packedOrders @include(if: $canReadOrders)\n        refundsInTrouble @include(if: $canReadOrders)\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeReport($lastDays: Int, $from: String, $to: String, $by: DeskBestSellerOrder!) {\n    desk {\n      report(lastDays: $lastDays, from: $from, to: $to) {\n        current {\n          from\n          to\n          sales\n          orders\n          averageBasket\n          refunds\n          refundCount\n          checkoutsBegun\n          checkoutsPaid\n          days {\n            date\n            orders\n            sales\n          }\n        }\n        previous {\n          from\n          to\n          sales\n          orders\n          averageBasket\n          refunds\n          refundCount\n          checkoutsBegun\n          checkoutsPaid\n          days {\n            date\n            orders\n            sales\n          }\n        }\n        bestSellers(by: $by) {\n          id\n          name\n          units\n          sales\n        }\n        categories {\n          id\n          name\n          units\n          sales\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomeReport($lastDays: Int, $from: String, $to: String, $by: DeskBestSellerOrder!) {\n    desk {\n      report(lastDays: $lastDays, from: $from, to: $to) {\n        current {\n          from\n          to\n          sales\n          orders\n          averageBasket\n          refunds\n          refundCount\n          checkoutsBegun\n          checkoutsPaid\n          days {\n            date\n            orders\n            sales\n          }\n        }\n        previous {\n          from\n          to\n          sales\n          orders\n          averageBasket\n          refunds\n          refundCount\n          checkoutsBegun\n          checkoutsPaid\n          days {\n            date\n            orders\n            sales\n          }\n        }\n        bestSellers(by: $by) {\n          id\n          name\n          units\n          sales\n        }\n        categories {\n          id\n          name\n          units\n          sales\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;