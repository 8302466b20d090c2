import Bowser from 'bowser';

/** A browser and its system in plain words, such as `Firefox on Linux`, of what a client calls itself. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return 'An unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return 'A program';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
