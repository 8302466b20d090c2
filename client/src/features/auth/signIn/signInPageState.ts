/** React Router's state of the sign-in page and of the sign-up page that it links to. */
export interface SignInPageState {
  /** The page whose link opened the sign-in page: the previous history entry. */
  openedFrom?: string;
  /** Fills the e-mail input after a sign-up. */
  email?: string;
  /** Why a page that needs a session has redirected; not set for a visitor. */
  reason?: 'sessionEnded' | 'signedOutInAnotherTab';
}
