import type { Db } from '../src/database/database.ts';

/**
 * Makes the database refuse some changes.
 * @param change such as `DELETE ON orders`
 * @param condition SQL on `OLD` and `NEW`
 * @returns a function that allows them again
 */
export async function refuseChanges(
  { source, dialect }: Pick<Db, 'source' | 'dialect'>,
  change: string,
  condition: string,
): Promise<() => Promise<unknown>> {
  await source.query(
    dialect === 'sqlite'
      ? `CREATE TRIGGER refusal BEFORE ${change} WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'refused'); END`
      : `CREATE TRIGGER refusal BEFORE ${change} FOR EACH ROW IF ${condition} THEN SIGNAL SQLSTATE '45000'; END IF`,
  );
  return () => source.query('DROP TRIGGER refusal');
}
