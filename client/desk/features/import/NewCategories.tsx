import { Alert, Box, Checkbox, Stack, Text } from '@chakra-ui/react';
import { plural } from '../../../src/lib/format.ts';
import type { DeskImportPreviewQuery } from '../../generated/graphql.ts';

type Import = NonNullable<NonNullable<DeskImportPreviewQuery['desk']>['import']>;
type NewCategory = NonNullable<Import['preview']>['categoriesToCreate'][number];

/** More lines would make the page slow. */
const SHOWN = 200;

interface NewCategoriesProps {
  /** At least one. */
  categories: readonly NewCategory[];
  /** Null: the import has begun. */
  confirmation: { isConfirmed: boolean; onConfirm: (isConfirmed: boolean) => void } | null;
}

/** The categories that an import creates, those first that may be misspelt, and the confirmation that they are meant. */
export function NewCategories({ categories, confirmation }: NewCategoriesProps) {
  const count = categories.length;
  const similar = categories.filter(({ similarName }) => similarName !== null);
  const sorted = [...similar, ...categories.filter(({ similarName }) => similarName === null)];
  return (
    <Alert.Root status={similar.length > 0 ? 'warning' : 'info'}>
      <Alert.Indicator />
      <Alert.Content minWidth="0">
        <Alert.Title id="new-categories">New categories</Alert.Title>
        <Stack gap="3">
          <Box
            role="region"
            aria-labelledby="new-categories"
            // The region scrolls by keys.
            tabIndex={0}
            maxHeight="60"
            overflowY="auto"
          >
            <Box as="ul">
              {sorted.slice(0, SHOWN).map((category) => (
                <NewCategoryLine key={`${category.category}\n${category.subCategory}`} {...category} />
              ))}
              {count > SHOWN && <li>and {(count - SHOWN).toLocaleString('en-IN')} more</li>}
            </Box>
          </Box>
          {confirmation && (
            <Checkbox.Root
              checked={confirmation.isConfirmed}
              onCheckedChange={({ checked }) => confirmation.onConfirm(checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>
                {count === 1
                  ? 'Create this category'
                  : `Create these ${count.toLocaleString('en-IN')} categories`}
              </Checkbox.Label>
            </Checkbox.Root>
          )}
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}

const nameOf = ({ category, subCategory }: NewCategory) =>
  [category, subCategory].filter(Boolean).join(' / ');

const NewCategoryLine = (category: NewCategory) => (
  <Box as="li" overflowWrap="anywhere">
    {nameOf(category)}: {category.products.toLocaleString('en-IN')} {plural(category.products, 'product')}
    {category.similarName !== null && (
      <>
        {' – '}
        <Text as="strong">did you mean “{category.similarName}”?</Text>
      </>
    )}
  </Box>
);
