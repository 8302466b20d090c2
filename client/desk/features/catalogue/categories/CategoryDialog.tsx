import { Field, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { FormDialog } from '../FormDialog.tsx';
import { PictureField } from '../PictureField.tsx';
import { useEditedVersion } from '../useEditedVersion.ts';
import type { DeskCategory, useCategoryChanges } from './useCategoryChanges.ts';

interface CategoryDialogProps {
  /** As it is stored now; null: a new one. */
  category: DeskCategory | null;
  parentId: string | null;
  changes: ReturnType<typeof useCategoryChanges>;
  onClose: () => void;
}

const DEFAULT_COLOR = '#e2f5ea';
const labels = { name: 'Name', color: 'Colour', image: 'Picture' };

/** The form of a category. */
export function CategoryDialog({ category, parentId, changes, onClose }: CategoryDialogProps) {
  const [isUploading, setUploading] = useState(false);
  const { values, set, save, conflict } = useEditedVersion({
    stored: category && {
      version: category.version,
      values: { name: category.name, color: category.color, image: category.image?.url ?? null },
    },
    empty: { name: '', color: DEFAULT_COLOR, image: null as string | null },
    labels,
    save: async (fields, version) => {
      const isSaved =
        category && version !== null
          ? await changes.update({ id: category.id, version, ...fields })
          : await changes.create({ parentId, ...fields });
      if (isSaved) onClose();
    },
  });
  return (
    <FormDialog
      title={category ? `Edit ${category.name}` : parentId ? 'New sub-category' : 'New category'}
      canSave={values.name.trim() !== ''}
      isBusy={changes.busy}
      isUploading={isUploading}
      onSave={save}
      onClose={onClose}
      conflict={conflict}
    >
      <Field.Root required>
        <Field.Label>Name</Field.Label>
        <Input value={values.name} maxLength={120} onChange={(event) => set({ name: event.target.value })} />
      </Field.Root>
      <Field.Root>
        <Field.Label>Colour</Field.Label>
        <Input
          type="color"
          width="20"
          padding="1"
          value={values.color}
          onChange={(event) => set({ color: event.target.value })}
        />
      </Field.Root>
      <PictureField
        purpose="tile"
        url={values.image}
        onChange={(image) => set({ image })}
        isUploading={isUploading}
        onUploadingChange={setUploading}
        canRemove
      />
    </FormDialog>
  );
}
