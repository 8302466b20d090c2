import { v7, validate } from 'uuid';

/** A new UUIDv7: later ids sort after earlier ones. */
export const newId = (): string => v7();

/** Whether a text has the form of an id. */
export const isId = (text: string): boolean => validate(text);
