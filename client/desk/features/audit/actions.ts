/** What the audit log calls an event, by what the events are about; the server's `AuditAction`. */
export const actionGroups: Record<string, Record<string, string>> = {
  Orders: {
    orderMoved: 'Order moved',
    orderMoveUndone: 'Order move undone',
    paymentRefunded: 'Payment refunded',
    refundFailed: 'Refund failed',
    ordersExported: 'Orders exported',
    orderNoteAdded: 'Note added',
    orderNoteDeleted: 'Note deleted',
    orderViewSaved: 'View of orders saved',
    orderViewDeleted: 'View of orders deleted',
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
    letterSaved: 'Letter saved',
    letterSent: 'Letter sent',
    letterStopped: 'Letter stopped',
    testLetterSent: 'Test letter sent',
    subscribersExported: 'Subscribers exported',
  },
};

const labels: Record<string, string> = Object.assign({}, ...Object.values(actionGroups));

/** What an event is called; its own word when the desk has no better one. */
export const labelOfAction = (action: string): string => labels[action] ?? action;

/** The actions that a value of the filter stands for: one action, or all of a group. */
export const actionsOf = (value: string): string[] | null =>
  value === '' ? null : Object.keys(actionGroups[value] ?? { [value]: '' });
