import { z } from 'zod';
import { id } from '../../rest/input.ts';
import type { Viewer } from './users.service.ts';

/** A user as /api shows it. */
export const user = z
  .object({
    id,
    _id: id,
    name: z.string().meta({ description: 'Full name', example: 'Meera Iyer' }),
    email: z.string().meta({ description: 'Lower case', example: 'meera@example.com' }),
    phone: z.string().nullable().meta({
      description: 'Digits with an optional leading plus; null for an account opened through Google',
      example: '+919812345678',
    }),
    images: z.array(z.string()).meta({
      description: 'URLs, the avatar first; may be empty',
      example: ['https://kirana.example/media/uploads/0123456789abcdef0123456789abcdef.webp'],
    }),
    isAdmin: z
      .boolean()
      .meta({ description: 'Whether the user is an administrator of the shop', example: false }),
  })
  .meta({ id: 'User', description: 'The caller’s own account' });

export const toRestUser = (
  { absolute }: { absolute(url: string): string },
  viewer: Viewer,
): z.infer<typeof user> => ({ ...viewer, _id: viewer.id, images: viewer.images.map(absolute) });
