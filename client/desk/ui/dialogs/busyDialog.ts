import { createContext, type RefObject, useContext, useEffect } from 'react';

/** Of the surrounding dialog: whether what was entered in it is being saved. */
export const BusyDialog = createContext<RefObject<boolean> | null>(null);

/** Keeps the surrounding dialog open while it is saved: with it the reason of a refusal would be lost. */
export function useKeepDialog(isBusy: boolean): void {
  const dialog = useContext(BusyDialog);
  useEffect(() => {
    if (!dialog || !isBusy) return;
    dialog.current = true;
    return () => {
      dialog.current = false;
    };
  }, [dialog, isBusy]);
}
