import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import {
  bannerInput,
  hasTimesInOrder,
  TIMES_NOT_IN_ORDER,
} from '../../../../../server/src/features/catalog/desk/banners/banner.input.ts';
import { inputResolver } from '../../../lib/forms/inputResolver.ts';
import { isoTime, parseTimeField, toTimeField, useUtcOffset } from '../../../lib/shopTime.ts';
import { CategoryOptions } from '../../../ui/forms/CategoryOptions.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { CatalogueDialog } from '../CatalogueDialog.tsx';
import { PictureField } from '../PictureField.tsx';
import { useCategories } from '../useCategories.ts';
import { useEditedForm } from '../useEditedForm.ts';
import type { DeskBanner, useBanners } from './useBanners.ts';

interface BannerDialogProps {
  kind: DeskBanner['kind'];
  /** As it is stored now; null: a new one. */
  banner: DeskBanner | null;
  changes: ReturnType<typeof useBanners>;
  onClose: () => void;
}

const empty = { title: '', text: '', image: '', categoryId: '', shownFrom: '', shownUntil: '' };
type Values = typeof empty;
const labels: Record<keyof Values, string> = {
  title: 'Title',
  text: 'Text',
  image: 'Picture',
  categoryId: 'Leads to',
  shownFrom: 'Shown from (shop’s time)',
  shownUntil: 'Shown until (shop’s time)',
};

const toValues = (
  { title, text, image, category, shownFrom, shownUntil }: DeskBanner,
  utcOffset: string,
): Values => ({
  title,
  text,
  image: image.url,
  categoryId: category.id,
  shownFrom: toTimeField(shownFrom, utcOffset),
  shownUntil: toTimeField(shownUntil, utcOffset),
});
const toIso = (typed: string, utcOffset: string): string | null => {
  const time = parseTimeField(typed, utcOffset);
  return time === null ? null : isoTime(time, utcOffset);
};
const toInput = ({ shownFrom, shownUntil, ...values }: Values, utcOffset: string) => ({
  ...values,
  shownFrom: toIso(shownFrom, utcOffset),
  shownUntil: toIso(shownUntil, utcOffset),
});

const createResolver = (utcOffset: string) =>
  inputResolver(
    bannerInput.refine(hasTimesInOrder, { path: ['shownUntil'], message: TIMES_NOT_IN_ORDER }),
    ({ shownFrom, shownUntil, ...values }: Values) => ({
      ...values,
      shownFrom: parseTimeField(shownFrom, utcOffset),
      shownUntil: parseTimeField(shownUntil, utcOffset),
    }),
  );

/** The form of a banner. */
export function BannerDialog({ kind, banner, changes, onClose }: BannerDialogProps) {
  const [isUploading, setUploading] = useState(false);
  const utcOffset = useUtcOffset();
  const { categories, subCategories } = useCategories();
  const nameOf = (id: string) => [...categories, ...subCategories].find((one) => one.id === id)?.name ?? id;
  const { form, submit, conflict } = useEditedForm({
    stored: banner && { version: banner.version, values: toValues(banner, utcOffset) },
    empty,
    labels,
    show: (field, values) => (field === 'categoryId' ? nameOf(values.categoryId) : values[field]),
    resolver: createResolver(utcOffset),
    save: (fields, version) =>
      banner && version !== null
        ? changes.update({ id: banner.id, version, ...toInput(fields, utcOffset) })
        : changes.create({ kind, ...toInput(fields, utcOffset) }),
    onSaved: onClose,
  });
  const { control, register, formState } = form;
  const { errors, isDirty } = formState;
  const timeField = (name: 'shownFrom' | 'shownUntil', help: string) => (
    <FormField label={labels[name]} help={help} error={errors[name]?.message}>
      <Input type="datetime-local" {...register(name)} />
    </FormField>
  );
  return (
    <CatalogueDialog
      title={banner ? 'Edit the banner' : 'New banner'}
      hasChanges={isDirty}
      isBusy={changes.busy}
      isUploading={isUploading}
      onSubmit={submit}
      onClose={onClose}
      conflict={conflict}
    >
      <FormField label={labels.title} error={errors.title?.message} isRequired>
        <Input {...register('title')} />
      </FormField>
      <FormField label={labels.text} error={errors.text?.message}>
        <Input {...register('text')} />
      </FormField>
      <FormField label={labels.categoryId} error={errors.categoryId?.message} isRequired>
        <Select key={categories.length} {...register('categoryId')}>
          <option value="">Please choose</option>
          <CategoryOptions categories={categories} withWhole />
        </Select>
      </FormField>
      <Controller
        control={control}
        name="image"
        render={({ field, fieldState }) => (
          <PictureField
            purpose={kind}
            url={field.value || null}
            onChange={(url) => field.onChange(url ?? '')}
            isUploading={isUploading}
            onUploadingChange={setUploading}
            isRequired
            error={fieldState.error?.message}
            inputRef={field.ref}
          />
        )}
      />
      {timeField('shownFrom', 'Empty: at once')}
      {timeField('shownUntil', 'Empty: it stays')}
    </CatalogueDialog>
  );
}
