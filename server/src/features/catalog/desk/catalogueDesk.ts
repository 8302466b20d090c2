import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import type { SettingsContext } from '../../settings/settings.service.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { type AuditAction, recordAuditEvents } from '../../users/audit.service.ts';
import type { CatalogContext } from '../catalog.service.ts';

export type { StaffActor };

/** What changes of the catalogue by staff need. */
export interface CatalogueDeskContext extends SettingsContext {
  db: Db;
  catalog: CatalogContext['catalog'] & { refresh(): Promise<void> };
}

/** Something that staff have done to a product, category or banner. */
interface CatalogueEvent {
  action: Extract<AuditAction, `product${string}` | `categor${string}` | `banner${string}`>;
  /** Such as `product:<id>`. */
  subject?: string;
  detail?: string;
}

/** Records events of the catalogue in the transaction in which they happen. */
export const recordCatalogueEvents = (
  tx: EntityManager,
  actor: StaffActor,
  events: readonly CatalogueEvent[],
): Promise<void> =>
  recordAuditEvents(
    tx,
    actor,
    events.map((event) => ({ ...event, actorId: actor.id, userId: null })),
  );
