import { Column, type ColumnOptions, PrimaryColumn } from 'typeorm';

// Every type is written out, and chosen so that SQLite and MySQL store and compare the same values.

/** Length of a UUID in text. */
const ID_LENGTH = 36;

/** Primary key: opaque, time-ordered text (UUIDv7). */
export const Id = () => PrimaryColumn({ type: 'varchar', length: ID_LENGTH });

/** Reference to another row's id. */
export const Ref = (options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length: ID_LENGTH, ...options });

/** Text of at most `length` characters. */
export const Text = (length: number, options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length, ...options });

/** Text without a practical limit. */
export const LongText = (options: ColumnOptions = {}) => Column({ type: 'text', ...options });

/** Whole number. */
export const Int = (options: ColumnOptions = {}) => Column({ type: 'int', ...options });

/**
 * Incremented by each transaction that locks the row without another change: a lock alone excludes the transactions of one node of a
 * cluster only.
 */
export const LockVersion = () => Column({ type: 'int', default: 0 });

/** Amount of money in whole paise; the 32 bits hold Rs 21,474,836.47. */
export const Paise = (options: ColumnOptions = {}) => Column({ type: 'int', ...options });

export const Flag = () => Column({ type: 'boolean', default: false });

const numberFromBigint = {
  to: (value: number | null) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

/** Sum of money in whole paise, which may exceed 32 bits. */
export const BigPaise = () => Column({ type: 'bigint', transformer: numberFromBigint });

/** A point in time as milliseconds since 1970 in UTC: exact, ordered and the same number in both databases. */
export const Time = (options: ColumnOptions = {}) =>
  Column({
    type: 'bigint',
    transformer: numberFromBigint,
    ...options,
  });

/** JSON kept as text, so that MySQL and MariaDB agree on the column's type. */
export const Json = (options: ColumnOptions = {}) => Column({ type: 'simple-json', ...options });
