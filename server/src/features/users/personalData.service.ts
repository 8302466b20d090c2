import { type EntityManager, IsNull } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { newId } from '../../lib/ids.ts';
import { isoTime } from '../../lib/isoTime.ts';
import { type NotSignedIn, notSignedIn, throwProblem } from '../../lib/problems.ts';
import { listAuditEvents, type RequestSource, recordAuditEvent } from './audit.service.ts';
import type { Upload } from './uploads/uploads.entity.ts';
import { deleteUploads, type PicturesContext, removeFiles } from './uploads/uploads.service.ts';
import { User } from './users.entity.ts';
import { getUser, type Viewer } from './users.service.ts';

/** Replaces a deleted account's name. */
export const FORMER_CUSTOMER = 'Former customer';

/** Exports and erases the data that one feature stores about a user. */
export interface PersonalDataHandler {
  /** @returns sections of the export, by their names */
  exportData?(ctx: { db: Db; token: string | null }, user: Viewer): Promise<Record<string, unknown>>;
  /** Deletes or anonymises the data. May throw a problem (`throwProblem`), which keeps the account. */
  eraseData(tx: EntityManager, user: Viewer): Promise<unknown>;
}

interface ExportContext extends RequestSource {
  db: Db;
  viewer: Viewer | null;
  token: string | null;
  /** In the order in which data is erased. */
  personalData: readonly PersonalDataHandler[];
}

/** Everything that the shop stores about the viewer, for people and programs. */
export async function exportPersonalData(ctx: ExportContext): Promise<Record<string, unknown> | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  await ctx.db.write((tx) => recordAuditEvent(tx, ctx, { action: 'dataExported', userId: viewer.id }));
  const data = { exportedAt: new Date().toISOString(), ...(await exportAccount(ctx.db, viewer)) };
  for (const { exportData } of ctx.personalData) Object.assign(data, await exportData?.(ctx, viewer));
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
    activity: events.map(({ action, detail, address, userAgent, createdAt }) => ({
      action,
      detail,
      address,
      userAgent,
      at: isoTime(createdAt),
    })),
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
 * @param inTransaction further writes of the same transaction
 * @throws the refusal of a feature's `eraseData`, for `catchProblem`
 */
export async function erasePersonalData(
  ctx: EraseContext,
  user: Viewer,
  inTransaction: (tx: EntityManager) => Promise<unknown>,
): Promise<void> {
  const uploads = await ctx.db.write(async (tx) => {
    const removed = await eraseAccount(tx, user);
    for (const { eraseData } of ctx.personalData) await eraseData(tx, user);
    await inTransaction(tx);
    await recordAuditEvent(tx, ctx, { action: 'accountDeleted', userId: user.id });
    return removed;
  });
  await removeFiles(ctx, uploads);
  await ctx.catalog.refresh();
}

/** @returns the uploads whose files are to be removed after the commit */
async function eraseAccount(tx: EntityManager, { id }: Viewer): Promise<Upload[]> {
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
  };
  const { affected } = await tx.update(User, { id, erasedAt: IsNull() }, erased);
  // A concurrent request has deleted the account.
  if (affected !== 1) throwProblem(notSignedIn());
  return deleteUploads(tx, id);
}
