import { createContext, useContext } from 'react';

/** Where a page that is rendered on the server leaves its HTTP status. */
export interface PageStatusBox {
  status: number;
}

export const PageStatus = createContext<PageStatusBox | null>(null);

/** Sets the HTTP status of the page on the server, such as 404; nothing happens in a browser or without a status. */
export function usePageStatus(status: number | undefined): void {
  const box = useContext(PageStatus);
  if (box && status) box.status = status;
}
