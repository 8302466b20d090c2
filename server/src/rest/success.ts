import { z } from 'zod';
import { notSignedIn } from '../lib/problems.ts';
import { idParams } from './input.ts';

/** Body of a success without data. */
export const success = z.object({ success: z.literal(true).describe('Always true') });
export const succeeded = { success: true } as const;

/** Schema of `DELETE …/{id}` for something of the caller; another shopper's id, or an unknown one, changes nothing. */
export const deletionSchema = (summary: string) => ({
  summary: `${summary}. Succeeds also if it is already removed`,
  params: idParams,
  response: { 200: success },
  failures: { 401: notSignedIn() },
});
