import { useState } from 'react';
import { LuMenu } from 'react-icons/lu';
import { button } from '../../theme/classes.ts';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import styles from './NarrowMenu.module.css';

const NarrowPanel = lazyDialog(() => import('./NarrowPanel.tsx').then((module) => module.NarrowPanel));

/** The button for the menu of narrow screens, and the menu. */
export function NarrowMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={button({ variant: 'ghost' }, styles.button)}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LuMenu />
      </button>
      <NarrowPanel open={open} onClose={() => setOpen(false)} />
    </>
  );
}
