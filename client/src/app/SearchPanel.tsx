import { SidePanel } from '../components/SidePanel.tsx';
import { SEARCH_HASH, useHashPanel } from '../lib/useHashPanel.ts';
import { SearchBox } from './header/SearchBox.tsx';
import { texts } from './texts.ts';

/** The search of narrow screens, over the page. */
export function SearchPanel() {
  const { open, close } = useHashPanel(SEARCH_HASH);
  return (
    <SidePanel title={texts.search} side="top" open={open} onClose={close}>
      <SearchBox focusFirst />
    </SidePanel>
  );
}
