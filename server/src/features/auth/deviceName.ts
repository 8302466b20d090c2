import Bowser from 'bowser';

const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));

/**
 * A readable name for a User-Agent header, such as `Firefox on Linux`. Only known browsers and systems are named: otherwise
 * an attacker could choose the text that the shopper reads in the list of sessions.
 */
export function deviceName(userAgent: string): string {
  if (!userAgent) return 'An unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return 'A program';
  const name = browsers.has(browser.name) ? browser.name : 'Unknown browser';
  return os.name && systems.has(os.name) ? `${name} on ${os.name}` : name;
}
