import { type EntityManager, In, LessThan } from 'typeorm';
import { type Dialect, onConflictIgnore } from '../../../database/dialects.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { firstIdAt, newId } from '../../../lib/ids.ts';
import type { LowStockCrossing } from './lowStock.queries.ts';
import { LowStockReport } from './lowStockReports.entity.ts';

/** Longer than a first run looks back. */
const RETENTION_MS = 7 * 24 * 60 * 60_000;

/** Stores that inventory items get another threshold: movements before it are not compared with this one. */
export async function recordThresholdChange(tx: EntityManager, itemIds: readonly string[]): Promise<void> {
  const runId = newId();
  await tx.insert(
    LowStockReport,
    itemIds.map((productId) => ({ movementId: newId(), productId, runId })),
  );
}

/**
 * Stores in the transaction of the mails which crossings they report, and deletes old reports.
 * @returns those that no other run reports; of several processes one gets each
 */
export async function recordLowStockReports(
  tx: EntityManager,
  dialect: Dialect,
  runId: string,
  crossings: readonly LowStockCrossing[],
): Promise<LowStockCrossing[]> {
  const where = { movementId: In(crossings.map(({ movementId }) => movementId)) };
  const stored = new Set((await tx.findBy(LowStockReport, where)).map(({ movementId }) => movementId));
  const rows = crossings
    .filter(({ movementId }) => !stored.has(movementId))
    .map(({ movementId, itemId: productId }): LowStockReport => ({ movementId, productId, runId }))
    // In one order, so that two processes do not wait for each other.
    .sort((a, b) => (a.movementId < b.movementId ? -1 : 1));
  if (rows.length === 0) return [];
  await insertRows(tx, LowStockReport, rows, onConflictIgnore(dialect, ['movementId']));
  const own = new Set(
    (await tx.findBy(LowStockReport, { ...where, runId })).map(({ movementId }) => movementId),
  );
  if (own.size > 0)
    await tx.delete(LowStockReport, { movementId: LessThan(firstIdAt(Date.now() - RETENTION_MS)) });
  return crossings.filter(({ movementId }) => own.has(movementId));
}
