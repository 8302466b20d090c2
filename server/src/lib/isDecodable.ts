/** Whether user and password of an address can be read: `%` begins the code of a character there. */
export function isDecodable(url: string): boolean {
  const { username, password } = new URL(url);
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}
