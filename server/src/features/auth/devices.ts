import Bowser from 'bowser';

const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));

/**
 * A browser and its system in plain words, such as `Firefox on Linux`, of what a client calls itself. Only names that are known: else
 * whoever signs in would choose the words that the shopper reads.
 */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return 'An unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return 'A program';
  const name = browsers.has(browser.name) ? browser.name : 'Unknown browser';
  return os.name && systems.has(os.name) ? `${name} on ${os.name}` : name;
}
