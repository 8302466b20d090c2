export const possibleTypes: Record<string, string[]> = {
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
  "BeginCheckoutResult": [
    "CartEmpty",
    "CheckoutBegun",
    "InvalidInput",
    "NotSignedIn",
    "OutOfStock",
    "PaymentUnavailable"
  ],
  "CancelCheckoutResult": [
    "CheckoutCancelled",
    "NotSignedIn"
  ],
  "ChangePasswordResult": [
    "InvalidInput",
    "NotSignedIn",
    "PasswordChanged",
    "TooManyRequests",
    "WrongPassword"
  ],
  "CompleteCheckoutResult": [
    "NotSignedIn",
    "OrderPlaced",
    "PaymentPending",
    "PaymentRefunded",
    "PaymentRefused"
  ],
  "Problem": [
    "AlreadyInWishlist",
    "AlreadyReviewed",
    "CartEmpty",
    "EmailTaken",
    "InvalidInput",
    "NotFound",
    "NotSignedIn",
    "OutOfStock",
    "PaymentPending",
    "PaymentRefunded",
    "PaymentRefused",
    "PaymentUnavailable",
    "PhoneTaken",
    "TooManyRequests",
    "WrongCredentials",
    "WrongPassword"
  ],
  "RemoveCartLineResult": [
    "CartChanged",
    "NotSignedIn"
  ],
  "RemoveFromWishlistResult": [
    "NotSignedIn",
    "WishlistChanged"
  ],
  "SignInResult": [
    "InvalidInput",
    "SignedIn",
    "TooManyRequests",
    "WrongCredentials"
  ],
  "SignInWithGoogleResult": [
    "SignedIn",
    "TooManyRequests",
    "WrongCredentials"
  ],
  "SignUpResult": [
    "EmailTaken",
    "InvalidInput",
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
    "NotFound"
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
  ]
};
