import { Button, Dialog, Field, Image, Input, Portal, Stack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { uploadPicture } from '../../../lib/uploadPicture.ts';
import { showError } from '../../../ui/toaster.tsx';
import type { DeskCategory, useCategoryChanges } from './useCategoryChanges.ts';

interface CategoryDialogProps {
  /** Null: a new one. */
  category: DeskCategory | null;
  parentId: string | null;
  changes: ReturnType<typeof useCategoryChanges>;
  onClose: () => void;
}

const DEFAULT_COLOR = '#e2f5ea';

/** The form of a category. */
export function CategoryDialog({ category, parentId, changes, onClose }: CategoryDialogProps) {
  const [name, setName] = useState(category?.name ?? '');
  const [color, setColor] = useState(category?.color ?? DEFAULT_COLOR);
  const [image, setImage] = useState(category?.image?.url ?? null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isSaved = category
      ? await changes.update({ id: category.id, version: category.version, name, color, image })
      : await changes.create({ parentId, name, color, image });
    if (isSaved) onClose();
  }

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      setImage((await uploadPicture(file, 'tile')).url);
    } catch (error) {
      showError((error as Error).message);
    }
  }

  const title = category ? `Edit ${category.name}` : parentId ? 'New sub-category' : 'New category';
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()} placement="center">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content asChild>
            <form onSubmit={(event) => void submit(event)}>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="4">
                  <Field.Root required>
                    <Field.Label>Name</Field.Label>
                    <Input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
                  </Field.Root>
                  <Field.Root>
                    <Field.Label>Colour</Field.Label>
                    <Input
                      type="color"
                      width="20"
                      padding="1"
                      value={color}
                      onChange={(event) => setColor(event.target.value)}
                    />
                  </Field.Root>
                  <Field.Root>
                    <Field.Label>Picture</Field.Label>
                    {image && <Image src={image} alt="" boxSize="20" objectFit="contain" />}
                    <Input
                      type="file"
                      accept="image/jpeg,image/png,image/webp"
                      paddingY="1.5"
                      onChange={(event) => void upload(event.target.files?.[0])}
                    />
                    {image && (
                      <Button size="xs" variant="ghost" onClick={() => setImage(null)}>
                        Remove the picture
                      </Button>
                    )}
                  </Field.Root>
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="outline" onClick={onClose}>
                  Cancel
                </Button>
                <Button type="submit" loading={changes.busy} disabled={!name.trim()}>
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
