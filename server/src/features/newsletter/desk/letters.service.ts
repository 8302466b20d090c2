import { type EntityManager, IsNull } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { type KeysetList, readKeysetPage } from '../../../database/keysetPage.ts';
import { newId } from '../../../lib/ids.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import { type Page, type PageArguments, readPage } from '../../../lib/page.ts';
import type { InvalidInput, NotFound, Problem } from '../../../lib/problems.ts';
import { countWaitingBulkMails } from '../../notifications/notifications.service.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { recordStaffEvent } from '../../users/audit.service.ts';
import { describeLastEdit } from '../../users/lastEdit.service.ts';
import { NewsletterSubscription } from '../newsletter.entity.ts';
import { letterChanged, letterNoDraft, letterNotFound } from '../newsletter.problems.ts';
import { letterInput } from './letter.input.ts';
import { Letter } from './letters.entity.ts';
import { letterKey } from './letters.mails.ts';

export type { Letter };

export interface LetterSaved {
  __typename: 'DeskLetterSaved';
  letter: Letter;
}

/** The letter is no longer as the caller has seen it: changed, being sent or stopped. */
export type LetterConflict = Problem<'DeskLetterConflict'> & { letter: Letter };

/** Names who has changed a draft, and when. */
export async function letterConflict(
  manager: EntityManager,
  actor: StaffActor,
  letter: Letter,
): Promise<LetterConflict> {
  const { state, actorId, updatedAt } = letter;
  if (state !== 'draft') return letterNoDraft(letter);
  return letterChanged(letter, await describeLastEdit(manager, { actorId, at: Number(updatedAt) }, actor.id));
}

export const findLetter = (manager: EntityManager, id: string): Promise<Letter | null> =>
  manager.findOneBy(Letter, { id });

/**
 * Stores a new draft, or the texts of one.
 * @param change.id null: a new draft
 * @param change.version of the draft that the input is based on
 */
export async function saveLetter(
  { db }: { db: Db },
  actor: StaffActor,
  { id, version, input }: { id?: string | null; version: number; input: unknown },
): Promise<LetterSaved | LetterConflict | NotFound | InvalidInput> {
  const parsed = parseInput(letterInput, input);
  if ('message' in parsed) return parsed;
  const texts = { ...parsed.input, updatedAt: Date.now(), actorId: actor.id };
  const letterId = id ?? newId();
  const isSaved = await db.write(async (tx) => {
    if (id == null) await tx.insert(Letter, { ...newDraft, ...texts, id: letterId });
    else {
      const changed = await tx.update(
        Letter,
        { id, version, state: 'draft' },
        { ...texts, version: version + 1 },
      );
      if (changed.affected !== 1) return false;
    }
    await recordLetterEvent(tx, actor, 'letterSaved', { id: letterId, subject: texts.subject });
    return true;
  });
  const letter = await findLetter(db.read, letterId);
  if (!letter) return letterNotFound();
  return isSaved ? { __typename: 'DeskLetterSaved', letter } : letterConflict(db.read, actor, letter);
}

const newDraft = {
  state: 'draft',
  version: 1,
  recipientCount: 0,
  enqueuedCount: 0,
  lastSubscriptionId: '',
  startedAt: null,
  finishedAt: null,
} as const;

export const recordLetterEvent = (
  tx: EntityManager,
  actor: StaffActor,
  action: 'letterSaved' | 'letterSent' | 'letterStopped' | 'testLetterSent',
  { id, subject }: Pick<Letter, 'id' | 'subject'>,
): Promise<void> =>
  recordStaffEvent(tx, actor, {
    action,
    subject: `letter:${id}`,
    detail: subject,
  });

const newestLetters: KeysetList<Letter> = { name: 'letters', order: ['id'], direction: 'DESC' };

/** A page of all letters, the newest first. */
export const listLetters = ({ db }: { db: Db }, args: PageArguments): Promise<Page<Letter> | InvalidInput> =>
  readPage(newestLetters, args, (range) =>
    readKeysetPage(db, Letter, newestLetters, [{ conditions: [] }], range),
  );

/** Mails of a letter that have left the shop, or were given up. */
export const countSentMails = async ({ db }: { db: Db }, letter: Letter): Promise<number> =>
  letter.state === 'sending'
    ? letter.enqueuedCount - (await countWaitingBulkMails(db.read, letterKey(letter)))
    : letter.enqueuedCount;

export const countSubscribers = (manager: EntityManager): Promise<number> =>
  manager.countBy(NewsletterSubscription, { unsubscribedAt: IsNull() });
