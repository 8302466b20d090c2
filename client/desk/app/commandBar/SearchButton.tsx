import { Button, IconButton, Kbd, Text } from '@chakra-ui/react';
import { LuSearch } from 'react-icons/lu';
import { commandKey } from '../../lib/platform.ts';

interface SearchButtonProps {
  onClick: () => void;
  /** Only its icon, for the header of narrow screens. */
  isSmall?: boolean;
}

/** Opens the command bar. */
export const SearchButton = ({ onClick, isSmall = false }: SearchButtonProps) =>
  isSmall ? (
    <IconButton aria-label="Search" variant="ghost" onClick={onClick}>
      <LuSearch />
    </IconButton>
  ) : (
    <Button variant="outline" justifyContent="start" flexShrink="0" onClick={onClick}>
      <LuSearch aria-hidden />
      <Text as="span" flex="1" textAlign="start">
        Search
      </Text>
      <Kbd aria-hidden>{`${commandKey} K`}</Kbd>
    </Button>
  );
