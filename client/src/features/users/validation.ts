import { AVATAR_TYPES } from '../../lib/constants.ts';
import type { FormError } from '../../ui/form/useValidatedForm.ts';

export type ProfileValues = Record<'name' | 'email' | 'phone', string>;

/** The first blank input of the profile, or a missing picture. Null when the profile is complete. */
export function validateProfile(values: ProfileValues, images: readonly unknown[]): FormError | null {
  const field = (['name', 'email', 'phone'] as const).find((key) => values[key].trim() === '') ?? null;
  return field || images.length === 0 ? { field, message: 'Please fill all the details' } : null;
}

/** Whether a file of this MIME type can be an avatar. */
export function isAvatarType(type: string): boolean {
  return AVATAR_TYPES.some((accepted) => accepted === type);
}
