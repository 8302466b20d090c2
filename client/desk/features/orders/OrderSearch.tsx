import { InputGroup } from '@chakra-ui/react';
import { useRef } from 'react';
import { LuSearch } from 'react-icons/lu';
import { useShortcut } from '../../lib/shortcuts.ts';
import { TextFilter } from '../../ui/TextFilter.tsx';

/** The search box of the list; the list follows what is typed. */
export function OrderSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Search orders', () => input.current?.focus());
  return (
    <InputGroup startElement={<LuSearch aria-hidden />} maxWidth={{ md: 'md' }} flex="1">
      <TextFilter
        ref={input}
        type="search"
        size="md"
        aria-label="Search orders"
        placeholder="Id, payment, name, phone, e-mail"
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
