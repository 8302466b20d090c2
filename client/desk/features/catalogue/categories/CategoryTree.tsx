import { Box, Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LuPlus } from 'react-icons/lu';
import { useCan } from '../../../lib/session/staff.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useActiveRow } from '../../../ui/lists/useActiveRow.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { type DeskCategory, useCategoryChanges } from './useCategoryChanges.ts';

interface CategoryTreeProps {
  categories: readonly (DeskCategory & { children: readonly DeskCategory[] })[];
  onChanged: () => void;
}

/** The category that the dialog edits, by its id, and the parent of it or of a new one. */
interface Edited {
  id: string | null;
  parentId: string | null;
}

/** All categories with their sub-categories. */
export function CategoryTree({ categories, onChanged }: CategoryTreeProps) {
  const canEdit = useCan('EDIT_CATALOGUE');
  const changes = useCategoryChanges(onChanged);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [removed, setRemoved] = useState<DeskCategory | null>(null);

  const all = categories.flatMap((category): DeskCategory[] => [category, ...category.children]);

  const edit = ({ id, parentId }: DeskCategory) => setEdited({ id, parentId });
  const activeIndex = useActiveRow(all, { onOpen: canEdit ? edit : undefined, onToggle: null });

  const row = (category: DeskCategory, index: number, siblings: readonly DeskCategory[]) => (
    <CategoryRow
      key={category.id}
      category={category}
      canEdit={canEdit}
      isFirst={index === 0}
      isLast={index === siblings.length - 1}
      isBusy={changes.busy}
      isActive={category.id === all[activeIndex]?.id}
      onEdit={() => edit(category)}
      onRemove={() => setRemoved(category)}
      onMove={(by) => {
        const ids = siblings.map(({ id }) => id);
        ids.splice(index + by, 0, ...ids.splice(index, 1));
        void changes.sort(category.parentId, ids);
      }}
    />
  );
  const addButton = (label: string, parentId: string | null) =>
    canEdit && (
      <Button size="xs" variant="ghost" alignSelf="start" onClick={() => setEdited({ id: null, parentId })}>
        <LuPlus aria-hidden />
        {label}
      </Button>
    );

  return (
    <Stack gap="4" maxWidth={{ base: '3xl', '2xl': 'full' }}>
      <SimpleGrid columns={{ base: 1, '2xl': 2 }} gap="4" alignItems="start">
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
            {row(category, index, categories)}
            <Stack gap="1" marginTop="1" paddingStart={{ base: '4', md: '10' }}>
              {category.children.map(row)}
              {addButton('New sub-category', category.id)}
            </Stack>
          </Box>
        ))}
      </SimpleGrid>
      {addButton('New category', null)}
      {edited && (
        <CategoryDialog
          category={all.find(({ id }) => id === edited.id) ?? null}
          parentId={edited.parentId}
          changes={changes}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={`Delete the category ${removed?.name ?? ''}?`}
        confirmLabel="Delete"
        isDangerous
        isBusy={changes.busy}
        onConfirm={() => {
          if (removed) void changes.remove(removed);
          setRemoved(null);
        }}
        onClose={() => setRemoved(null)}
      />
    </Stack>
  );
}
