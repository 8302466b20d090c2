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
    "\n  query DeskAccess {\n    me {\n      id\n      email\n      staffAccess\n    }\n  }\n": typeof types.DeskAccessDocument,
    "\n  query DeskStaff {\n    desk {\n      me {\n        id\n        name\n        role\n        permissions\n      }\n    }\n  }\n": typeof types.DeskStaffDocument,
    "\n  mutation DeskSignOut {\n    signOut {\n      message\n    }\n  }\n": typeof types.DeskSignOutDocument,
    "\n  fragment RefundFields on DeskRefund {\n    id\n    paymentId\n    orderId\n    amount\n    reason\n    state\n    failure\n    restock\n    requestedBy\n    providerRefundId\n    attempts\n    nextTryAt\n    date\n    lines {\n      quantity\n      returned\n      orderLine {\n        id\n        productTitle\n      }\n    }\n  }\n": typeof types.RefundFieldsFragmentDoc,
    "\n  fragment PaymentFields on DeskPayment {\n    id\n    orderId\n    amount\n    left\n    date\n    order {\n      id\n      status\n      refundedAmount\n    }\n    refunds {\n      ...RefundFields @unmask\n    }\n    lines {\n      left\n      orderLine {\n        id\n        productTitle\n        option\n        quantity\n        price\n      }\n    }\n  }\n": typeof types.PaymentFieldsFragmentDoc,
    "\n  query DeskOrderPayment($orderId: ID!) {\n    desk {\n      orderPayment(orderId: $orderId) {\n        ...PaymentFields @unmask\n      }\n    }\n  }\n": typeof types.DeskOrderPaymentDocument,
    "\n  query DeskPaymentAtProvider($orderId: ID!) {\n    desk {\n      orderPayment(orderId: $orderId) {\n        id\n        atProvider {\n          status\n          left\n          refundsByHand {\n            id\n            amount\n            state\n          }\n        }\n      }\n    }\n  }\n": typeof types.DeskPaymentAtProviderDocument,
    "\n  query DeskRefundsInTrouble {\n    desk {\n      refundsInTrouble {\n        ...RefundFields @unmask\n      }\n    }\n  }\n": typeof types.DeskRefundsInTroubleDocument,
    "\n  mutation DeskRefundOrder($input: RefundOrderInput!) {\n    refundOrder(input: $input) {\n      __typename\n      ... on DeskOrderRefunded {\n        refund {\n          ...RefundFields @unmask\n        }\n        payment {\n          ...PaymentFields @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.DeskRefundOrderDocument,
    "\n  mutation DeskCancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      __typename\n      ... on DeskOrderRefunded {\n        refund {\n          ...RefundFields @unmask\n        }\n        payment {\n          ...PaymentFields @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.DeskCancelOrderDocument,
    "\n  query HomeWaiting($canReadOrders: Boolean!) {\n    desk {\n      waiting {\n        paidOrders @include(if: $canReadOrders)\n        packingOrders @include(if: $canReadOrders)\n        packedOrders @include(if: $canReadOrders)\n        refundsInTrouble @include(if: $canReadOrders)\n      }\n    }\n  }\n": typeof types.HomeWaitingDocument,
    "\n  query HomeReport($lastDays: Int, $from: String, $to: String, $by: DeskBestSellerOrder!) {\n    desk {\n      report(lastDays: $lastDays, from: $from, to: $to) {\n        current {\n          from\n          to\n          sales\n          orders\n          averageBasket\n          refunds\n          refundCount\n          checkoutsBegun\n          checkoutsPaid\n          days {\n            date\n            orders\n            sales\n          }\n        }\n        previous {\n          from\n          to\n          sales\n          orders\n          averageBasket\n          refunds\n          refundCount\n          checkoutsBegun\n          checkoutsPaid\n          days {\n            date\n            orders\n            sales\n          }\n        }\n        bestSellers(by: $by) {\n          id\n          name\n          units\n          sales\n        }\n        categories {\n          id\n          name\n          units\n          sales\n        }\n      }\n    }\n  }\n": typeof types.HomeReportDocument,
    "\n  mutation RemoveSecondFactor($code: String!) {\n    removeSecondFactor(code: $code) {\n      __typename\n      ... on DeskSecondFactorRemoved {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.RemoveSecondFactorDocument,
    "\n  mutation VerifySecondFactor($code: String!) {\n    verifySecondFactor(code: $code) {\n      __typename\n      ... on DeskSecondFactorVerified {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.VerifySecondFactorDocument,
    "\n  mutation DeskSignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignedUp {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.DeskSignUpDocument,
    "\n  fragment StaffList_member on DeskStaffMember {\n    id\n    name\n    email\n    role\n    hasSecondFactor\n    lastSeen\n  }\n": typeof types.StaffList_MemberFragmentDoc,
    "\n  query StaffList {\n    desk {\n      staff {\n        id\n        ...StaffList_member @unmask\n      }\n      staffInvitations {\n        id\n        email\n        role\n        expiresAt\n      }\n      roles {\n        role\n        permissions\n      }\n    }\n  }\n": typeof types.StaffListDocument,
    "\n  mutation ChangeStaffRole($id: ID!, $role: StaffRole) {\n    changeStaffRole(id: $id, role: $role) {\n      __typename\n      ... on DeskStaffChanged {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.ChangeStaffRoleDocument,
    "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      __typename\n      ... on DeskSecondFactorConfirmed {\n        recoveryCodes\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.ConfirmSecondFactorDocument,
    "\n  mutation InviteStaffMember($input: InviteStaffMemberInput!) {\n    inviteStaffMember(input: $input) {\n      __typename\n      ... on DeskStaffInvited {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.InviteStaffMemberDocument,
    "\n  mutation ResetSecondFactor($id: ID!) {\n    resetSecondFactor(id: $id) {\n      __typename\n      ... on DeskStaffChanged {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.ResetSecondFactorDocument,
    "\n  mutation SetUpSecondFactor {\n    setUpSecondFactor {\n      __typename\n      ... on DeskSecondFactorSetup {\n        secret\n        uri\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.SetUpSecondFactorDocument,
    "\n  mutation SignOutStaffMember($id: ID!) {\n    signOutStaffMember(id: $id) {\n      __typename\n      ... on DeskStaffChanged {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.SignOutStaffMemberDocument,
    "\n  mutation WithdrawStaffInvitation($id: ID!) {\n    withdrawStaffInvitation(id: $id) {\n      __typename\n      ... on DeskInvitationWithdrawn {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.WithdrawStaffInvitationDocument,
    "\n  mutation DeskSignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignedIn {\n        token\n        user {\n          id\n          name\n          email\n          isAdmin\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.DeskSignInDocument,
    "\n  query MySecondFactor {\n    desk {\n      me {\n        id\n        hasSecondFactor\n      }\n    }\n  }\n": typeof types.MySecondFactorDocument,
    "\n  query AuditLog($filter: DeskAuditLogFilter, $after: String) {\n    desk {\n      auditLog(filter: $filter, first: 50, after: $after) {\n        nodes {\n          id\n          action\n          actorName\n          userName\n          subject\n          detail\n          address\n          at\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.AuditLogDocument,
    "\n  mutation AcceptStaffInvitation($token: String!) {\n    acceptStaffInvitation(token: $token) {\n      __typename\n      ... on StaffInvitationAccepted {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": typeof types.AcceptStaffInvitationDocument,
};
const documents: Documents = {
    "\n  query DeskAccess {\n    me {\n      id\n      email\n      staffAccess\n    }\n  }\n": types.DeskAccessDocument,
    "\n  query DeskStaff {\n    desk {\n      me {\n        id\n        name\n        role\n        permissions\n      }\n    }\n  }\n": types.DeskStaffDocument,
    "\n  mutation DeskSignOut {\n    signOut {\n      message\n    }\n  }\n": types.DeskSignOutDocument,
    "\n  fragment RefundFields on DeskRefund {\n    id\n    paymentId\n    orderId\n    amount\n    reason\n    state\n    failure\n    restock\n    requestedBy\n    providerRefundId\n    attempts\n    nextTryAt\n    date\n    lines {\n      quantity\n      returned\n      orderLine {\n        id\n        productTitle\n      }\n    }\n  }\n": types.RefundFieldsFragmentDoc,
    "\n  fragment PaymentFields on DeskPayment {\n    id\n    orderId\n    amount\n    left\n    date\n    order {\n      id\n      status\n      refundedAmount\n    }\n    refunds {\n      ...RefundFields @unmask\n    }\n    lines {\n      left\n      orderLine {\n        id\n        productTitle\n        option\n        quantity\n        price\n      }\n    }\n  }\n": types.PaymentFieldsFragmentDoc,
    "\n  query DeskOrderPayment($orderId: ID!) {\n    desk {\n      orderPayment(orderId: $orderId) {\n        ...PaymentFields @unmask\n      }\n    }\n  }\n": types.DeskOrderPaymentDocument,
    "\n  query DeskPaymentAtProvider($orderId: ID!) {\n    desk {\n      orderPayment(orderId: $orderId) {\n        id\n        atProvider {\n          status\n          left\n          refundsByHand {\n            id\n            amount\n            state\n          }\n        }\n      }\n    }\n  }\n": types.DeskPaymentAtProviderDocument,
    "\n  query DeskRefundsInTrouble {\n    desk {\n      refundsInTrouble {\n        ...RefundFields @unmask\n      }\n    }\n  }\n": types.DeskRefundsInTroubleDocument,
    "\n  mutation DeskRefundOrder($input: RefundOrderInput!) {\n    refundOrder(input: $input) {\n      __typename\n      ... on DeskOrderRefunded {\n        refund {\n          ...RefundFields @unmask\n        }\n        payment {\n          ...PaymentFields @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.DeskRefundOrderDocument,
    "\n  mutation DeskCancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      __typename\n      ... on DeskOrderRefunded {\n        refund {\n          ...RefundFields @unmask\n        }\n        payment {\n          ...PaymentFields @unmask\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.DeskCancelOrderDocument,
    "\n  query HomeWaiting($canReadOrders: Boolean!) {\n    desk {\n      waiting {\n        paidOrders @include(if: $canReadOrders)\n        packingOrders @include(if: $canReadOrders)\n        packedOrders @include(if: $canReadOrders)\n        refundsInTrouble @include(if: $canReadOrders)\n      }\n    }\n  }\n": types.HomeWaitingDocument,
    "\n  query HomeReport($lastDays: Int, $from: String, $to: String, $by: DeskBestSellerOrder!) {\n    desk {\n      report(lastDays: $lastDays, from: $from, to: $to) {\n        current {\n          from\n          to\n          sales\n          orders\n          averageBasket\n          refunds\n          refundCount\n          checkoutsBegun\n          checkoutsPaid\n          days {\n            date\n            orders\n            sales\n          }\n        }\n        previous {\n          from\n          to\n          sales\n          orders\n          averageBasket\n          refunds\n          refundCount\n          checkoutsBegun\n          checkoutsPaid\n          days {\n            date\n            orders\n            sales\n          }\n        }\n        bestSellers(by: $by) {\n          id\n          name\n          units\n          sales\n        }\n        categories {\n          id\n          name\n          units\n          sales\n        }\n      }\n    }\n  }\n": types.HomeReportDocument,
    "\n  mutation RemoveSecondFactor($code: String!) {\n    removeSecondFactor(code: $code) {\n      __typename\n      ... on DeskSecondFactorRemoved {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.RemoveSecondFactorDocument,
    "\n  mutation VerifySecondFactor($code: String!) {\n    verifySecondFactor(code: $code) {\n      __typename\n      ... on DeskSecondFactorVerified {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.VerifySecondFactorDocument,
    "\n  mutation DeskSignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignedUp {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.DeskSignUpDocument,
    "\n  fragment StaffList_member on DeskStaffMember {\n    id\n    name\n    email\n    role\n    hasSecondFactor\n    lastSeen\n  }\n": types.StaffList_MemberFragmentDoc,
    "\n  query StaffList {\n    desk {\n      staff {\n        id\n        ...StaffList_member @unmask\n      }\n      staffInvitations {\n        id\n        email\n        role\n        expiresAt\n      }\n      roles {\n        role\n        permissions\n      }\n    }\n  }\n": types.StaffListDocument,
    "\n  mutation ChangeStaffRole($id: ID!, $role: StaffRole) {\n    changeStaffRole(id: $id, role: $role) {\n      __typename\n      ... on DeskStaffChanged {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.ChangeStaffRoleDocument,
    "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      __typename\n      ... on DeskSecondFactorConfirmed {\n        recoveryCodes\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.ConfirmSecondFactorDocument,
    "\n  mutation InviteStaffMember($input: InviteStaffMemberInput!) {\n    inviteStaffMember(input: $input) {\n      __typename\n      ... on DeskStaffInvited {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.InviteStaffMemberDocument,
    "\n  mutation ResetSecondFactor($id: ID!) {\n    resetSecondFactor(id: $id) {\n      __typename\n      ... on DeskStaffChanged {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.ResetSecondFactorDocument,
    "\n  mutation SetUpSecondFactor {\n    setUpSecondFactor {\n      __typename\n      ... on DeskSecondFactorSetup {\n        secret\n        uri\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.SetUpSecondFactorDocument,
    "\n  mutation SignOutStaffMember($id: ID!) {\n    signOutStaffMember(id: $id) {\n      __typename\n      ... on DeskStaffChanged {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.SignOutStaffMemberDocument,
    "\n  mutation WithdrawStaffInvitation($id: ID!) {\n    withdrawStaffInvitation(id: $id) {\n      __typename\n      ... on DeskInvitationWithdrawn {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.WithdrawStaffInvitationDocument,
    "\n  mutation DeskSignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignedIn {\n        token\n        user {\n          id\n          name\n          email\n          isAdmin\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.DeskSignInDocument,
    "\n  query MySecondFactor {\n    desk {\n      me {\n        id\n        hasSecondFactor\n      }\n    }\n  }\n": types.MySecondFactorDocument,
    "\n  query AuditLog($filter: DeskAuditLogFilter, $after: String) {\n    desk {\n      auditLog(filter: $filter, first: 50, after: $after) {\n        nodes {\n          id\n          action\n          actorName\n          userName\n          subject\n          detail\n          address\n          at\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.AuditLogDocument,
    "\n  mutation AcceptStaffInvitation($token: String!) {\n    acceptStaffInvitation(token: $token) {\n      __typename\n      ... on StaffInvitationAccepted {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n": types.AcceptStaffInvitationDocument,
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
export function graphql(source: "\n  query DeskAccess {\n    me {\n      id\n      email\n      staffAccess\n    }\n  }\n"): (typeof documents)["\n  query DeskAccess {\n    me {\n      id\n      email\n      staffAccess\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskStaff {\n    desk {\n      me {\n        id\n        name\n        role\n        permissions\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeskStaff {\n    desk {\n      me {\n        id\n        name\n        role\n        permissions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSignOut {\n    signOut {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation DeskSignOut {\n    signOut {\n      message\n    }\n  }\n"];
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
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSecondFactor($code: String!) {\n    removeSecondFactor(code: $code) {\n      __typename\n      ... on DeskSecondFactorRemoved {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSecondFactor($code: String!) {\n    removeSecondFactor(code: $code) {\n      __typename\n      ... on DeskSecondFactorRemoved {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifySecondFactor($code: String!) {\n    verifySecondFactor(code: $code) {\n      __typename\n      ... on DeskSecondFactorVerified {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifySecondFactor($code: String!) {\n    verifySecondFactor(code: $code) {\n      __typename\n      ... on DeskSecondFactorVerified {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignedUp {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeskSignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignedUp {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffList_member on DeskStaffMember {\n    id\n    name\n    email\n    role\n    hasSecondFactor\n    lastSeen\n  }\n"): (typeof documents)["\n  fragment StaffList_member on DeskStaffMember {\n    id\n    name\n    email\n    role\n    hasSecondFactor\n    lastSeen\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffList {\n    desk {\n      staff {\n        id\n        ...StaffList_member @unmask\n      }\n      staffInvitations {\n        id\n        email\n        role\n        expiresAt\n      }\n      roles {\n        role\n        permissions\n      }\n    }\n  }\n"): (typeof documents)["\n  query StaffList {\n    desk {\n      staff {\n        id\n        ...StaffList_member @unmask\n      }\n      staffInvitations {\n        id\n        email\n        role\n        expiresAt\n      }\n      roles {\n        role\n        permissions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeStaffRole($id: ID!, $role: StaffRole) {\n    changeStaffRole(id: $id, role: $role) {\n      __typename\n      ... on DeskStaffChanged {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeStaffRole($id: ID!, $role: StaffRole) {\n    changeStaffRole(id: $id, role: $role) {\n      __typename\n      ... on DeskStaffChanged {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      __typename\n      ... on DeskSecondFactorConfirmed {\n        recoveryCodes\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      __typename\n      ... on DeskSecondFactorConfirmed {\n        recoveryCodes\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteStaffMember($input: InviteStaffMemberInput!) {\n    inviteStaffMember(input: $input) {\n      __typename\n      ... on DeskStaffInvited {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InviteStaffMember($input: InviteStaffMemberInput!) {\n    inviteStaffMember(input: $input) {\n      __typename\n      ... on DeskStaffInvited {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetSecondFactor($id: ID!) {\n    resetSecondFactor(id: $id) {\n      __typename\n      ... on DeskStaffChanged {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetSecondFactor($id: ID!) {\n    resetSecondFactor(id: $id) {\n      __typename\n      ... on DeskStaffChanged {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUpSecondFactor {\n    setUpSecondFactor {\n      __typename\n      ... on DeskSecondFactorSetup {\n        secret\n        uri\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetUpSecondFactor {\n    setUpSecondFactor {\n      __typename\n      ... on DeskSecondFactorSetup {\n        secret\n        uri\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutStaffMember($id: ID!) {\n    signOutStaffMember(id: $id) {\n      __typename\n      ... on DeskStaffChanged {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignOutStaffMember($id: ID!) {\n    signOutStaffMember(id: $id) {\n      __typename\n      ... on DeskStaffChanged {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawStaffInvitation($id: ID!) {\n    withdrawStaffInvitation(id: $id) {\n      __typename\n      ... on DeskInvitationWithdrawn {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawStaffInvitation($id: ID!) {\n    withdrawStaffInvitation(id: $id) {\n      __typename\n      ... on DeskInvitationWithdrawn {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignedIn {\n        token\n        user {\n          id\n          name\n          email\n          isAdmin\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeskSignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignedIn {\n        token\n        user {\n          id\n          name\n          email\n          isAdmin\n        }\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySecondFactor {\n    desk {\n      me {\n        id\n        hasSecondFactor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MySecondFactor {\n    desk {\n      me {\n        id\n        hasSecondFactor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLog($filter: DeskAuditLogFilter, $after: String) {\n    desk {\n      auditLog(filter: $filter, first: 50, after: $after) {\n        nodes {\n          id\n          action\n          actorName\n          userName\n          subject\n          detail\n          address\n          at\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditLog($filter: DeskAuditLogFilter, $after: String) {\n    desk {\n      auditLog(filter: $filter, first: 50, after: $after) {\n        nodes {\n          id\n          action\n          actorName\n          userName\n          subject\n          detail\n          address\n          at\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptStaffInvitation($token: String!) {\n    acceptStaffInvitation(token: $token) {\n      __typename\n      ... on StaffInvitationAccepted {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptStaffInvitation($token: String!) {\n    acceptStaffInvitation(token: $token) {\n      __typename\n      ... on StaffInvitationAccepted {\n        message\n      }\n      ... on Problem {\n        message\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;