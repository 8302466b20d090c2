import { type EntityManager, IsNull } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { newId } from '../../lib/ids.ts';
import { type NotSignedIn, notSignedIn, throwProblem } from '../../lib/problems.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import {
  type AuditEvent,
  customerSubject,
  listAuditEvents,
  type RequestSource,
  recordAuditEvent,
} from './audit.service.ts';
import type { Upload } from './uploads/uploads.entity.ts';
import { deleteUploads, type PicturesContext, removeFiles } from './uploads/uploads.service.ts';
import { noUserSearchKeys } from './userSearch.ts';
import { User } from './users.entity.ts';
import { getUser, type Viewer } from './users.service.ts';

/** Replaces a deleted account's name. */
export const FORMER_CUSTOMER = 'Former customer';

/** Exports and erases the data that one feature stores about a user. */
export interface PersonalDataHandler {
  /** @returns sections of the export, by their names */
  exportData?(ctx: { db: Db; token: string | null }, user: Viewer): Promise<Record<string, unknown>>;
  /** Deletes or anonymises the data. May throw a problem (`throwProblem`), which keeps the account. */
  eraseData?(tx: EntityManager, user: Viewer): Promise<unknown>;
  /** Deletes mails to or about the user; after `eraseData` of all features, because until then their changes can add some. */
  eraseMails?(tx: EntityManager, user: Viewer): Promise<unknown>;
}

interface ExportContext extends RequestSource {
  db: Db;
  viewer: Viewer | null;
  token: string | null;
  personalData: readonly PersonalDataHandler[];
}

/** Everything that the shop stores about the viewer, for people and programs. */
export async function exportPersonalData(ctx: ExportContext): Promise<Record<string, unknown> | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  await ctx.db.write((tx) => recordAuditEvent(tx, ctx, { action: 'dataExported', userId: viewer.id }));
  return collectPersonalData(ctx, viewer);
}

/** Everything that the shop stores about a user. The caller records the export. */
export async function collectPersonalData(
  ctx: Pick<ExportContext, 'db' | 'token' | 'personalData'>,
  user: Viewer,
): Promise<Record<string, unknown>> {
  const data = { exportedAt: isoTime(Date.now()), ...(await exportAccount(ctx.db, user)) };
  for (const { exportData } of ctx.personalData) Object.assign(data, await exportData?.(ctx, user));
  return data;
}

async function exportAccount({ read }: Db, { id }: Viewer) {
  const user = await getUser(read, id);
  const events = await listAuditEvents(read, id);
  return {
    profile: {
      id,
      name: user.name,
      email: user.email,
      emailVerified: Boolean(user.emailVerified),
      phone: user.phone,
      images: user.images,
      isAdmin: user.staffRole === 'owner',
      hasPassword: user.passwordHash !== null,
      signsInWithGoogle: user.googleSub !== null,
      createdAt: isoTime(user.createdAt),
    },
    activity: events.map((event) => exportEvent(event, id)),
  };
}

/** An event of an account. Of what staff did the person learns that they did it, but not who, and nothing of their devices. */
function exportEvent({ action, detail, address, userAgent, actorId, createdAt }: AuditEvent, userId: string) {
  const byStaff = actorId !== null && actorId !== userId;
  return {
    action,
    detail,
    byStaff,
    address: byStaff ? '' : address,
    userAgent: byStaff ? '' : userAgent,
    at: isoTime(createdAt),
  };
}

export interface EraseContext extends RequestSource, PicturesContext {
  personalData: readonly PersonalDataHandler[];
  /** Refreshed afterwards, because its reviews show the names of customers. */
  catalog: { refresh(): Promise<unknown> };
}

/**
 * Deletes a user's personal data for good. The user's row stays, because orders refer to it; its e-mail address and phone
 * number are free for another account. The caller must have confirmed the user's identity.
 * @param user as read before; nothing is deleted if the role has changed since
 * @param actor the member of staff who does it; null: the user
 * @param inTransaction further writes of the same transaction
 * @throws the refusal of a feature's `eraseData`, for `catchProblem`
 */
export async function erasePersonalData(
  ctx: EraseContext,
  user: Viewer,
  actor: { id: string } | null,
  inTransaction: (tx: EntityManager) => Promise<unknown>,
): Promise<void> {
  const uploads = await ctx.db.write(async (tx) => {
    const removedUploads = await eraseAccount(tx, user);
    // Rows of later features refer to those of earlier ones.
    for (const { eraseData } of ctx.personalData.toReversed()) await eraseData?.(tx, user);
    for (const { eraseMails } of ctx.personalData) await eraseMails?.(tx, user);
    await inTransaction(tx);
    const byStaff = actor ? { actorId: actor.id, subject: customerSubject(user.id) } : {};
    await recordAuditEvent(tx, ctx, { action: 'accountDeleted', userId: user.id, ...byStaff });
    return removedUploads;
  });
  await removeFiles(ctx, uploads);
  // An hourly job empties it as well.
  await ctx.db
    .truncateLog()
    .catch((err: unknown) => ctx.log.error({ err }, 'the log of the database was not emptied'));
  await ctx.catalog.refresh();
}

/** @returns the uploads whose files are to be removed after the commit */
async function eraseAccount(tx: EntityManager, { id, staffRole }: Viewer): Promise<Upload[]> {
  const erased: Partial<User> = {
    name: FORMER_CUSTOMER,
    // Random, so that nobody can have registered it.
    email: `${newId()}@deleted.invalid`,
    emailVerified: false,
    phone: null,
    images: [],
    staffRole: null,
    passwordHash: null,
    googleSub: null,
    erasedAt: Date.now(),
    blockedAt: null,
    blockedReason: null,
    ...noUserSearchKeys,
  };
  const unchanged = { id, erasedAt: IsNull(), staffRole: staffRole ?? IsNull() };
  const { affected } = await tx.update(User, unchanged, erased);
  // A concurrent request has deleted the account, or changed its role.
  if (affected !== 1) throwProblem(notSignedIn());
  return deleteUploads(tx, id);
}
