import { type EntityManager, Not } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { ifDuplicate } from '../../../database/dialects.ts';
import { newId } from '../../../lib/ids.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import {
  catchProblem,
  type InvalidInput,
  type NotAllowed,
  type NotFound,
  notAllowed,
  throwProblem,
} from '../../../lib/problems.ts';
import { recordStaffEvent } from '../../users/audit.service.ts';
import { isOwner } from '../../users/caller.service.ts';
import { lockAccount } from '../../users/users.service.ts';
import { type DeskPermission, may } from '../permissions.service.ts';
import { tooManyViews, viewNameTaken, viewNotFound } from '../staff.problems.ts';
import type { StaffActor } from '../staffActor.service.ts';
import { savedViewInput } from './savedView.input.ts';
import { SavedView } from './savedViews.entity.ts';

export type { SavedView };

/** What a member needs to see a list, and so its views. */
const permissionOf = {
  orders: 'READ_ORDERS',
  refunds: 'READ_ORDERS',
  products: 'READ_CATALOGUE',
  stock: 'READ_STOCK',
  customers: 'READ_CUSTOMERS',
  reviews: 'MODERATE_REVIEWS',
  auditLog: 'READ_AUDIT_LOG',
} as const satisfies Record<string, DeskPermission>;

/** As the schema's `DeskListName`. */
type ListName = keyof typeof permissionOf;

/** Of one member of staff, of one list. */
const MAX_VIEWS = 50;

const MAX_SHARED_VIEWS = 200;

/**
 * The views of a list: all of the actor's own by name, then the first of those that others share by name. None when the actor may
 * not see the list.
 */
export async function listSavedViews(
  { db }: { db: Db },
  actor: StaffActor,
  page: ListName,
): Promise<SavedView[]> {
  if (!may(actor, permissionOf[page])) return [];
  const { id: ownerId } = actor;
  const order = { name: 'ASC', id: 'ASC' } as const;
  const own = await db.read.find(SavedView, { where: { page, ownerId }, order });
  const shared = await db.read.find(SavedView, {
    where: { page, shared: true, ownerId: Not(ownerId) },
    order,
    take: MAX_SHARED_VIEWS,
  });
  return [...own, ...shared];
}

/** Saves the filters of a list under a name, which is a new one among the actor's own of the list. */
export async function saveView(
  { db }: { db: Db },
  actor: StaffActor,
  { list: page, ...input }: { list: ListName; name: string; query: string; shared: boolean },
): Promise<SavedView | InvalidInput | NotAllowed> {
  if (!may(actor, permissionOf[page])) return notAllowed();
  const parsed = parseInput(savedViewInput, input);
  if ('message' in parsed) return parsed;
  const { name, query, shared } = parsed.input;
  const { id: ownerId } = actor;
  const view: SavedView = { id: newId(), ownerId, page, name, query, shared, createdAt: Date.now() };
  return catchProblem<SavedView, InvalidInput>(() =>
    db.write(async (tx) => {
      // Views that are saved at the same time wait, so that each counts the others.
      await lockAccount(tx, ownerId);
      if ((await tx.countBy(SavedView, { ownerId, page })) >= MAX_VIEWS)
        throwProblem(tooManyViews(MAX_VIEWS));
      await tx.insert(SavedView, { ...view }).catch(ifDuplicate(() => throwProblem(viewNameTaken(name))));
      await recordView(tx, actor, 'orderViewSaved', view);
      return view;
    }),
  );
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
  { id, page, name, shared }: SavedView,
): Promise<void> =>
  recordStaffEvent(tx, actor, {
    action,
    subject: `view:${id}`,
    detail: `${page}: ${name}${shared ? ', for all staff' : ''}`,
  });

/** Deletes all views of an account, which is deleted. */
export const deleteViewsOf = (tx: EntityManager, ownerId: string): Promise<unknown> =>
  tx.delete(SavedView, { ownerId });
