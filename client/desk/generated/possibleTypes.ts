export const possibleTypes: Record<string, string[]> = {
  "AcceptStaffInvitationResult": [
    "InvitationInvalid",
    "NotSignedIn",
    "StaffInvitationAccepted"
  ],
  "AddReviewResult": [
    "AlreadyReviewed",
    "InvalidInput",
    "NotFound",
    "NotSignedIn",
    "ReviewAdded",
    "TooManyRequests"
  ],
  "AddToCartResult": [
    "CartChanged",
    "InvalidInput",
    "NotFound",
    "NotSignedIn",
    "OutOfStock"
  ],
  "AddToWishlistResult": [
    "AlreadyInWishlist",
    "NotFound",
    "NotSignedIn",
    "WishlistChanged"
  ],
  "ApplyCouponResult": [
    "CartChanged",
    "CouponProblem",
    "NotSignedIn",
    "TooManyRequests"
  ],
  "BeginCheckoutResult": [
    "CartEmpty",
    "CheckoutBegun",
    "InvalidInput",
    "NotSignedIn",
    "OutOfStock",
    "PaymentUnavailable",
    "TotalChanged"
  ],
  "CancelCheckoutResult": [
    "CheckoutCancelled",
    "NotSignedIn"
  ],
  "ChangePasswordResult": [
    "InvalidInput",
    "NotSignedIn",
    "PasswordChanged",
    "PasswordTooCommon",
    "TooManyRequests",
    "WrongPassword"
  ],
  "CheckStaffInvitationResult": [
    "InvitationInvalid",
    "StaffInvitationOpen"
  ],
  "CompleteCheckoutResult": [
    "NotSignedIn",
    "OrderPlaced",
    "PaymentPending",
    "PaymentRefunded",
    "PaymentRefused"
  ],
  "DeleteAccountResult": [
    "AccountDeleted",
    "FreshSignInNeeded",
    "InvalidInput",
    "NotSignedIn",
    "PaymentPending",
    "TooManyRequests",
    "WrongPassword"
  ],
  "DeskAdjustStockResult": [
    "DeskStockAdjusted",
    "DeskStockRefused",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskCancelOrderResult": [
    "DeskOrderRefunded",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn",
    "OrderStatusConflict",
    "PaymentUnavailable"
  ],
  "DeskConfirmSecondFactorResult": [
    "DeskSecondFactorConfirmed",
    "NotAllowed",
    "NotSignedIn",
    "SecondFactorExists",
    "TooManyRequests",
    "WrongCode"
  ],
  "DeskCreateBannerResult": [
    "DeskBannerSaved",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskCreateCategoryResult": [
    "DeskCategorySaved",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskCreateInventoryItemResult": [
    "DeskInventoryItemCreated",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskCreateProductResult": [
    "DeskProductCreated",
    "DeskProductsRefused",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskCustomerResult": [
    "DeskCustomerChanged",
    "DeskCustomerIsStaff",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskDeleteBannerResult": [
    "DeskBannerDeleted",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskDeleteCategoryResult": [
    "DeskCategoryDeleted",
    "DeskCategoryNotEmpty",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskDeleteOrderNoteResult": [
    "DeskOrderNoteDeleted",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskDeleteOrderViewResult": [
    "DeskOrderViewDeleted",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskDeleteViewResult": [
    "DeskViewDeleted",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskDuplicateProductResult": [
    "DeskProductCreated",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskEraseCustomerResult": [
    "DeskCustomerErased",
    "DeskCustomerIsStaff",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn",
    "PaymentPending"
  ],
  "DeskExportAuditLogResult": [
    "DeskAuditLogCsv",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn",
    "TooManyRequests"
  ],
  "DeskExportCustomerDataResult": [
    "DeskCustomerData",
    "DeskCustomerIsStaff",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskExportOrdersResult": [
    "DeskOrdersCsv",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn",
    "TooManyRequests"
  ],
  "DeskExportRefundsResult": [
    "DeskRefundsCsv",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn",
    "TooManyRequests"
  ],
  "DeskExportSearchWordsResult": [
    "DeskSearchWordsCsv",
    "NotAllowed",
    "NotSignedIn",
    "TooManyRequests"
  ],
  "DeskExportSubscribersResult": [
    "DeskSubscribersCsv",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn",
    "TooManyRequests"
  ],
  "DeskInfoPageResult": [
    "DeskInfoPageConflict",
    "DeskInfoPageSaved",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskInviteStaffMemberResult": [
    "AlreadyStaff",
    "DeskInvitationLink",
    "DeskStaffInvited",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn",
    "TooManyRequests"
  ],
  "DeskIssueInvoicesResult": [
    "DeskInvoicesIssued",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskMapImportColumnsResult": [
    "DeskImportUpdated",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskMoveOrdersResult": [
    "DeskOrdersMoved",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskOfferPreviewResult": [
    "DeskOfferPreview",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskOrderNoteResult": [
    "DeskOrderNote",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskRefundOrderResult": [
    "DeskOrderRefunded",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn",
    "PaymentUnavailable",
    "RefundTooLarge"
  ],
  "DeskRemoveSecondFactorResult": [
    "DeskSecondFactorRemoved",
    "NotAllowed",
    "NotSignedIn",
    "TooManyRequests",
    "WrongCode"
  ],
  "DeskRestoreProductsResult": [
    "DeskProductsMoved",
    "DeskProductsRefused",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskReviewResult": [
    "DeskReviewChanged",
    "DeskReviewConflict",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskSaveLetterResult": [
    "DeskLetterConflict",
    "DeskLetterSaved",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskSaveOfferResult": [
    "DeskOfferSaved",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskSaveOrderViewResult": [
    "DeskOrderView",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskSaveViewResult": [
    "DeskSavedView",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskSearchWordsResult": [
    "DeskSearchWordsConflict",
    "DeskSearchWordsSaved",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskSendLetterResult": [
    "DeskLetterConflict",
    "DeskLetterStarted",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskSendTestLetterResult": [
    "DeskTestLetterSent",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn",
    "TooManyRequests"
  ],
  "DeskSetLowStockThresholdResult": [
    "DeskLowStockThresholdSet",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskSetUpSecondFactorResult": [
    "DeskSecondFactorSetup",
    "FreshSignInNeeded",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn",
    "SecondFactorExists",
    "TooManyRequests",
    "WrongPassword"
  ],
  "DeskSettingsResult": [
    "DeskSettingsConflict",
    "DeskSettingsSaved",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskSortBannersResult": [
    "DeskBannersSorted",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskSortCategoriesResult": [
    "DeskCategoriesSorted",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskStaffMemberResult": [
    "DeskStaffChanged",
    "NotAllowed",
    "NotFound",
    "NotSignedIn",
    "OwnAccount"
  ],
  "DeskStartImportResult": [
    "DeskImportBusy",
    "DeskImportUpdated",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskStopLetterResult": [
    "DeskLetterConflict",
    "DeskLetterStopped",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskTaxReportResult": [
    "DeskTaxReport",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn",
    "TooManyRequests"
  ],
  "DeskUndoImportResult": [
    "DeskImportBusy",
    "DeskImportUpdated",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskUpdateBannerResult": [
    "DeskBannerSaved",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskUpdateCategoryResult": [
    "DeskCategorySaved",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn"
  ],
  "DeskUpdateProductsResult": [
    "DeskEditConflict",
    "DeskProductsRefused",
    "DeskProductsUpdated",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskVerifySecondFactorResult": [
    "DeskSecondFactorVerified",
    "NotAllowed",
    "NotSignedIn",
    "TooManyRequests",
    "WrongCode"
  ],
  "DeskWeighOrderLineResult": [
    "DeskOrderLineWeighed",
    "InvalidInput",
    "NotAllowed",
    "NotFound",
    "NotSignedIn",
    "OrderStatusConflict",
    "PaymentUnavailable",
    "RefundTooLarge"
  ],
  "DeskWithdrawProductsResult": [
    "DeskProductsMoved",
    "DeskProductsRefused",
    "InvalidInput",
    "NotAllowed",
    "NotSignedIn"
  ],
  "DeskWithdrawStaffInvitationResult": [
    "DeskInvitationWithdrawn",
    "NotAllowed",
    "NotSignedIn"
  ],
  "Problem": [
    "AccountBlocked",
    "AlreadyInWishlist",
    "AlreadyReviewed",
    "AlreadyStaff",
    "CartEmpty",
    "CouponProblem",
    "DeskCategoryNotEmpty",
    "DeskCustomerIsStaff",
    "DeskEditConflict",
    "DeskImportBusy",
    "DeskInfoPageConflict",
    "DeskLetterConflict",
    "DeskProductsRefused",
    "DeskReviewConflict",
    "DeskSearchWordsConflict",
    "DeskSettingsConflict",
    "DeskStockRefused",
    "EmailTaken",
    "FreshSignInNeeded",
    "InvalidInput",
    "InvitationInvalid",
    "LinkExpired",
    "MoveInterrupted",
    "NotAllowed",
    "NotFound",
    "NotSignedIn",
    "OrderStatusConflict",
    "OutOfStock",
    "OwnAccount",
    "PasswordTooCommon",
    "PaymentPending",
    "PaymentRefunded",
    "PaymentRefused",
    "PaymentUnavailable",
    "PhoneTaken",
    "RefundTooLarge",
    "SecondFactorExists",
    "TooManyRequests",
    "TotalChanged",
    "WrongCode",
    "WrongCredentials",
    "WrongPassword"
  ],
  "RemoveCartLineResult": [
    "CartChanged",
    "NotSignedIn"
  ],
  "RemoveCouponResult": [
    "CartChanged",
    "NotSignedIn"
  ],
  "RemoveFromWishlistResult": [
    "NotSignedIn",
    "WishlistChanged"
  ],
  "RequestEmailVerificationResult": [
    "EmailVerificationRequested",
    "NotSignedIn",
    "TooManyRequests"
  ],
  "RequestPasswordResetResult": [
    "InvalidInput",
    "PasswordResetRequested",
    "TooManyRequests"
  ],
  "ResetPasswordResult": [
    "AccountBlocked",
    "InvalidInput",
    "LinkExpired",
    "PasswordReset",
    "PasswordTooCommon",
    "TooManyRequests"
  ],
  "SignInResult": [
    "AccountBlocked",
    "InvalidInput",
    "SignedIn",
    "TooManyRequests",
    "WrongCredentials"
  ],
  "SignInWithGoogleResult": [
    "AccountBlocked",
    "SignedIn",
    "TooManyRequests",
    "WrongCredentials"
  ],
  "SignOutOtherSessionsResult": [
    "NotSignedIn",
    "SessionsChanged"
  ],
  "SignOutSessionResult": [
    "NotSignedIn",
    "SessionsChanged"
  ],
  "SignUpResult": [
    "EmailTaken",
    "InvalidInput",
    "PasswordTooCommon",
    "PhoneTaken",
    "SignedUp",
    "TooManyRequests"
  ],
  "SubscribeToNewsletterResult": [
    "InvalidInput",
    "NewsletterSubscribed",
    "TooManyRequests"
  ],
  "UnsubscribeFromNewsletterResult": [
    "NewsletterUnsubscribed",
    "NotFound",
    "TooManyRequests"
  ],
  "UpdateCartLineResult": [
    "CartChanged",
    "InvalidInput",
    "NotFound",
    "NotSignedIn",
    "OutOfStock"
  ],
  "UpdateProfileResult": [
    "InvalidInput",
    "NotSignedIn",
    "PhoneTaken",
    "ProfileUpdated"
  ],
  "VerifyEmailResult": [
    "EmailVerified",
    "LinkExpired",
    "NotSignedIn"
  ]
};
