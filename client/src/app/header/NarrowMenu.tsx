import { useState } from 'react';
import { LuMenu } from 'react-icons/lu';
import { button } from '../../theme/classes.ts';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { texts } from '../texts.ts';
import styles from './NarrowMenu.module.css';

const NarrowPanel = lazyDialog(() => import('./NarrowPanel.tsx').then((module) => module.NarrowPanel));

/** The menu of narrow screens. */
export function NarrowMenu() {
  /** Null until it is opened for the first time. */
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        className={button({ variant: 'ghost' }, styles.button)}
        aria-label={texts.menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LuMenu />
      </button>
      {open !== null && <NarrowPanel open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
