import { useState } from 'react';
import { LuMenu } from 'react-icons/lu';
import { MENU_HASH, useHashPanel } from '../../lib/useHashPanel.ts';
import { button } from '../../theme/classes.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import styles from './NarrowMenu.module.css';

const NarrowPanel = lazyDialog(() => import('./NarrowPanel.tsx').then((module) => module.NarrowPanel));

/** The button for the menu of narrow screens, and the menu. */
export function NarrowMenu() {
  const { open, show, close } = useHashPanel(MENU_HASH);
  /** A link of the menu was followed: the menu closes at once, although the new page may still be loading. */
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <button
        type="button"
        className={button({ variant: 'ghost' }, styles.button)}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => {
          setLeaving(false);
          show();
        }}
      >
        <LuMenu />
      </button>
      <NarrowPanel open={open && !isLeaving} onClose={close} onNavigate={() => setLeaving(true)} />
    </>
  );
}
