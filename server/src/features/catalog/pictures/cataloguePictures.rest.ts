import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import { toImage } from '../../../lib/pictures/images.ts';
import { fileMissing, throwProblem } from '../../../lib/problems.ts';
import { throwIfProblem } from '../../../rest/errors.ts';
import { acceptFileForms, type StaffFileOptions, takeFile } from '../../../rest/fileForm.ts';
import type { SettingsContext } from '../../settings/settings.service.ts';
import { admitStaff } from '../../staff/staffAccess.service.ts';
import { MAX_UPLOAD_BYTES } from '../../users/uploads/uploads.service.ts';
import { cataloguePictureTooLarge, purposeInvalid } from '../catalog.problems.ts';
import { type PicturesContext, picturePurposes, storePicture } from './cataloguePictures.service.ts';

const FIELD = 'image';

/**
 * POST /desk/pictures?purpose=product|tile|HOME|STRIP|SIDE: staff upload a picture of the catalogue in the form field `image`. It is
 * shown once a product, category or banner is saved with the returned URL. Only a bearer token counts, so no other page can send it.
 */
export async function cataloguePicturesRest(
  app: FastifyInstance,
  { shop, identify }: StaffFileOptions<PicturesContext & SettingsContext & { limits: Limits }>,
): Promise<void> {
  await acceptFileForms(app, MAX_UPLOAD_BYTES);
  const expected = { places: shop.uploadPlaces.staff, field: FIELD, content: 'picture' } as const;

  app.post<{ Querystring: { purpose?: string } }>('/desk/pictures', async (request) => {
    throwIfProblem(
      await admitStaff(shop, await identify(request), {
        permission: 'EDIT_CATALOGUE',
        limit: 'cataloguePicture',
      }),
    );
    const purpose = picturePurposes.find((name) => name === request.query.purpose);
    if (!purpose) throwProblem(purposeInvalid(picturePurposes));
    return takeFile(request, expected, async (part) => {
      const file = await buffer(part.file).catch(() => throwProblem(fileMissing('picture', FIELD)));
      if (file.length > MAX_UPLOAD_BYTES) throwProblem(cataloguePictureTooLarge());
      const url = await storePicture(shop, file, purpose);
      if (typeof url !== 'string') throwProblem(url);
      return { url, srcSet: toImage(url).srcSet };
    });
  });
}
