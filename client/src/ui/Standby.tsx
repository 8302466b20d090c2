import type { ReactNode } from 'react';

const onServer = typeof window === 'undefined';

/**
 * Shows what stands in for content that is loading. Nothing on the server: there a page is rendered anew until all of
 * its data is there, so what stands in would be work for nobody.
 */
export function Standby({ children }: { children: ReactNode }) {
  return onServer ? null : children;
}
