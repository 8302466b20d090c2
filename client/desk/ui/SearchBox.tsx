import { InputGroup } from '@chakra-ui/react';
import { useRef } from 'react';
import { LuSearch } from 'react-icons/lu';
import { useShortcut } from '../lib/shortcuts.ts';
import { TextFilter } from './TextFilter.tsx';

interface SearchBoxProps {
  /** Names the box, also in the help for keys. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search box of a list; the list follows what is typed. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', label, () => input.current?.focus());
  return (
    <InputGroup startElement={<LuSearch aria-hidden />} maxWidth={{ md: 'md' }} flex="1">
      <TextFilter
        ref={input}
        type="search"
        size="md"
        aria-label={label}
        placeholder={placeholder}
        bg="bg.panel"
        value={value}
        onChange={onChange}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Browsers would empty the box.
          event.preventDefault();
          input.current?.blur();
        }}
      />
    </InputGroup>
  );
}
