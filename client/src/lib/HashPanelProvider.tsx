import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { OpeningPanelContext, panelEntry } from './useHashPanel.ts';

/** A panel that was opened and has no history entry yet. */
interface OpeningPanel {
  hash: string;
  /** Path of the page that it was opened on. */
  pathname: string;
}

/**
 * Adds the history entry of a panel that was opened. While the page still navigates, as to another tab, the entry is added
 * afterwards: otherwise opening the panel would end that navigation. A navigation to another page closes the panel instead.
 */
export function HashPanelProvider({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const [panel, setPanel] = useState<OpeningPanel | null>(null);
  const addHistoryEntry = useEffectEvent((hash: string) => {
    const { to, ...options } = panelEntry(search, hash);
    void navigate(to, options);
  });
  useEffect(() => {
    if (!panel) return;
    if (panel.hash === hash || panel.pathname !== pathname) setPanel(null);
    else if (!isNavigating) addHistoryEntry(panel.hash);
  }, [panel, hash, pathname, isNavigating]);

  const openingHash = panel?.pathname === pathname ? panel.hash : null;
  const openingPanel = useMemo(
    () => ({
      openingHash,
      setOpeningHash: (hash: string | null) => setPanel(hash === null ? null : { hash, pathname }),
    }),
    [openingHash, pathname],
  );
  return <OpeningPanelContext value={openingPanel}>{children}</OpeningPanelContext>;
}
