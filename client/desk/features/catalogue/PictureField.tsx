import { Button, Image, Input } from '@chakra-ui/react';
import type { Ref } from 'react';
import { type PicturePurpose, uploadPicture } from '../../lib/files/uploadPicture.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { showError } from '../../ui/messages/toaster.tsx';

interface PictureFieldProps {
  purpose: PicturePurpose;
  /** Null: none. */
  url: string | null;
  onChange: (url: string | null) => void;
  isUploading: boolean;
  /** Told when an upload begins and ends: until then the form cannot be saved. */
  onUploadingChange: (isUploading: boolean) => void;
  canRemove?: boolean;
  isRequired?: boolean;
  error?: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** A picture in a dialog's form, which is uploaded as soon as it is chosen. */
export function PictureField({
  purpose,
  url,
  onChange,
  isUploading,
  onUploadingChange,
  canRemove = false,
  isRequired = false,
  error,
  inputRef,
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
    <FormField label="Picture" error={error} isRequired={isRequired}>
      {url && <Image src={url} alt="" maxHeight="32" maxWidth="100%" objectFit="contain" rounded="sm" />}
      <Input
        ref={inputRef}
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
    </FormField>
  );
}
