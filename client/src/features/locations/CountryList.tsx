import { useQuery } from '@apollo/client/react';
import { Box, Button, Spinner, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import { TextInput } from '../../components/TextInput.tsx';
import { storeLocation } from '../../lib/location.ts';
import { COUNTRIES } from './LocationSelector.tsx';
import { matchingCountries } from './matchingCountries.ts';
import { texts } from './texts.ts';

/** The countries to choose from, found by the beginning of what is typed. */
export function CountryList({ chosen, onClose }: { chosen: string | null; onClose: () => void }) {
  const [text, setText] = useState('');
  const { data, error } = useQuery(COUNTRIES);
  const matching = matchingCountries(data?.countries ?? [], text);
  const choose = (iso2: string | null, position: number) => {
    if (iso2 === chosen) return onClose();
    storeLocation(iso2, position);
    window.location.reload();
  };
  const chooseFirst = (event: KeyboardEvent) => {
    const first = text.trim() && matching[0];
    if (event.key === 'Enter' && first) choose(first.iso2, first.position);
  };
  return (
    <Box w="64" onKeyDown={moveFocus}>
      <TextInput
        autoFocus
        value={text}
        onKeyDown={chooseFirst}
        onChange={(event) => setText(event.target.value)}
        placeholder={texts.search}
        aria-label={texts.searchLabel}
      />
      <Box as="ul" listStyleType="none" mt="2" maxH="64" overflowY="auto" tabIndex={-1}>
        <Entry label={texts.anywhere} chosen={chosen === null} onChoose={() => choose(null, 0)} />
        {matching.map(({ country, iso2, position }) => (
          <Entry
            key={iso2}
            label={country}
            chosen={chosen === iso2}
            onChoose={() => choose(iso2, position)}
          />
        ))}
      </Box>
      {!data && !error && <Spinner m="3" color="brand.solid" aria-label={texts.loading} />}
      {error && (
        <Text role="alert" p="3" color="fg.error">
          {texts.failed}
        </Text>
      )}
      {data && matching.length === 0 && (
        <Text role="status" px="3" pt="2" textStyle="sm" color="fg.muted">
          {texts.none}
        </Text>
      )}
    </Box>
  );
}

/** The arrow keys go along the entries, and between them and the text above. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  stops[stops.indexOf(event.target as HTMLElement) + step]?.focus();
}

function Entry({ label, chosen, onChoose }: { label: string; chosen: boolean; onChoose: () => void }) {
  return (
    <li>
      <Button
        variant={chosen ? 'subtle' : 'ghost'}
        size="sm"
        w="full"
        justifyContent="start"
        whiteSpace="normal"
        textAlign="start"
        color="fg"
        fontWeight={chosen ? 'bold' : 'medium'}
        // The list around it cuts what is outside.
        _focusVisible={{ outlineOffset: '-2px' }}
        aria-current={chosen || undefined}
        onClick={onChoose}
      >
        {label}
      </Button>
    </li>
  );
}
