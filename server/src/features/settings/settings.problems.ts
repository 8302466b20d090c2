import { invalidInput, notFound, problem } from '../../lib/problems.ts';

// What staff can be refused about the settings. `editor` is who has changed them and when, as a part of the sentence.

export const infoPageNotFound = () => notFound('INFO_PAGE_NOT_FOUND', 'There is no such page');

export const ownSecondFactorNeeded = () =>
  invalidInput(
    'OWN_SECOND_FACTOR_NEEDED',
    'Please set up your own second factor first, on the page “My account”',
    'requireSecondFactor',
  );

export const gstinNeeded = () =>
  invalidInput('REQUIRED', 'A shop that is registered for GST has a GSTIN', 'gstin');

const changedMeanwhile = (editor: string | null) =>
  `This was changed meanwhile${editor ?? ''}. Nothing was saved.`;

export const settingsChanged = <Edited>(settings: Edited, editor: string | null) => ({
  ...problem('DeskSettingsConflict', 'CHANGED_MEANWHILE', changedMeanwhile(editor)),
  settings,
});

export const infoPageChanged = <Edited>(page: Edited, editor: string | null) => ({
  ...problem('DeskInfoPageConflict', 'CHANGED_MEANWHILE', changedMeanwhile(editor)),
  page,
});
