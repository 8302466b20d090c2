import { SidePanel } from '../ui/SidePanel.tsx';
import { SearchBox } from './header/SearchBox.tsx';
import { texts } from './texts.ts';

export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <SidePanel title={texts.search} side="top" open={open} onClose={onClose}>
      <SearchBox focusFirst />
    </SidePanel>
  );
}
