import type { QueryRunner } from 'typeorm';

// A part of migration 014 for both dialects, as unchangeable as the migration: it does not use the shop's own functions.

const BATCH = 200;

interface UserRow {
  id: string;
  name: string;
  phone: string | null;
}

/** Fills the search keys of the accounts that exist. */
export async function fillCustomerSearchKeys(runner: QueryRunner): Promise<void> {
  for (let after = ''; ; ) {
    const users: UserRow[] = await runner.query(
      `SELECT id, name, phone FROM users WHERE id > ? AND erasedAt IS NULL ORDER BY id LIMIT ${BATCH}`,
      [after],
    );
    if (users.length > 0) await fill(runner, users);
    if (users.length < BATCH) return;
    after = users.at(-1)?.id ?? '';
  }
}

async function fill(runner: QueryRunner, users: readonly UserRow[]): Promise<void> {
  const keys = users.map((user) => ({ id: user.id, ...keysOf(user) }));
  const columns = [
    'searchName',
    'searchSecondName',
    'searchLastName',
    'searchPhone',
    'searchPhoneEnd',
  ] as const;
  const cases = keys.map(() => 'WHEN ? THEN ?').join(' ');
  await runner.query(
    `UPDATE users SET ${columns.map((column) => `${column} = CASE id ${cases} END`).join(', ')}
       WHERE id IN (${keys.map(() => '?').join()})`,
    [
      ...columns.flatMap((column) => keys.flatMap((key) => [key.id, key[column]])),
      ...keys.map(({ id }) => id),
    ],
  );
}

function keysOf({ name, phone }: UserRow) {
  const searchName = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 100);
  const words = searchName.split(' ');
  const searchPhone = (phone ?? '').replace(/\D/g, '').replace(/^(0+|91(?=\d{10}))/, '');
  return {
    searchName,
    searchSecondName: words.slice(1).join(' '),
    searchLastName: words.slice(2).at(-1) ?? '',
    searchPhone,
    searchPhoneEnd: [...searchPhone].reverse().join(''),
  };
}
