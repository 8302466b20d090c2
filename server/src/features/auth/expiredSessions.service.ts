import { LessThanOrEqual } from 'typeorm';
import { deleteAll } from '../../database/deleteAll.ts';
import type { Shop } from '../../shop.ts';
import { Session } from './auth.entity.ts';

/** Forgets the sessions that nobody can use any more. */
export const deleteExpiredSessions = ({ db }: Pick<Shop, 'db'>): Promise<void> =>
  deleteAll(db, Session, 'tokenHash', { expiresAt: LessThanOrEqual(Date.now()) });
