import { invalidInput, notFound, problem } from '../../lib/problems.ts';

// What the newsletter can refuse, to readers and at the desk.

export const subscriptionNotFound = () =>
  notFound('SUBSCRIPTION_NOT_FOUND', 'This link does not belong to any subscription');

export const letterNotFound = () => notFound('LETTER_NOT_FOUND', 'There is no such letter');

export const noMailServer = () =>
  invalidInput('NO_MAIL_SERVER', 'The shop has no mail server, so it cannot send letters');

/** @param editor who has changed the letter and when, as a part of the sentence */
export const letterChanged = <Letter>(letter: Letter, editor: string) => ({
  ...problem(
    'DeskLetterConflict',
    'CHANGED_MEANWHILE',
    `This letter was changed meanwhile${editor}. Nothing was saved.`,
  ),
  letter,
});

export const letterNoDraft = <Letter>(letter: Letter) => ({
  ...problem('DeskLetterConflict', 'LETTER_NO_DRAFT', 'This letter is no draft any more.'),
  letter,
});
