import { Box, Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LuPlus } from 'react-icons/lu';
import { useCan } from '../../../lib/staff.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { type DeskCategory, useCategoryChanges } from './useCategoryChanges.ts';

interface CategoryTreeProps {
  categories: readonly (DeskCategory & { children: readonly DeskCategory[] })[];
  onChanged: () => void;
}

/** The category that the dialog edits, or the parent of a new one. */
type Edited = { category: DeskCategory } | { parentId: string | null };

/** All categories with their sub-categories. */
export function CategoryTree({ categories, onChanged }: CategoryTreeProps) {
  const canEdit = useCan('EDIT_CATALOGUE');
  const changes = useCategoryChanges(onChanged);
  const [edited, setEdited] = useState<Edited | null>(null);

  const rows = (siblings: readonly DeskCategory[]) =>
    siblings.map((category, index) => (
      <CategoryRow
        key={category.id}
        category={category}
        canEdit={canEdit}
        isFirst={index === 0}
        isLast={index === siblings.length - 1}
        isBusy={changes.busy}
        onEdit={() => setEdited({ category })}
        onRemove={() => void changes.remove(category.id)}
        onMove={(by) => {
          const ids = siblings.map(({ id }) => id);
          ids.splice(index + by, 0, ...ids.splice(index, 1));
          void changes.sort(category.parentId, ids);
        }}
      />
    ));
  const addButton = (label: string, parentId: string | null) =>
    canEdit && (
      <Button size="xs" variant="ghost" alignSelf="start" onClick={() => setEdited({ parentId })}>
        <LuPlus aria-hidden />
        {label}
      </Button>
    );

  return (
    <Stack gap="4" maxWidth="3xl">
      {categories.map((category, index) => (
        <Box
          as="section"
          key={category.id}
          aria-label={category.name}
          borderWidth="1px"
          rounded="l2"
          bg="bg.panel"
          padding="3"
        >
          {rows(categories)[index]}
          <Stack gap="1" marginTop="1" paddingStart={{ base: '4', md: '10' }}>
            {rows(category.children)}
            {addButton('New sub-category', category.id)}
          </Stack>
        </Box>
      ))}
      {addButton('New category', null)}
      {edited && (
        <CategoryDialog
          category={'category' in edited ? edited.category : null}
          parentId={'category' in edited ? edited.category.parentId : edited.parentId}
          changes={changes}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}
