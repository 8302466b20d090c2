import { useState } from 'react';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';
import { Refused, uploadImages } from './uploadImages.ts';
import { isAvatarType } from './validation.ts';

/** A picked file as a data URL, which may be shown before the file has been sent anywhere. */
function preview(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/**
 * The pictures of a profile that is being edited, the avatar first. `choose` uploads a file and puts it first; `shown` is
 * what to draw, the picked file at once and null without any.
 */
export function useAvatar(saved: string[]) {
  const notify = useNotice();
  const [images, setImages] = useState(saved);
  const [picked, setPicked] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function choose(files: File[]): Promise<void> {
    if (files.length === 0 || busy) return;
    if (!files.every(({ type }) => isAvatarType(type))) {
      return notify({ msg: texts.wrongImageType, error: true });
    }
    setBusy(true);
    try {
      const [first] = files;
      if (first) setPicked(await preview(first));
      setImages(await uploadImages(files));
      notify({ msg: texts.imagesUploaded });
    } catch (error) {
      setPicked(null);
      notify({ msg: (error instanceof Refused && error.message) || texts.uploadFailed, error: true });
    } finally {
      setBusy(false);
    }
  }

  return { images, shown: picked ?? images[0] ?? null, choose, busy };
}
