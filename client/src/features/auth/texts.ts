export const texts = {
  sessionEnded: 'Your session has ended. Please sign in again.',
  signOut: 'Sign out',
  changePassword: 'Change Password',
  forgotTitle: 'Forgot Password',
  resetTitle: 'New Password',
  linkIncomplete: 'This link is not complete. Please open it from the mail again, or ask for a new one.',
  newLink: 'Ask for a new link',
  verifyTitle: 'Confirm your e-mail address',
  verifying: 'Confirming your e-mail address…',
  devices: 'Signed-in Devices',
};
