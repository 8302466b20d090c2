export const texts = {
  unsubscribeTitle: 'Newsletter',
  unsubscribeQuestion: 'Do you want to end the newsletter?',
  unsubscribe: 'Unsubscribe',
  unsubscribing: 'Unsubscribing...',
  unsubscribed: 'The newsletter is ended',
  noToken: 'This link is not complete. Please open the one in the newsletter again.',
};
