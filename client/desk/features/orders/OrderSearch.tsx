import { Input, InputGroup } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { LuSearch } from 'react-icons/lu';
import { useShortcut } from '../../lib/shortcuts.ts';

const DELAY_MS = 250;

/** The search box of the list; the list follows what is typed. */
export function OrderSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // The URL has changed otherwise, such as by going back.
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  useShortcut('/', 'Search orders', () => input.current?.focus());
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <InputGroup startElement={<LuSearch aria-hidden />} maxWidth={{ md: 'md' }} flex="1">
      <Input
        ref={input}
        type="search"
        aria-label="Search orders"
        placeholder="Id, payment, name, phone, e-mail"
        bg="bg.panel"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(text);
          if (event.key !== 'Escape') return;
          // Browsers would empty the box.
          event.preventDefault();
          input.current?.blur();
        }}
      />
    </InputGroup>
  );
}
