import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { updateSession } from '../../lib/session/session.ts';
import { useNotice } from '../../ui/states/Notice.tsx';
import { UploadRefusedError, uploadImages } from './uploadImages.ts';
import { isAvatarType } from './validation.ts';

/**
 * `uploadAvatar` uploads pictures, which the server stores as the profile's, the first one as the avatar. `preview` is
 * a data URL of the chosen file until the profile has been read again; null otherwise.
 */
export function useUploadAvatar() {
  const client = useApolloClient();
  const notify = useNotice();
  const [preview, setPreview] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function uploadAvatar(files: File[]): Promise<void> {
    const [avatar] = files;
    if (!avatar || busy) return;
    if (!files.every(({ type }) => isAvatarType(type))) {
      return notify({ message: 'Please select a valid JPG or PNG image file.', error: true });
    }
    setBusy(true);
    try {
      setPreview(await readAsDataUrl(avatar));
      const [url = ''] = await uploadImages(files);
      await client.refetchQueries({ include: ['Viewer'] });
      updateSession({ image: new URL(url, window.location.href).pathname });
      notify({ message: 'Images Uploaded!' });
    } catch (error) {
      notify({
        message:
          (error instanceof UploadRefusedError && error.message) ||
          'The picture could not be uploaded. Please try again.',
        error: true,
      });
    } finally {
      setPreview(null);
      setBusy(false);
    }
  }

  return { uploadAvatar, preview, busy };
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
