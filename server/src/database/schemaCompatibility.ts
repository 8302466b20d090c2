import type { DataSource } from 'typeorm';
import { InvalidEnvError } from '../config/env.ts';
import { baselines, isMarker, markerOf } from './baseline/baseline.ts';
import type { Db } from './database.ts';

// Whether this release can run on a database that another release has migrated.

/**
 * Rejects databases that this release can neither migrate nor use.
 * @throws InvalidEnvError
 */
export async function rejectForeignSchema({
  source,
  dialect,
}: Pick<Db, 'source' | 'dialect'>): Promise<void> {
  const applied = await readNames(source, 'migrations');
  const [initial] = source.migrations;
  if (applied.length > 0 && !applied.some((name) => name === initial?.name))
    throw new InvalidEnvError(
      'This database was made before the first release and cannot be migrated. Delete it, or set DATA_DIR or DATABASE_URL to another one.',
    );
  const ownMarker = markerOf(baselines[dialect]);
  const required = (await readNames(source, 'required_migrations')).filter((name) => name !== ownMarker);
  if (required.some(isMarker))
    throw new InvalidEnvError(
      'Another release was interrupted while it made this database. Start that release, or use a new, empty database.',
    );
  const missing = findUnknown(source, required);
  if (missing.length > 0)
    throw new InvalidEnvError(
      `A newer release has removed from this database what this release uses: it needs a release that has ${missing.join(', ')}. ` +
        'Start that one, or restore a backup from before the upgrade.',
    );
}

/** The names of applied migrations that only a newer release has. */
export async function findUnknownMigrations({ source }: Pick<Db, 'source'>): Promise<string[]> {
  return findUnknown(source, await readNames(source, 'migrations'));
}

function findUnknown(source: DataSource, names: string[]): string[] {
  const known = new Set(source.migrations.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

/** @returns nothing if there is no such table */
async function readNames(source: DataSource, table: string): Promise<string[]> {
  const runner = source.createQueryRunner();
  try {
    if (!(await runner.hasTable(table))) return [];
    const rows: { name: string }[] = await runner.query(`SELECT name FROM ${table}`);
    return rows.map(({ name }) => name);
  } finally {
    await runner.release();
  }
}
