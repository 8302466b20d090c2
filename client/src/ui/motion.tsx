import { useEffect, useState } from 'react';
import type { AppearProps, PopProps } from './motionProps.ts';

type Parts = typeof import('./motionParts.tsx');
let loaded: Parts | null = null;

/** Loads what moves things; until it is here, or where it cannot be had, everything appears without moving. */
export function loadMotion(): void {
  import('./motionParts.tsx').then(
    (parts) => {
      loaded = parts;
    },
    // Nothing is lost but the movement.
    () => undefined,
  );
}

/** A div that moves in and out. */
export function Appear({ shown, ...rest }: AppearProps) {
  const [before, setBefore] = useState<{ shown: boolean; parts: Parts | null }>({
    shown: false,
    parts: null,
  });
  // Not while it is shown: it would begin anew.
  if (shown !== before.shown) setBefore({ shown, parts: shown ? loaded : before.parts });
  const { parts } = before;
  return parts ? <parts.AnimatedAppear shown={shown} {...rest} /> : <PlainAppear shown={shown} {...rest} />;
}

function PlainAppear({ shown, itemKey, away: _, onGone, ...rest }: AppearProps) {
  useEffect(() => {
    if (!shown) onGone?.();
  }, [shown, onGone]);
  return shown ? <div key={itemKey} {...rest} /> : null;
}

/** A span whose content pops up when it changes. */
export function Pop({ on, ...rest }: PopProps) {
  const [known, setKnown] = useState({ on, changes: 0 });
  if (on !== known.on) setKnown({ on, changes: known.changes + 1 });
  const parts = known.changes > 0 ? loaded : null;
  return parts ? <parts.AnimatedPop key={known.changes} on={on} {...rest} /> : <span {...rest} />;
}
