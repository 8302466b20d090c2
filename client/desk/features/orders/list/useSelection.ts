import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Ids of the selected orders. The page's entry in the browser's history remembers them, so going back to the list restores them. */
export function useSelection() {
  const { search, state } = useLocation() as { search: string; state: { selection?: string[] } | null };
  const navigate = useNavigate();
  // The history changes later than the state: a second key would select from the first one's old selection.
  const [selection, setSelection] = useState(state?.selection ?? []);
  return {
    selection,
    setSelection(next: string[]) {
      setSelection(next);
      void navigate({ search }, { replace: true, state: { selection: next }, preventScrollReset: true });
    },
  };
}
