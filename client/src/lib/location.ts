import { createContext, useContext } from 'react';
import { LOCATION_ALL } from './constants.ts';
import { localStore } from './session/storage.ts';

/** Keys in localStorage; the first one is also the cookie's name. */
const LOCATION = 'location';
const POSITION = 'locationTabIndex';
const ONE_YEAR = 365 * 24 * 60 * 60;

/** The country that the page is shown for: an ISO2 code, or null for all. */
export const LocationContext = createContext<string | null>(null);

/** The ISO2 code to filter products by; null for the products of all countries. */
export function useLocationCode(): string | null {
  return useContext(LocationContext);
}

/** The country in a `Cookie` header or `document.cookie`; null for all countries, none or a malformed one. */
export function locationFromCookie(cookie: string | undefined): string | null {
  const value = cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${LOCATION}=`))
    ?.slice(LOCATION.length + 1);
  return parseCode(value);
}

/** The ISO2 code in a stored value; null for all countries or an invalid value. */
function parseCode(label: string | undefined): string | null {
  return label && /^[A-Z]{2}$/.test(label) ? label : null;
}

/**
 * Stores the selected country, or all countries for null, with its position in the selector (0 for all). The cookie tells
 * the server which country to render for. Takes effect when the page is reloaded.
 */
export function storeLocation(iso2: string | null, position: number): void {
  const label = iso2 ?? LOCATION_ALL;
  localStore.setItem(LOCATION, label);
  localStore.setItem(POSITION, String(position));
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in all supported browsers
  document.cookie = `${LOCATION}=${label}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
}

/**
 * Copies the stored country into the cookie, or the cookie's country into an empty storage.
 * @returns whether the server has rendered for another country, so that the page must be reloaded
 */
export function restoreLocation(): boolean {
  const renderedCode = locationFromCookie(document.cookie);
  const label = localStore.getItem(LOCATION);
  const selectedCode = label === null ? renderedCode : parseCode(label);
  storeLocation(selectedCode, Number(localStore.getItem(POSITION)));
  // Without cookies the page would reload in a loop.
  return selectedCode !== renderedCode && selectedCode === locationFromCookie(document.cookie);
}
