import { Button, Dialog, Field, Image, Input, NativeSelect, Portal, Stack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { uploadPicture } from '../../../lib/uploadPicture.ts';
import { showError } from '../../../ui/toaster.tsx';
import { useCategories } from '../useCategories.ts';
import type { DeskBanner, useBanners } from './useBanners.ts';

interface BannerDialogProps {
  kind: DeskBanner['kind'];
  /** Null: a new one. */
  banner: DeskBanner | null;
  changes: ReturnType<typeof useBanners>;
  onClose: () => void;
}

/** A time as a field of the browser shows it, in the local time zone. */
function toLocal(time: string | null | undefined): string {
  if (!time) return '';
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
const toIso = (local: string): string | null => (local ? new Date(local).toISOString() : null);

/** The form of a banner. */
export function BannerDialog({ kind, banner, changes, onClose }: BannerDialogProps) {
  const { categories } = useCategories();
  const [title, setTitle] = useState(banner?.title ?? '');
  const [text, setText] = useState(banner?.text ?? '');
  const [image, setImage] = useState(banner?.image.url ?? '');
  const [categoryId, setCategoryId] = useState(banner?.category.id ?? '');
  const [from, setFrom] = useState(toLocal(banner?.shownFrom));
  const [until, setUntil] = useState(toLocal(banner?.shownUntil));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const fields = { title, text, image, categoryId, shownFrom: toIso(from), shownUntil: toIso(until) };
    const isSaved = banner
      ? await changes.update({ id: banner.id, version: banner.version, ...fields })
      : await changes.create({ kind, ...fields });
    if (isSaved) onClose();
  }

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      setImage((await uploadPicture(file, kind)).url);
    } catch (error) {
      showError((error as Error).message);
    }
  }

  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      placement="center"
      scrollBehavior="inside"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content asChild>
            <form onSubmit={(event) => void submit(event)}>
              <Dialog.Header>
                <Dialog.Title>{banner ? 'Edit the banner' : 'New banner'}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="4">
                  <Field.Root required>
                    <Field.Label>Title</Field.Label>
                    <Input value={title} maxLength={120} onChange={(event) => setTitle(event.target.value)} />
                  </Field.Root>
                  <Field.Root>
                    <Field.Label>Text</Field.Label>
                    <Input value={text} maxLength={200} onChange={(event) => setText(event.target.value)} />
                  </Field.Root>
                  <Field.Root required>
                    <Field.Label>Leads to</Field.Label>
                    <NativeSelect.Root>
                      <NativeSelect.Field
                        value={categoryId}
                        onChange={(event) => setCategoryId(event.target.value)}
                      >
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
                  <Field.Root>
                    <Field.Label>Picture</Field.Label>
                    {image && <Image src={image} alt="" maxHeight="32" rounded="sm" />}
                    <Input
                      type="file"
                      accept="image/jpeg,image/png,image/webp"
                      paddingY="1.5"
                      onChange={(event) => void upload(event.target.files?.[0])}
                    />
                  </Field.Root>
                  <Field.Root>
                    <Field.Label>Shown from</Field.Label>
                    <Input
                      type="datetime-local"
                      value={from}
                      onChange={(event) => setFrom(event.target.value)}
                    />
                    <Field.HelperText>Empty: at once</Field.HelperText>
                  </Field.Root>
                  <Field.Root>
                    <Field.Label>Shown until</Field.Label>
                    <Input
                      type="datetime-local"
                      value={until}
                      onChange={(event) => setUntil(event.target.value)}
                    />
                    <Field.HelperText>Empty: it stays</Field.HelperText>
                  </Field.Root>
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="outline" onClick={onClose}>
                  Cancel
                </Button>
                <Button type="submit" loading={changes.busy} disabled={!title || !image || !categoryId}>
                  Save
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
