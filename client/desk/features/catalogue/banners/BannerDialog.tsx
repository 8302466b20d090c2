import { Field, Input, NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import { FormDialog } from '../FormDialog.tsx';
import { PictureField } from '../PictureField.tsx';
import { useCategories } from '../useCategories.ts';
import { useEditedVersion } from '../useEditedVersion.ts';
import type { DeskBanner, useBanners } from './useBanners.ts';

interface BannerDialogProps {
  kind: DeskBanner['kind'];
  /** As it is stored now; null: a new one. */
  banner: DeskBanner | null;
  changes: ReturnType<typeof useBanners>;
  onClose: () => void;
}

/** A time as a field of the browser shows it, in the local time zone. */
function toLocal(time: string | null): string {
  if (!time) return '';
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
const toIso = (local: string): string | null => (local ? new Date(local).toISOString() : null);

const empty = { title: '', text: '', image: '', categoryId: '', from: '', until: '' };
type Values = typeof empty;
const labels: Record<keyof Values, string> = {
  title: 'Title',
  text: 'Text',
  image: 'Picture',
  categoryId: 'Leads to',
  from: 'Shown from',
  until: 'Shown until',
};

const toValues = ({ title, text, image, category, shownFrom, shownUntil }: DeskBanner): Values => ({
  title,
  text,
  image: image.url,
  categoryId: category.id,
  from: toLocal(shownFrom),
  until: toLocal(shownUntil),
});
const toInput = ({ from, until, ...values }: Values) => ({
  ...values,
  shownFrom: toIso(from),
  shownUntil: toIso(until),
});

/** The form of a banner. */
export function BannerDialog({ kind, banner, changes, onClose }: BannerDialogProps) {
  const [isUploading, setUploading] = useState(false);
  const { categories, subCategories } = useCategories();
  const { values, set, save, conflict } = useEditedVersion({
    stored: banner && { version: banner.version, values: toValues(banner) },
    empty,
    labels,
    save: async (fields, version) => {
      const isSaved =
        banner && version !== null
          ? await changes.update({ id: banner.id, version, ...toInput(fields) })
          : await changes.create({ kind, ...toInput(fields) });
      if (isSaved) onClose();
    },
  });
  const nameOf = (id: string) => [...categories, ...subCategories].find((one) => one.id === id)?.name ?? id;
  const timeField = (name: 'from' | 'until', help: string) => (
    <Field.Root>
      <Field.Label>{labels[name]}</Field.Label>
      <Input
        type="datetime-local"
        value={values[name]}
        onChange={(event) => set({ [name]: event.target.value })}
      />
      <Field.HelperText>{help}</Field.HelperText>
    </Field.Root>
  );
  return (
    <FormDialog
      title={banner ? 'Edit the banner' : 'New banner'}
      canSave={Boolean(values.title && values.image && values.categoryId)}
      isBusy={changes.busy}
      isUploading={isUploading}
      onSave={save}
      onClose={onClose}
      conflict={
        conflict && {
          ...conflict,
          fields: conflict.fields.map((field) =>
            field.label === labels.categoryId
              ? { ...field, mine: nameOf(field.mine), theirs: nameOf(field.theirs) }
              : field,
          ),
        }
      }
    >
      <Field.Root required>
        <Field.Label>Title</Field.Label>
        <Input
          value={values.title}
          maxLength={120}
          onChange={(event) => set({ title: event.target.value })}
        />
      </Field.Root>
      <Field.Root>
        <Field.Label>Text</Field.Label>
        <Input value={values.text} maxLength={200} onChange={(event) => set({ text: event.target.value })} />
      </Field.Root>
      <CategoryField value={values.categoryId} onChange={(categoryId) => set({ categoryId })} />
      <PictureField
        purpose={kind}
        url={values.image || null}
        onChange={(image) => set({ image: image ?? '' })}
        isUploading={isUploading}
        onUploadingChange={setUploading}
      />
      {timeField('from', 'Empty: at once')}
      {timeField('until', 'Empty: it stays')}
    </FormDialog>
  );
}

/** The category or sub-category that a banner leads to. */
function CategoryField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { categories } = useCategories();
  return (
    <Field.Root required>
      <Field.Label>{labels.categoryId}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">Please choose</option>
          {categories.map(({ id, name, children }) => (
            <optgroup key={id} label={name}>
              <option value={id}>All of {name}</option>
              {children.map((child) => (
                <option key={child.id} value={child.id}>
                  {child.name}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
