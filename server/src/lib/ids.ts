import { v7 } from 'uuid';

/** A new UUIDv7: later ids sort after earlier ones. */
export const newId = (): string => v7();
