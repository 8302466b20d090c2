import { fetchWithSession } from '../session/fetchWithSession.ts';

/** What a picture is for, which determines its sizes. */
export type PicturePurpose = 'product' | 'tile' | 'HOME' | 'STRIP' | 'SIDE';

interface UploadedPicture {
  url: string;
  srcSet: string | null;
}

const UNREACHABLE = 'The shop cannot be reached at the moment. Please try again.';

/** Uploads a picture of the catalogue. @throws an Error whose message can be shown */
export async function uploadPicture(file: File, purpose: PicturePurpose): Promise<UploadedPicture> {
  const body = new FormData();
  body.append('image', file);
  const response = await fetchWithSession(`/desk/pictures?purpose=${purpose}`, {
    method: 'POST',
    body,
  }).catch(() => {
    throw new Error(UNREACHABLE);
  });
  const result = (await response.json().catch(() => ({}))) as UploadedPicture & { msg?: string };
  if (!response.ok) throw new Error(`${file.name}: ${result.msg ?? UNREACHABLE}`);
  return result;
}
