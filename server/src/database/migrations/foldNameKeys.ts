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
  afterBatch = async (_runner: QueryRunner, _rows: readonly Row[]) => {},
): Promise<void> {
  for (let last = ''; ; ) {
    const rows: Row[] = await runner.query(
      `SELECT id, name, searchName FROM ${table} WHERE id > ? AND searchName <> '' ORDER BY id LIMIT ${BATCH}`,
      [last],
    );
    const changed = rows
      .map(({ id, name, searchName }) => ({ id, name, searchName, key: foldName(name) }))
      .filter(({ searchName, key }) => key !== searchName)
      .map((row) => ({ ...row, searchName: row.key, keys: keysOf(row.key, row.key.split(' ')) }));
    const columns = Object.keys(changed[0]?.keys ?? {});
    if (changed.length > 0) {
      const cases = changed.map(() => 'WHEN ? THEN ?').join(' ');
      await runner.query(
        `UPDATE ${table} SET ${columns.map((column) => `${column} = CASE id ${cases} END`).join(', ')}
           WHERE id IN (${changed.map(() => '?').join()})`,
        [
          ...columns.flatMap((column) => changed.flatMap(({ id, keys }) => [id, keys[column]])),
          ...changed.map(({ id }) => id),
        ],
      );
      await afterBatch(runner, changed);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? '';
  }
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
