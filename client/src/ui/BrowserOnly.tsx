import type { ReactNode } from 'react';

const isServer = typeof window === 'undefined';

/** Renders placeholders in the browser only: the server renders a page when its data is loaded. */
export function BrowserOnly({ children }: { children: ReactNode }) {
  return isServer ? null : children;
}
