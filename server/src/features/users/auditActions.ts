/**
 * Every event that the audit log can have, by what it is about, with the title that people read. The names are stored in rows: never
 * rename one.
 */
export const auditActions = {
  Orders: {
    orderMoved: 'Order moved',
    orderMoveUndone: 'Order move undone',
    lineWeighed: 'Product weighed',
    invoiceIssued: 'Invoice issued',
    creditNoteIssued: 'Credit note issued',
    taxReportExported: 'Tax report exported',
    deliveryErased: 'Address erased',
    paymentRefunded: 'Payment refunded',
    refundFailed: 'Refund failed',
    ordersExported: 'Orders exported',
    refundsExported: 'Refunds exported',
    orderNoteAdded: 'Note added',
    orderNoteDeleted: 'Note deleted',
    orderViewSaved: 'View of a list saved',
    orderViewDeleted: 'View of a list deleted',
  },
  Catalogue: {
    productCreated: 'Product created',
    productChanged: 'Product changed',
    productWithdrawn: 'Product withdrawn',
    productRestored: 'Product brought back',
    categoryCreated: 'Category created',
    categoryChanged: 'Category changed',
    categoryDeleted: 'Category deleted',
    categoriesSorted: 'Categories sorted',
    bannerCreated: 'Banner created',
    bannerChanged: 'Banner changed',
    bannerDeleted: 'Banner deleted',
    bannersSorted: 'Banners sorted',
    importUploaded: 'Import file sent',
    importColumnsChosen: 'Columns of an import chosen',
    catalogueImported: 'Catalogue imported',
    importUndone: 'Import undone',
    catalogueExported: 'Catalogue exported',
  },
  Offers: {
    offerCreated: 'Offer created',
    offerChanged: 'Offer changed',
  },
  Stock: {
    stockAdjusted: 'Stock adjusted',
    lowStockThresholdSet: 'Low stock limit set',
  },
  Reviews: {
    reviewHidden: 'Review hidden',
    reviewShown: 'Review shown again',
    reviewAnswered: 'Review answered',
    reviewAnswerEdited: 'Answer edited',
    reviewAnswerRemoved: 'Answer removed',
  },
  Customers: {
    signedUp: 'Account opened',
    signedIn: 'Signed in',
    signInFailed: 'Sign-in failed',
    signedOutElsewhere: 'Signed out on other devices',
    passwordChanged: 'Password changed',
    passwordResetAsked: 'Password reset asked for',
    passwordReset: 'Password reset',
    emailVerified: 'E-mail address verified',
    googleLinked: 'Google account linked',
    dataExported: 'Personal data exported',
    accountDeleted: 'Account deleted',
    customerSignedOut: 'Customer signed out',
    customerBlocked: 'Customer blocked',
    customerUnblocked: 'Customer unblocked',
  },
  Staff: {
    roleChanged: 'Role changed',
    staffInvited: 'Invited to the staff',
    staffInvitationWithdrawn: 'Invitation withdrawn',
    staffSignedOut: 'Member of staff signed out',
    secondFactorSetUp: 'Second factor set up',
    secondFactorRemoved: 'Second factor removed',
    secondFactorRefused: 'Wrong code refused',
    recoveryCodeUsed: 'Recovery code used',
    auditLogExported: 'Audit log exported',
  },
  'Settings and newsletter': {
    settingsChanged: 'Settings changed',
    searchWordsChanged: 'Search words changed',
    searchWordsExported: 'Search words exported',
    letterSaved: 'Letter saved',
    letterSent: 'Letter sent',
    letterStopped: 'Letter stopped',
    testLetterSent: 'Test letter sent',
    subscribersExported: 'Subscribers exported',
  },
} as const;

type ActionsOfGroups<Groups> = Groups extends unknown ? keyof Groups : never;

/** The name of an event, such as `orderMoved`. */
export type AuditAction = ActionsOfGroups<(typeof auditActions)[keyof typeof auditActions]>;
