import { chakra, IconButton, Input } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LuSearch } from 'react-icons/lu';
import { useNavigate } from 'react-router-dom';
import { SEARCH_REDIRECT_DELAY } from '../../lib/constants.ts';
import { paths } from '../../lib/paths.ts';

/** The shop's search. Shows that it works for a moment and then opens the results; without scripts it is a plain form. */
export function SearchBox() {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => {
      setWanted(null);
      setText('');
      input.current?.blur();
      void navigate(paths.search({ q: wanted }));
    }, SEARCH_REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [wanted, navigate]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    if (q) setWanted(q);
    else input.current?.focus();
  };

  return (
    <chakra.form
      role="search"
      action="/search"
      onSubmit={submit}
      position="relative"
      flex="1"
      maxW="2xl"
      aria-busy={wanted !== null}
    >
      <Input
        ref={input}
        name="q"
        type="search"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="Search for items..."
        aria-label="Search for items"
        autoComplete="off"
        size="lg"
        bg="bg.subtle"
        ps="5"
        pe="14"
        borderRadius="full"
      />
      <IconButton
        type="submit"
        aria-label="Search"
        loading={wanted !== null}
        position="absolute"
        insetEnd="1"
        top="1"
        size="md"
        h="9"
        borderRadius="full"
      >
        <LuSearch />
      </IconButton>
    </chakra.form>
  );
}
