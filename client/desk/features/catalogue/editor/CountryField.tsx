import { Combobox, createListCollection, Field, Portal, Tag, useFilter, Wrap } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useCan } from '../../../lib/session/staff.ts';
import { useCountries } from './useCountries.ts';

interface CountryFieldProps {
  /** ISO2 codes; empty: sold everywhere. */
  codes: readonly string[];
  error: string | undefined;
  onChange: (codes: string[]) => void;
}

/** Where a product is sold: countries by name, found by typing. */
export function CountryField({ codes, error, onChange }: CountryFieldProps) {
  const canEdit = useCan('EDIT_CATALOGUE');
  const countries = useCountries();
  const [text, setText] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const collection = useMemo(
    () =>
      createListCollection({
        items: countries.filter(({ country }) => contains(country, text)),
        itemToString: ({ country }) => country,
        itemToValue: ({ iso2 }) => iso2,
      }),
    [countries, text, contains],
  );
  const nameOf = (code: string) => countries.find(({ iso2 }) => iso2 === code)?.country ?? code;
  return (
    <Field.Root invalid={Boolean(error)}>
      <Combobox.Root
        multiple
        openOnClick
        collection={collection}
        value={[...codes]}
        onValueChange={({ value }) => onChange(value)}
        inputValue={text}
        onInputValueChange={({ inputValue }) => setText(inputValue)}
        selectionBehavior="clear"
      >
        <Combobox.Label>Sold in</Combobox.Label>
        {codes.length > 0 && (
          <Wrap gap="2">
            {codes.map((code) => (
              <Tag.Root key={code} size="lg">
                <Tag.Label>{nameOf(code)}</Tag.Label>
                {canEdit && (
                  <Tag.EndElement>
                    <Tag.CloseTrigger
                      aria-label={`Remove ${nameOf(code)}`}
                      onClick={() => onChange(codes.filter((one) => one !== code))}
                    />
                  </Tag.EndElement>
                )}
              </Tag.Root>
            ))}
          </Wrap>
        )}
        <Combobox.Control>
          <Combobox.Input placeholder="Type a country" />
          <Combobox.IndicatorGroup>
            <Combobox.Trigger aria-label="Show countries" />
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content>
              <Combobox.Empty>No such country</Combobox.Empty>
              {collection.items.map((item) => (
                <Combobox.Item key={item.iso2} item={item}>
                  {item.country}
                  <Combobox.ItemIndicator />
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
      <Field.HelperText>Empty: in every country</Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
