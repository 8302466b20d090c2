/** For the `catch` of a file operation. @returns null when the file is not there; throws every other error */
export function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
