import { type EntityManager, Not } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { isDuplicate } from '../../../database/dialects.ts';
import { newId } from '../../../lib/ids.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import { catchProblem, type InvalidInput, type NotFound, throwProblem } from '../../../lib/problems.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { recordStaffEvent } from '../../users/audit.service.ts';
import { isOwner } from '../../users/caller.service.ts';
import { lockAccount } from '../../users/users.service.ts';
import { tooManyViews, viewNameTaken, viewNotFound } from '../orders.problems.ts';
import { savedViewInput } from './savedView.input.ts';
import { SavedView } from './savedViews.entity.ts';

export type { SavedView };

const PAGE = 'orders';
/** Of one member of staff. */
const MAX_VIEWS = 50;

const MAX_SHARED_VIEWS = 200;

/** All of the actor's own views by name, then the first of those that others share by name. */
export async function listSavedViews({ db }: { db: Db }, { id: ownerId }: StaffActor): Promise<SavedView[]> {
  const order = { name: 'ASC', id: 'ASC' } as const;
  const own = await db.read.find(SavedView, { where: { page: PAGE, ownerId }, order });
  const shared = await db.read.find(SavedView, {
    where: { page: PAGE, shared: true, ownerId: Not(ownerId) },
    order,
    take: MAX_SHARED_VIEWS,
  });
  return [...own, ...shared];
}

/** Saves the filters of the list of orders under a name; of the actor's own name it is the new one. */
export async function saveView(
  { db }: { db: Db },
  actor: StaffActor,
  input: { name: string; query: string; shared: boolean },
): Promise<SavedView | InvalidInput> {
  const parsed = parseInput(savedViewInput, input);
  if ('message' in parsed) return parsed;
  const { name, query, shared } = parsed.input;
  const { id: ownerId } = actor;
  const view: SavedView = { id: newId(), ownerId, page: PAGE, name, query, shared, createdAt: Date.now() };
  try {
    const problem = await catchProblem<void, InvalidInput>(() =>
      db.write(async (tx) => {
        // Views that are saved at the same time wait, so that each counts the others.
        await lockAccount(tx, ownerId);
        if ((await tx.countBy(SavedView, { ownerId })) >= MAX_VIEWS) throwProblem(tooManyViews(MAX_VIEWS));
        await tx.insert(SavedView, { ...view });
        await recordView(tx, actor, 'orderViewSaved', view);
      }),
    );
    if (problem) return problem;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return viewNameTaken(name);
  }
  return view;
}

/** Deletes one of the actor's own views; an owner of the shop can delete any shared one. */
export async function deleteView(
  { db }: { db: Db },
  actor: StaffActor,
  id: string,
): Promise<{ id: string } | NotFound> {
  const isDeleted = await db.write(async (tx) => {
    const own = { id, ownerId: actor.id };
    const view = await tx.findOneBy(SavedView, isOwner(actor) ? [own, { id, shared: true }] : own);
    if (!view || (await tx.delete(SavedView, { id })).affected !== 1) return false;
    await recordView(tx, actor, 'orderViewDeleted', view);
    return true;
  });
  return isDeleted ? { id } : viewNotFound();
}

const recordView = (
  tx: EntityManager,
  actor: StaffActor,
  action: 'orderViewSaved' | 'orderViewDeleted',
  { id, name, shared }: SavedView,
): Promise<void> =>
  recordStaffEvent(tx, actor, {
    action,
    subject: `view:${id}`,
    detail: shared ? `${name}, for all staff` : name,
  });

/** Deletes all views of an account, which is deleted. */
export const deleteViewsOf = (tx: EntityManager, ownerId: string): Promise<unknown> =>
  tx.delete(SavedView, { ownerId });
