import { createContext, useContext } from 'react';
import { LOCATION_ALL } from './constants.ts';

const LABEL = 'location';
const POSITION = 'locationTabIndex';
const ONE_YEAR = 365 * 24 * 60 * 60;

/** The country that the page is shown for: an ISO2 code, or null for all. */
export const LocationContext = createContext<string | null>(null);

/** The ISO2 code to filter products by; null shows what is sold anywhere. */
export function useLocationCode(): string | null {
  return useContext(LocationContext);
}

/** The country in a `Cookie` header or `document.cookie`; null for all countries, none or a malformed one. */
export function locationFromCookie(cookie: string | undefined): string | null {
  const value = cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${LABEL}=`))
    ?.slice(LABEL.length + 1);
  return codeOf(value);
}

function codeOf(label: string | undefined): string | null {
  return label && /^[A-Z]{2}$/.test(label) ? label : null;
}

/**
 * Remembers the chosen country, or all countries for null, with its position in the selector (0 for all). The
 * cookie is for the server, so that its HTML is for the same country. Takes effect when the page is loaded again.
 */
export function storeLocation(iso2: string | null, position: number): void {
  const label = iso2 ?? LOCATION_ALL;
  localStorage.setItem(LABEL, label);
  localStorage.setItem(POSITION, String(position));
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in all supported browsers
  document.cookie = `${LABEL}=${label}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
}

/**
 * Brings storage and cookie in line when the page opens; storage has the last word, and is all countries at first.
 * @returns whether the server's HTML is for another country than the chosen one, so that the page has to be loaded again
 */
export function restoreLocation(): boolean {
  const rendered = locationFromCookie(document.cookie);
  const label = localStorage.getItem(LABEL);
  const chosen = label === null ? rendered : codeOf(label);
  storeLocation(chosen, Number(localStorage.getItem(POSITION)));
  // Without cookies the page would reload in a loop.
  return chosen !== rendered && chosen === locationFromCookie(document.cookie);
}
