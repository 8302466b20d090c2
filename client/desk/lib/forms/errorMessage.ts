/** The message of a field's error; of a list's, that of its first refused entry. */
export function errorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(errorMessage).find(Boolean);
}
