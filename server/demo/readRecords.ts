import { z } from 'zod';

/**
 * Checks what a file of server/demo/records holds.
 * @param file for the error, such as `banners.json`
 * @throws when it does not fit the schema
 */
export function readRecords<T>(file: string, schema: z.ZodType<T>, content: unknown): T {
  const { data, error } = schema.safeParse(content);
  if (error) throw new Error(`server/demo/records/${file}: ${z.prettifyError(error)}`);
  return data as T;
}
