import type { QueryRunner } from 'typeorm';

// Migration 082 for both dialects, as unchangeable as the migration: it does not use the shop's own functions.

const BATCH = 500;

interface Row {
  id: string;
  name: string;
  searchName: string;
}

/** Stores the keys of names without apostrophes, hyphens, dots and joiners, of accounts and orders; again after an interruption. */
export async function foldNameKeys(runner: QueryRunner): Promise<void> {
  await foldEach(runner, 'users', (key, words) => ({
    searchName: key,
    searchSecondName: words.slice(1).join(' '),
    searchLastName: words.slice(2).at(-1) ?? '',
  }));
  await foldEach(
    runner,
    'orders',
    (key, words) => ({ searchName: key, searchLastName: words.slice(1).at(-1) ?? '' }),
    replaceParts,
  );
}

/** Writes the rows whose key changes. A row without a key is not found by its name, and stays so. */
async function foldEach(
  runner: QueryRunner,
  table: string,
  keysOf: (key: string, words: string[]) => Record<string, string>,
  beforeUpdate = async (_runner: QueryRunner, _rows: readonly Row[]) => {},
): Promise<void> {
  for (let last = ''; ; ) {
    const rows: Row[] = await runner.query(
      `SELECT id, name, searchName FROM ${table} WHERE id > ? AND searchName <> '' ORDER BY id LIMIT ${BATCH}`,
      [last],
    );
    const changed = (await lockChanged(runner, table, rows)).map((row) => ({
      ...row,
      keys: keysOf(row.searchName, row.searchName.split(' ')),
    }));
    const columns = Object.keys(changed[0]?.keys ?? {});
    if (changed.length > 0) {
      // First, so that an interruption leaves rows that are found again.
      await beforeUpdate(runner, changed);
      const cases = changed.map(() => 'WHEN ? THEN ?').join(' ');
      await runner.query(
        `UPDATE ${table} SET ${columns.map((column) => `${column} = CASE id ${cases} END`).join(', ')}
           WHERE id IN (${changed.map(() => '?').join()})`,
        [
          ...columns.flatMap((column) => changed.flatMap(({ id, keys }) => [id, keys[column]])),
          ...changed.map(({ id }) => id),
        ],
      );
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? '';
  }
}

/** Those whose key changes, with it, as they are now: the release before may erase or rename a person meanwhile. */
async function lockChanged(runner: QueryRunner, table: string, rows: readonly Row[]): Promise<Row[]> {
  const withNewKeys = (all: readonly Row[]) =>
    all
      .filter(({ name, searchName }) => foldName(name) !== searchName)
      .map((row) => ({ ...row, searchName: foldName(row.name) }));
  const ids = withNewKeys(rows).map(({ id }) => id);
  // SQLite has one writer at a time.
  const lock = runner.connection.options.type === 'mysql' ? ' FOR UPDATE' : '';
  if (ids.length === 0) return [];
  return withNewKeys(
    await runner.query(
      `SELECT id, name, searchName FROM ${table} WHERE id IN (${ids.map(() => '?').join()}) AND searchName <> ''${lock}`,
      ids,
    ),
  );
}

async function replaceParts(runner: QueryRunner, orders: readonly Row[]): Promise<void> {
  await runner.query(
    `DELETE FROM order_name_parts WHERE orderId IN (${orders.map(() => '?').join()})`,
    orders.map(({ id }) => id),
  );
  const rows = orders.flatMap(({ id, searchName }) => {
    const words = searchName.split(' ');
    const parts = words.slice(1, -1).map((_, index) => words.slice(index + 1).join(' '));
    return [...new Set(parts)].flatMap((part) => [part, id]);
  });
  if (rows.length === 0) return;
  const values = Array(rows.length / 2).fill('(?, ?)');
  await runner.query(`INSERT INTO order_name_parts (part, orderId) VALUES ${values.join()}`, rows);
}

const spellings: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  '\u0901': '\u0902',
};

function foldName(name: string): string {
  const text = name
    .normalize('NFKD')
    .replace(
      /[\u0300-\u036f\u093c\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u00ad\u200b-\u200f\u2060\ufeff]/g,
      '',
    )
    .toLowerCase()
    .replace(/[œæßإأآٱىة\u0901]/g, (letter) => spellings[letter] as string)
    .normalize('NFKC');
  const key = text
    .replace(/\.(?=[\p{L}\p{M}]{2})/gu, ' ')
    .replace(/['`\u00b4\u2018\u2019\u02bc\u2032.\u2010-\u2015-]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
  return (key || text.trim()).slice(0, 100);
}
