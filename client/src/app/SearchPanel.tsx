import { useState } from 'react';
import { SEARCH_HASH, useHashPanel } from '../lib/useHashPanel.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';

const SearchDialog = lazyDialog(() => import('./SearchDialog.tsx').then((module) => module.SearchDialog));

/** The search of narrow screens, over the page. */
export function SearchPanel() {
  const { open, close } = useHashPanel(SEARCH_HASH);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted && <SearchDialog open={open} onClose={close} />;
}
