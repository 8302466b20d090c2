import { SidePanel } from '../ui/dialogs/SidePanel.tsx';
import { SearchBox } from './header/SearchBox.tsx';

export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <SidePanel title="Search" side="top" open={open} onClose={onClose}>
      <SearchBox focusFirst />
    </SidePanel>
  );
}
