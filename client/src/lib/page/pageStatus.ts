import { createContext, useContext } from 'react';

/** Holds the HTTP status of the page that is being rendered on the server. */
export interface PageStatusBox {
  status: number;
}

export const PageStatus = createContext<PageStatusBox | null>(null);

/** Sets the HTTP status of the page on the server, such as 404. Does nothing in a browser. */
export function usePageStatus(status: number): void {
  const box = useContext(PageStatus);
  if (box) box.status = status;
}
