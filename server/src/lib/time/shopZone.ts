const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
const WEEKS_OF_YEAR = 53;

// A process serves one shop. So the functions for its days need no parameter that every caller would have to pass on.
let offsetMs = 330 * MINUTE_MS;

/** The offset of the shop's time zone to UTC, in ms; positive to the east. */
export const shopOffsetMs = (): number => offsetMs;

/** Sets the shop's time zone for this process; it is India's until then. @param name IANA name of a zone with one offset */
export function setShopTimeZone(name: string): void {
  offsetMs = zoneOffsetMs(name);
}

/** The shop's offset as ISO-8601 writes it, such as `+05:30`. */
export function utcOffset(): string {
  const minutes = Math.abs(offsetMs) / MINUTE_MS;
  const pad = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${offsetMs < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
}

/** Whether there is a time zone with this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(zoneFormat(name));
  } catch {
    return false;
  }
}

/** Whether a time zone keeps its offset in the year after `now`. Some change theirs for a month only. */
export function hasOneOffset(name: string, now = Date.now()): boolean {
  const weeks = Array.from({ length: WEEKS_OF_YEAR }, (_, week) => now + week * WEEK_MS);
  return new Set(weeks.map((time) => zoneOffsetMs(name, time))).size === 1;
}

/** The offset of a time zone to UTC at a point in time, in ms. */
function zoneOffsetMs(name: string, time = Date.now()): number {
  const parts = zoneFormat(name).formatToParts(time);
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // `GMT` alone is UTC.
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [null, '+', 0, 0];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

const zoneFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
