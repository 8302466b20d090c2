import { SEARCH_HASH, useHashPanel } from '../lib/useHashPanel.ts';
import { lazyDialog } from '../ui/dialogs/lazyDialog.tsx';

const SearchDialog = lazyDialog(() => import('./SearchDialog.tsx').then((module) => module.SearchDialog));

/** The search of narrow screens, in a panel over the page. */
export function SearchPanel() {
  const { open, close } = useHashPanel(SEARCH_HASH);
  return <SearchDialog open={open} onClose={close} />;
}
