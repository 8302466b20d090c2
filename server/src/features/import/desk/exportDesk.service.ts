import type { Db } from '../../../database/database.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { recordStaffEvent } from '../../users/audit.service.ts';
import { exportCatalogue } from '../export/exportCatalogue.service.ts';

/** The products on sale as CSV, recorded in the audit log. */
export async function exportForStaff({ db }: { db: Db }, actor: StaffActor): Promise<AsyncGenerator<string>> {
  await db.write((tx) => recordStaffEvent(tx, actor, { action: 'catalogueExported' }));
  return exportCatalogue(db);
}
