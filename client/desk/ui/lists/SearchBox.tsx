import { InputGroup } from '@chakra-ui/react';
import { LuSearch } from 'react-icons/lu';
import { SearchInput } from './SearchInput.tsx';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What the search finds, where the placeholder has no room for it. */
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search box of a list; the list follows what is typed. */
export const SearchBox = ({ label, placeholder, hint, value, onChange }: SearchBoxProps) => (
  <InputGroup
    startElement={<LuSearch aria-hidden />}
    maxWidth={{ md: 'md' }}
    flex={{ base: '1 0 100%', md: '1' }}
  >
    <SearchInput
      size="md"
      aria-label={label}
      placeholder={placeholder}
      aria-description={hint}
      title={hint}
      bg="bg.panel"
      value={value}
      onChange={onChange}
    />
  </InputGroup>
);
