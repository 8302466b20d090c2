import { chakra, Stack, Text, Wrap } from '@chakra-ui/react';
import { texts } from './texts.ts';

/** The option lists of a product, each under its name; empty ones are not shown. */
export function OptionLists({
  product: { size, productRam, productWeight },
  selected,
  missing,
  onSelect,
}: {
  product: {
    size: readonly string[];
    productRam: readonly string[];
    productWeight: readonly string[];
  };
  /** The selected place in all lists together; null for none. */
  selected: number | null;
  /** Something has to be selected before the shopper can go on. */
  missing: boolean;
  onSelect: (index: number) => void;
}) {
  const lists = [
    { name: texts.size, entries: size },
    { name: texts.ram, entries: productRam },
    { name: texts.weight, entries: productWeight },
  ].filter(({ entries }) => entries.length > 0);
  if (lists.length === 0) return null;
  return (
    <Stack gap="4">
      {lists.map(({ name, entries }) => (
        <chakra.fieldset
          key={name}
          p={missing ? '3' : '0'}
          borderWidth={missing ? '2px' : '0'}
          borderColor="fg.error"
          borderRadius="l2"
          aria-invalid={missing || undefined}
        >
          <chakra.legend fontWeight="bold" mb="2" float="left" w="full">
            {name}
          </chakra.legend>
          <Wrap gap="2" clear="both">
            {entries.map((entry, index) => (
              <chakra.button
                key={entry}
                type="button"
                aria-pressed={index === selected}
                onClick={() => onSelect(index)}
                px="4"
                py="2"
                minW="12"
                fontWeight="bold"
                textStyle="sm"
                cursor="pointer"
                borderWidth="1px"
                borderRadius="l2"
                transition="common"
                focusVisibleRing="outside"
                _hover={{ borderColor: 'brand.solid' }}
                _pressed={{ bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.solid' }}
              >
                {entry}
              </chakra.button>
            ))}
          </Wrap>
        </chakra.fieldset>
      ))}
      {missing && (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          {texts.selectFirst(lists.map(({ name }) => name))}
        </Text>
      )}
    </Stack>
  );
}
