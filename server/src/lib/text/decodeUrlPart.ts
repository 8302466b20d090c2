/** Percent-decodes a part of a URL; null when it is not validly encoded. */
export function decodeUrlPart(part: string): string | null {
  // The result must be used: the bundler removes calls whose value is unused, even if they can throw.
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
