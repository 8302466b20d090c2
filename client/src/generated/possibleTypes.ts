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
  "Problem": [
    "AccountBlocked",
    "AlreadyInWishlist",
    "AlreadyReviewed",
    "AlreadyStaff",
    "CartEmpty",
    "CouponProblem",
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
