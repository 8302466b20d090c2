import { useEffect, useEffectEvent, useState } from 'react';

const DELAY_MS = 250;

/**
 * The text of an input whose value is kept elsewhere, such as in the URL. `onChange` gets it, trimmed, a moment after the last key.
 */
export function useDelayedText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  /** What was stored from here last. Its return as `value` must not overwrite what was typed since then. */
  const [sent, setSent] = useState<string | null>(null);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== sent) {
      // It has changed elsewhere, such as by going back.
      setText(value);
      setSent(null);
    }
  }
  const store = useEffectEvent(() => {
    const trimmed = text.trim();
    if (trimmed === value) return;
    setSent(trimmed);
    onChange(trimmed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay begins with each change of the text
  useEffect(() => {
    const timer = setTimeout(() => store(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  /** Goes back to the value, if it did not take what was stored, such as when somebody decided to stay on a page. */
  const revert = () => {
    if (sent === null || sent === value || sent !== text.trim()) return;
    setText(value);
    setSent(null);
  };
  return { text, setText, revert };
}
