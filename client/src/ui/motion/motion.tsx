import { useEffect, useState } from 'react';
import type { PopProps, PresenceProps } from './motionElements.tsx';

type MotionElements = typeof import('./motionElements.tsx');
let motionElements: MotionElements | null = null;

/** Loads framer-motion. Without it, elements appear and disappear without animation. */
export function loadMotion(): void {
  import('./motionElements.tsx').then(
    (elements) => {
      motionElements = elements;
    },
    // Elements stay without animation.
    () => undefined,
  );
}

/** A div that is animated when it appears and disappears. */
export function Presence({ isVisible, ...rest }: PresenceProps) {
  const [wasVisible, setWasVisible] = useState(false);
  const [elements, setElements] = useState<MotionElements | null>(null);
  if (isVisible !== wasVisible) {
    setWasVisible(isVisible);
    // Not while the div is visible, because that would mount its content again.
    if (isVisible) setElements(motionElements);
  }
  return elements ? (
    <elements.AnimatedPresence isVisible={isVisible} {...rest} />
  ) : (
    <PlainPresence isVisible={isVisible} {...rest} />
  );
}

function PlainPresence({ isVisible, itemKey, hiddenStyle: _, onExited, ...rest }: PresenceProps) {
  useEffect(() => {
    if (!isVisible) onExited?.();
  }, [isVisible, onExited]);
  return isVisible ? <div key={itemKey} {...rest} /> : null;
}

/** A span that pops when its value changes. */
export function Pop({ value, ...rest }: PopProps) {
  const [previousValue, setPreviousValue] = useState(value);
  const [changes, setChanges] = useState(0);
  if (value !== previousValue) {
    setPreviousValue(value);
    setChanges(changes + 1);
  }
  const elements = changes > 0 ? motionElements : null;
  return elements ? <elements.AnimatedPop key={changes} value={value} {...rest} /> : <span {...rest} />;
}
