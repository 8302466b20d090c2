import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { categoryInput } from '../../../../../server/src/features/catalog/desk/categories/category.input.ts';
import {
  COMPARABLE_UNITS,
  formatComparableUnit,
} from '../../../../../server/src/features/catalog/measures/unitPrice.ts';
import { inputResolver } from '../../../lib/forms/inputResolver.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { CatalogueDialog } from '../CatalogueDialog.tsx';
import { PictureField } from '../PictureField.tsx';
import { useEditedForm } from '../useEditedForm.ts';
import type { DeskCategory, useCategoryChanges } from './useCategoryChanges.ts';

interface CategoryDialogProps {
  /** As it is stored now; null: a new one. */
  category: DeskCategory | null;
  parentId: string | null;
  changes: ReturnType<typeof useCategoryChanges>;
  onClose: () => void;
}

const DEFAULT_COLOR = '#e2f5ea';
const labels = {
  name: 'Name',
  color: 'Colour',
  image: 'Picture',
  comparableUnit: 'Unit price',
  hsn: 'HSN code',
  gst: 'GST (%)',
};
const resolver = inputResolver(categoryInput);

/** The form of a category. */
export function CategoryDialog({ category, parentId, changes, onClose }: CategoryDialogProps) {
  const [isUploading, setUploading] = useState(false);
  const { form, submit, conflict } = useEditedForm({
    stored: category && {
      version: category.version,
      values: {
        name: category.name,
        color: category.color,
        image: category.image?.url ?? null,
        comparableUnit: category.comparableUnit,
        hsn: category.hsn,
        gst: category.gst,
      },
    },
    empty: { name: '', color: DEFAULT_COLOR, image: null, comparableUnit: null, hsn: '', gst: '' },
    labels,
    resolver,
    save: (fields, version) =>
      category && version !== null
        ? changes.update({ id: category.id, version, ...fields })
        : changes.create({ parentId, ...fields }),
    onSaved: onClose,
  });
  const { errors, isDirty } = form.formState;
  return (
    <CatalogueDialog
      title={category ? `Edit ${category.name}` : parentId ? 'New sub-category' : 'New category'}
      hasChanges={isDirty}
      isBusy={changes.busy}
      isUploading={isUploading}
      onSubmit={submit}
      onClose={onClose}
      conflict={conflict}
    >
      <FormField label={labels.name} error={errors.name?.message} isRequired>
        <Input {...form.register('name')} />
      </FormField>
      <FormField label={labels.color} error={errors.color?.message}>
        <Input type="color" width="20" padding="1" {...form.register('color')} />
      </FormField>
      <FormField
        label={labels.hsn}
        error={errors.hsn?.message}
        help="Of products that have none: 4, 6 or 8 digits"
      >
        <Input {...form.register('hsn')} inputMode="numeric" autoComplete="off" />
      </FormField>
      <FormField
        label={labels.gst}
        error={errors.gst?.message}
        help="Of products that have none: such as 5, or exempt"
      >
        <Input {...form.register('gst')} autoComplete="off" />
      </FormField>
      <Controller
        control={form.control}
        name="image"
        render={({ field, fieldState }) => (
          <PictureField
            purpose="tile"
            url={field.value}
            onChange={field.onChange}
            isUploading={isUploading}
            onUploadingChange={setUploading}
            canRemove
            error={fieldState.error?.message}
            inputRef={field.ref}
          />
        )}
      />
      <FormField
        label={labels.comparableUnit}
        error={errors.comparableUnit?.message}
        help="What prices are compared by on cards and in the cart"
      >
        <Select {...form.register('comparableUnit', { setValueAs: (text) => text || null })}>
          <option value="">{parentId ? 'as its category' : 'automatic: per 100 g, 100 ml or piece'}</option>
          {COMPARABLE_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {formatComparableUnit(unit)}
            </option>
          ))}
        </Select>
      </FormField>
    </CatalogueDialog>
  );
}
