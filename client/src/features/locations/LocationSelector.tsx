import { useQuery } from '@apollo/client/react';
import { Box, Button, chakra, Flex, Input, Spinner, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuMapPin } from 'react-icons/lu';
import { Dropdown } from '../../components/Dropdown.tsx';
import { graphql } from '../../generated/gql.ts';
import { CUT } from '../../lib/constants.ts';
import { cut } from '../../lib/format.ts';
import { storeLocation, useLocationCode } from '../../lib/location.ts';
import { matchingCountries } from './matchingCountries.ts';

const COUNTRIES = graphql(`
  query Countries {
    countries {
      id
      country
      iso2
    }
  }
`);

const ANYWHERE = 'Your Location';
const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Chooses the country that the shop is shown for; the page is loaded again after a change. */
export function LocationSelector() {
  const chosen = useLocationCode();
  return (
    <Dropdown
      variant="outline"
      align="end"
      maxW="52"
      label={
        <Flex align="center" gap="2" minW="0">
          <LuMapPin aria-hidden />
          {/* Names of countries differ a little between JavaScript engines. */}
          <chakra.span truncate suppressHydrationWarning>
            {chosen ? cut(names.of(chosen) ?? chosen, CUT.location) : ANYWHERE}
          </chakra.span>
        </Flex>
      }
    >
      {() => <CountryList chosen={chosen} />}
    </Dropdown>
  );
}

function CountryList({ chosen }: { chosen: string | null }) {
  const [text, setText] = useState('');
  const { data, error } = useQuery(COUNTRIES);
  const choose = (iso2: string | null, position: number) => {
    storeLocation(iso2, position);
    window.location.reload();
  };
  return (
    <Box w="64">
      <Input
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="Search here..."
        aria-label="Search a country"
      />
      <Box as="ul" listStyleType="none" mt="2" maxH="64" overflowY="auto" tabIndex={-1}>
        <Entry label={ANYWHERE} chosen={chosen === null} onChoose={() => choose(null, 0)} />
        {matchingCountries(data?.countries ?? [], text).map(({ country, iso2, position }) => (
          <Entry
            key={iso2}
            label={country}
            chosen={chosen === iso2}
            onChoose={() => choose(iso2, position)}
          />
        ))}
      </Box>
      {!data && !error && <Spinner m="3" color="brand.solid" aria-label="Loading countries" />}
      {error && (
        <Text role="alert" p="3" color="fg.error">
          The countries could not be loaded.
        </Text>
      )}
    </Box>
  );
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
        aria-current={chosen || undefined}
        onClick={onChoose}
      >
        {label}
      </Button>
    </li>
  );
}
