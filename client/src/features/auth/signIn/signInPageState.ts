/** React Router's state of the sign-in page, set by the pages that redirect to it. */
export interface SignInPageState {
  /** Fills the e-mail input after a sign-up. */
  email?: string;
  /** Why a page that needs a session has redirected; not set for a visitor. */
  reason?: 'sessionEnded' | 'signedOutInAnotherTab';
}
