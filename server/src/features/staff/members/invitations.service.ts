import { Between, type EntityManager, MoreThan } from 'typeorm';
import type { Env } from '../../../config/env.ts';
import type { Db } from '../../../database/database.ts';
import { onConflictReplace } from '../../../database/dialects.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { newId } from '../../../lib/ids.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import {
  type InvalidInput,
  type NotSignedIn,
  notSignedIn,
  type Problem,
  type Success,
  type TooManyRequests,
} from '../../../lib/problems.ts';
import { endOfPrefix } from '../../../lib/text/endOfPrefix.ts';
import { hashToken, newToken } from '../../../lib/tokens.ts';
import { endOtherSessions } from '../../auth/sessions.service.ts';
import { canSendMail, describeDelivery, enqueueMail } from '../../notifications/notifications.service.ts';
import { getMailShop, type MailShopContext } from '../../settings/mailShop.service.ts';
import {
  eraseAuditDetailsLike,
  type RequestSource,
  recordAuditEvent,
  recordStaffEvent,
} from '../../users/audit.service.ts';
import {
  findUser,
  hasStaffRole,
  lockStaffRole,
  makeStaff,
  type StaffRole,
  type Viewer,
  verifyAddress,
} from '../../users/users.service.ts';
import { alreadyStaff, invitationInvalid, invitedAccountBlocked } from '../staff.problems.ts';
import type { StaffActor } from '../staffActor.service.ts';
import { invitationInput } from './invitation.input.ts';
import { StaffInvitation } from './invitations.entity.ts';
import { invitationMail } from './invitations.mails.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

export interface InvitationContext extends MailShopContext {
  db: Db;
  env: Pick<Env, 'shopUrl' | 'mail'>;
  limits: Limits;
  outbox: { wake(): void };
}

export type AlreadyStaff = Problem<'AlreadyStaff'>;
export type InvitationInvalid = Problem<'InvitationInvalid'>;
/** The invitations that somebody can still accept, newest first. */
export const listInvitations = ({ read }: Pick<Db, 'read'>): Promise<StaffInvitation[]> =>
  read.find(StaffInvitation, { where: { expiresAt: MoreThan(Date.now()) }, order: { id: 'DESC' } });

/** The shop cannot send mail: the owner hands the link over. Nobody can read it again, because only its hash is stored. */
export interface InvitationLink {
  __typename: 'DeskInvitationLink';
  message: string;
  link: string;
}

/** Mails an invitation, which replaces an earlier one to the same address, or returns its link if the shop cannot send mail. */
export async function inviteStaffMember(
  ctx: InvitationContext,
  actor: StaffActor,
  input: { email: string; role: StaffRole },
): Promise<Success<'DeskStaffInvited'> | InvitationLink | AlreadyStaff | InvalidInput | TooManyRequests> {
  const { db, limits, outbox } = ctx;
  const parsed = parseInput(invitationInput, input);
  if ('message' in parsed) return parsed;
  const { email } = parsed.input;
  const tooMany = await limits.consume('invitation', { address: actor.clientAddress, account: actor.id });
  if (tooMany) return tooMany;
  const { role } = input;
  const token = newToken();
  const link = invitationLink(ctx.env.shopUrl, token, email);
  const byHand = !canSendMail(ctx.env);
  const now = Date.now();
  const refusal = await db.write(async (tx) => {
    const user = await findUser(tx, { email });
    if (user?.staffRole) return alreadyStaff();
    if (user?.blockedAt) return invitedAccountBlocked();
    const invitation = { id: newId(), tokenHash: hashToken(token), email, role, byHand, invitedBy: actor.id };
    await insertRows(
      tx,
      StaffInvitation,
      [{ ...invitation, createdAt: now, expiresAt: now + LIFETIME_MS }],
      onConflictReplace(
        db.dialect,
        ['email'],
        ['id', 'tokenHash', 'role', 'byHand', 'invitedBy', 'createdAt', 'expiresAt'],
      ),
    );
    const detail = `${email} as ${role}${byHand ? ', link to hand over' : ''}`;
    await recordStaffEvent(tx, actor, { action: 'staffInvited', detail });
    // The outbox would store the link.
    if (!byHand) await enqueueMail(tx, invitationMail(email, { actor, role, link, shop: getMailShop(ctx) }));
    return null;
  });
  if (refusal) return refusal;
  if (byHand) return { __typename: 'DeskInvitationLink', link, message: handOverText(email) };
  outbox.wake();
  return { __typename: 'DeskStaffInvited', message: describeDelivery(ctx.env, 'An invitation', email) };
}

