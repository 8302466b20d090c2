import { type EntityManager, In } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { newId } from '../../../lib/ids.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import type { InvalidInput, NotFound } from '../../../lib/problems.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { recordStaffEvent } from '../../users/audit.service.ts';
import { isOwner } from '../../users/caller.service.ts';
import { findUserNames } from '../../users/users.service.ts';
import { OrderNote } from '../orderNotes.entity.ts';
import { orderSubject } from '../orderSubject.service.ts';
import { noteNotFound, noteOfDeletedAccount, orderNotFound, tooManyNotes } from '../orders.problems.ts';
import { lockOrder } from '../orders.queries.ts';
import { orderNoteInput } from './orderNote.input.ts';

const MAX_NOTES = 200;

/** A note with the present name of its author. */
export interface NoteWithAuthor extends OrderNote {
  authorName: string;
}

/** Adds a note to an order; refused when its address is erased, because a note may be about the shopper. */
export async function addNote(
  { db }: { db: Db },
  actor: StaffActor,
  { orderId, text }: { orderId: string; text: string },
): Promise<NoteWithAuthor | NotFound | InvalidInput> {
  const parsed = parseInput(orderNoteInput, { text });
  if ('message' in parsed) return parsed;
  const note: OrderNote = {
    id: newId(),
    orderId,
    authorId: actor.id,
    text: parsed.input.text,
    createdAt: Date.now(),
  };
  return db.write(async (tx) => {
    const order = await lockOrder(tx, db.dialect, orderId);
    if (!order) return orderNotFound();
    if (order.address === '') return noteOfDeletedAccount();
    if ((await tx.countBy(OrderNote, { orderId })) >= MAX_NOTES) return tooManyNotes(MAX_NOTES);
    await tx.insert(OrderNote, { ...note });
    await recordNote(tx, actor, 'orderNoteAdded', { orderId, authorId: actor.id });
    return { ...note, authorName: actor.name };
  });
}

/** Whether a member of staff may delete a note: its author and an owner of the shop may. */
export const mayDeleteNote = (
  actor: Pick<StaffActor, 'id' | 'kind' | 'role'>,
  { authorId }: Pick<OrderNote, 'authorId'>,
): boolean => authorId === actor.id || isOwner(actor);

/**
 * Deletes a note.
 * @returns the id of its order; a problem when it is gone, or the actor may not delete it
 */
export async function deleteNote(
  { db }: { db: Db },
  actor: StaffActor,
  id: string,
): Promise<{ orderId: string } | NotFound> {
  const note = await db.read.findOneBy(OrderNote, { id });
  if (!note || !mayDeleteNote(actor, note)) return noteNotFound();
  await db.write(async (tx) => {
    const { affected } = await tx.delete(OrderNote, { id });
    if (affected === 1) await recordNote(tx, actor, 'orderNoteDeleted', note);
  });
  return { orderId: note.orderId };
}

/**
 * @param note.text is recorded, because nothing else tells what a deleted note was
 * @param note.authorId is recorded when it is somebody else than the actor
 */
const recordNote = (
  tx: EntityManager,
  actor: StaffActor,
  action: 'orderNoteAdded' | 'orderNoteDeleted',
  { orderId, authorId, text = '' }: { orderId: string; authorId: string; text?: string },
): Promise<void> =>
  recordStaffEvent(tx, actor, {
    action,
    userId: authorId === actor.id ? null : authorId,
    subject: orderSubject(orderId),
    detail: text.replace(/\s+/g, ' ').slice(0, 100),
  });

/** The notes of some orders, oldest first. */
export async function findNotes(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<NoteWithAuthor[]> {
  const notes = await manager.find(OrderNote, {
    where: { orderId: In(orderIds) },
    order: { orderId: 'ASC', id: 'ASC' },
  });
  if (notes.length === 0) return [];
  const authors = await findUserNames(
    manager,
    notes.map(({ authorId }) => authorId),
  );
  return notes.map((note) => ({ ...note, authorName: authors.get(note.authorId) ?? '' }));
}
