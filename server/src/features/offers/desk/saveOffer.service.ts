import type { EntityManager } from 'typeorm';
import { incrementCatalogRevision } from '../../../database/catalogRevision.ts';
import type { Db } from '../../../database/database.ts';
import { ifDuplicate } from '../../../database/dialects.ts';
import { newId } from '../../../lib/ids.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import { catchProblem, type InvalidInput, type NotFound, throwProblem } from '../../../lib/problems.ts';
import type { CatalogContext } from '../../catalog/catalog.service.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { recordStaffEvent } from '../../users/audit.service.ts';
import { describeLastEdit } from '../../users/lastEdit.service.ts';
import { Offer } from '../offers.entity.ts';
import {
  codeTaken,
  offerChanged,
  offerNotFound,
  scopeNotFound,
  tooManyActiveOffers,
  tooManyAnnouncedOffers,
} from '../offers.problems.ts';
import { findScopeName } from '../scopeNames.ts';
import { describeOfferChange } from './describeOfferChange.ts';
import { type OfferInput, offerInput } from './offer.input.ts';
import { findOfferWithFigures, type OfferWithFigures } from './offerList.service.ts';

/** Each cart is priced with all of them. */
const MAX_ACTIVE = 200;
/** Shoppers read them in one list. */
const MAX_ANNOUNCED = 20;

interface OffersDeskContext {
  db: Db;
  /** Refreshed before a change, so that it has what the offer is for, and after it, which reads the offers as well. */
  catalog: CatalogContext['catalog'] & { refresh(): Promise<unknown> };
}

export interface OfferSaved {
  __typename: 'DeskOfferSaved';
  offer: OfferWithFigures;
}

/**
 * Stores a new offer, or changes one. What its kind does not use becomes 0.
 * @param change.id null: a new one
 * @param change.version of the offer that the input is based on
 */
export async function saveOffer(
  ctx: OffersDeskContext,
  actor: StaffActor,
  { id, version, input }: { id?: string | null; version: number; input: unknown },
): Promise<OfferSaved | NotFound | InvalidInput> {
  const parsed = parseInput(offerInput, input);
  if ('message' in parsed) return parsed;
  const fields = { ...toColumns(parsed.input), updatedAt: Date.now(), actorId: actor.id };
  const offerId = id ?? newId();
  await ctx.catalog.refresh();
  const refusal = await catchProblem<null, NotFound | InvalidInput>(() =>
    ctx.db
      .write(async (tx) => {
        if (id == null) await insertOffer(ctx, tx, actor, { id: offerId, fields });
        else await updateOffer(ctx, tx, actor, { id, version, fields });
        if (fields.active) await refuseTooMany(tx);
        await incrementCatalogRevision(tx);
        return null;
      })
      .catch(ifDuplicate(() => throwProblem(codeTaken()))),
  );
  if (refusal) return refusal;
  await ctx.catalog.refresh();
  const offer = await findOfferWithFigures(ctx, offerId);
  return offer ? { __typename: 'DeskOfferSaved', offer } : offerNotFound();
}

/** Counts the offers that are on, with the one that was just stored. */
async function refuseTooMany(tx: EntityManager): Promise<void> {
  if ((await tx.countBy(Offer, { active: true })) > MAX_ACTIVE) throwProblem(tooManyActiveOffers(MAX_ACTIVE));
  if ((await tx.countBy(Offer, { active: true, announced: true })) > MAX_ANNOUNCED)
    throwProblem(tooManyAnnouncedOffers(MAX_ANNOUNCED));
}

type Fields = OfferInput & Pick<Offer, 'updatedAt' | 'actorId'>;

async function insertOffer(
  ctx: CatalogContext,
  tx: EntityManager,
  actor: StaffActor,
  { id, fields }: { id: string; fields: Fields },
): Promise<void> {
  refuseUnknownIds(ctx, fields, []);
  await tx.insert(Offer, {
    ...fields,
    announced: fields.announced ?? false,
    id,
    uses: 0,
    version: 1,
    createdAt: fields.updatedAt,
  });
  await recordStaffEvent(tx, actor, {
    action: 'offerCreated',
    subject: `offer:${id}`,
    detail: fields.name,
  });
}

async function updateOffer(
  ctx: CatalogContext,
  tx: EntityManager,
  actor: StaffActor,
  { id, version, fields: input }: { id: string; version: number; fields: Fields },
): Promise<void> {
  const before = (await tx.findOneBy(Offer, { id })) ?? throwProblem(offerNotFound());
  const fields = { ...input, announced: input.announced ?? before.announced };
  const { affected } = await tx.update(Offer, { id, version }, { ...fields, version: version + 1 });
  if (affected !== 1) {
    const edit = { actorId: before.actorId, at: Number(before.updatedAt) };
    throwProblem(offerChanged(await describeLastEdit(tx, edit, actor.id)));
  }
  // After the conflict, whose ids may be those that somebody else has taken out.
  refuseUnknownIds(ctx, fields, before.scope === fields.scope ? before.scopeIds : []);
  await recordStaffEvent(tx, actor, {
    action: 'offerChanged',
    subject: `offer:${id}`,
    detail: describeOfferChange(before, fields),
  });
}

/** @param storedIds what is no longer in the shop may stay, so that the offer can be changed and switched off */
function refuseUnknownIds(
  ctx: CatalogContext,
  { scope, scopeIds }: Fields,
  storedIds: readonly string[],
): void {
  if (scope === 'ALL') return;
  const newIds = scopeIds.filter((id) => !storedIds.includes(id));
  if (newIds.some((id) => findScopeName(ctx, scope, id) === null)) throwProblem(scopeNotFound(scope));
}

function toColumns(input: OfferInput): OfferInput {
  const { kind, scope } = input;
  return {
    ...input,
    percent: kind === 'PERCENT' ? input.percent : 0,
    amount: kind === 'AMOUNT' ? input.amount : 0,
    buyQuantity: kind === 'BUY_GET' || kind === 'CHEAPEST_FREE' ? input.buyQuantity : 0,
    freeQuantity: kind === 'BUY_GET' ? input.freeQuantity : 0,
    scopeIds: scope === 'ALL' ? [] : [...new Set(input.scopeIds)],
  };
}
