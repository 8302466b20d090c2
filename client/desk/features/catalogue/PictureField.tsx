import { Button, Field, Image, Input } from '@chakra-ui/react';
import { type PicturePurpose, uploadPicture } from '../../lib/uploadPicture.ts';
import { showError } from '../../ui/toaster.tsx';

interface PictureFieldProps {
  purpose: PicturePurpose;
  /** Null: none. */
  url: string | null;
  onChange: (url: string | null) => void;
  isUploading: boolean;
  /** Told when an upload begins and ends: until then the form cannot be saved. */
  onUploadingChange: (isUploading: boolean) => void;
  canRemove?: boolean;
}

/** A picture in a dialog's form, which is uploaded as soon as it is chosen. */
export function PictureField({
  purpose,
  url,
  onChange,
  isUploading,
  onUploadingChange,
  canRemove = false,
}: PictureFieldProps) {
  async function upload(file: File | undefined): Promise<void> {
    if (!file) return;
    onUploadingChange(true);
    try {
      onChange((await uploadPicture(file, purpose)).url);
    } catch (error) {
      showError((error as Error).message);
    }
    onUploadingChange(false);
  }
  return (
    <Field.Root>
      <Field.Label>Picture</Field.Label>
      {url && <Image src={url} alt="" maxHeight="32" maxWidth="100%" objectFit="contain" rounded="sm" />}
      <Input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        paddingY="1.5"
        disabled={isUploading}
        onChange={(event) => void upload(event.target.files?.[0])}
      />
      {canRemove && url && (
        <Button size="xs" variant="ghost" onClick={() => onChange(null)}>
          Remove the picture
        </Button>
      )}
    </Field.Root>
  );
}