const handOverText = (email: string): string =>
  `The shop has no mail server, so nothing was mailed to ${email}. Please hand this link over yourself: it works once, within seven days, and is shown only now.`;

const invitationLink = (shopUrl: string, token: string, email: string): string =>
  `${shopUrl}/desk/invitation?${new URLSearchParams({ token, email })}`;

/** Withdraws an invitation. Succeeds as well when it is gone. */
export async function withdrawInvitation(
  { db }: Pick<InvitationContext, 'db'>,
  actor: StaffActor,
  id: string,
): Promise<Success<'DeskInvitationWithdrawn'>> {
  await db.write(async (tx) => {
    const invitation = await tx.findOneBy(StaffInvitation, { id });
    if (!invitation) return;
    await tx.delete(StaffInvitation, { id });
    await recordStaffEvent(tx, actor, { action: 'staffInvitationWithdrawn', detail: invitation.email });
  });
  return { __typename: 'DeskInvitationWithdrawn', message: 'The invitation is withdrawn' };
}

/** As a part of the erasure of an account. */
export async function eraseInvitations(tx: EntityManager, email: string): Promise<void> {
  await tx.delete(StaffInvitation, { email });
  const start = `${email} as `;
  await eraseAuditDetailsLike(tx, 'staffInvited', Between(start, endOfPrefix(start)));
  await eraseAuditDetailsLike(tx, 'staffInvitationWithdrawn', email);
}

/**
 * The invitation of a link, if it can still be accepted: it is not used, replaced, withdrawn or too old, and its sender is an owner.
 * @param hasRole `hasStaffRole`, or `lockStaffRole` to keep the sender an owner until the transaction ends
 */
async function findOpenInvitation(
  manager: EntityManager,
  invitationToken: string,
  hasRole: typeof hasStaffRole,
): Promise<StaffInvitation | null> {
  const invitation = await manager.findOneBy(StaffInvitation, {
    tokenHash: hashToken(invitationToken),
    expiresAt: MoreThan(Date.now()),
  });
  return invitation && (await hasRole(manager, invitation.invitedBy, 'owner')) ? invitation : null;
}

/** Says what an invitation is for if it can still be accepted, by the owner of its e-mail address. @param invitationToken of the link */
export async function checkInvitation(
  ctx: Pick<InvitationContext, 'db' | keyof MailShopContext>,
  invitationToken: string,
): Promise<{ __typename: 'StaffInvitationOpen'; role: StaffRole; shopName: string } | InvitationInvalid> {
  const invitation = await findOpenInvitation(ctx.db.read, invitationToken, hasStaffRole);
  if (!invitation) return invitationInvalid();
  return { __typename: 'StaffInvitationOpen', role: invitation.role, shopName: getMailShop(ctx).name };
}

/**
 * Makes the viewer a member of staff. A token that came by mail also verifies the viewer's e-mail address. Invalid for a member of
 * staff. Ends the viewer's other sessions: one of them may be in wrong hands since the time when it opened a shopper's account only.
 * @param invitationToken of the link
 */
export async function acceptInvitation(
  { db, viewer, token, ...source }: RequestSource & { db: Db; viewer: Viewer | null; token: string | null },
  invitationToken: string,
): Promise<Success<'StaffInvitationAccepted'> | InvitationInvalid | NotSignedIn> {
  if (!viewer) return notSignedIn();
  const { id: userId, email } = viewer;
  const isAccepted = await db.write(async (tx) => {
    const invitation = await findOpenInvitation(tx, invitationToken, lockStaffRole);
    if (invitation?.email !== email) return false;
    const { id, invitedBy, role, byHand } = invitation;
    if ((await tx.delete(StaffInvitation, { id })).affected !== 1) return false;
    // A role that the person was given meanwhile stays: an owner does not become a packer.
    if (!(await makeStaff(tx, userId, role))) return false;
    if (!byHand) await verifyAddress(tx, userId);
    await endOtherSessions(tx, userId, token);
    const event = { action: 'roleChanged', userId, actorId: invitedBy } as const;
    await recordAuditEvent(tx, source, { ...event, detail: `shopper → ${role}, by invitation` });
    return true;
  });
  return isAccepted
    ? { __typename: 'StaffInvitationAccepted', message: 'Welcome to the desk!' }
    : invitationInvalid();
}
