import { NEW_PASSWORD_HINT } from '../../../lib/constants.ts';
import type { FormField } from '../../../ui/form/FormFields.tsx';
import type { NewPasswordValues } from '../validation.ts';

/** The inputs for a new password and its confirmation. */
export const NEW_PASSWORD_FIELDS: FormField<keyof NewPasswordValues>[] = [
  {
    name: 'newPassword',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: NEW_PASSWORD_HINT,
  },
  { name: 'confirmPassword', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
];
