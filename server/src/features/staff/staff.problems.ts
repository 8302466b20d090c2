import { invalidInput, notFound, problem } from '../../lib/problems.ts';

// What staff can be refused about the staff and the files that they send, and what anybody can who opens the desk.

export const secondFactorNeeded = () =>
  problem('NotAllowed', 'SECOND_FACTOR_NEEDED', 'The desk needs your second factor');

export const ownAccount = () =>
  problem('OwnAccount', 'OWN_ACCOUNT', 'Only another owner can do this to your account.');

export const memberNotFound = () =>
  notFound('MEMBER_NOT_FOUND', 'This person is no member of staff any more.');

export const alreadyStaff = () =>
  problem('AlreadyStaff', 'ALREADY_STAFF', 'This address belongs to a member of staff already.');

export const invitedAccountBlocked = () =>
  invalidInput('ACCOUNT_BLOCKED', 'This account is blocked. Please unblock it first.', 'email');

export const invitationInvalid = () =>
  problem(
    'InvitationInvalid',
    'INVITATION_INVALID',
    'This invitation is used, withdrawn, too old, or for another e-mail address. Please ask an owner for a new one.',
  );

export const codeWrong = () =>
  problem('WrongCode', 'CODE_WRONG', 'This code is wrong or was used before. Please wait for the next one.');

export const secondFactorExists = () =>
  problem(
    'SecondFactorExists',
    'SECOND_FACTOR_EXISTS',
    'You have a second factor. Please remove it before you set up another one.',
  );

export const fileTooLarge = (maxMb: number) =>
  problem('RequestTooLarge', 'REQUEST_INVALID', `The file is larger than ${maxMb} MB`);

/**
 * @param kind what it should be, such as `a catalogue`
 * @param reason why it cannot be read
 */
export const fileInvalid = (kind: string, { message: reason }: { message: string }) =>
  invalidInput('IMPORT_FILE_INVALID', `This file is not ${kind}: ${reason}`);

export const tooManyViews = (max: number) =>
  invalidInput('LIMIT_REACHED', `You have ${max} views of this list. Please delete one first.`, null, {
    max,
  });

export const viewNameTaken = (name: string) =>
  invalidInput('NAME_TAKEN', 'You have a view with this name', 'name', { name });

export const viewNotFound = () => notFound('VIEW_NOT_FOUND', 'You have no such view');
