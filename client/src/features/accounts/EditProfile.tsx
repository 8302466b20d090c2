import { type AccountField, AccountForm } from './AccountForm.tsx';
import { AvatarInput } from './AvatarInput.tsx';
import { texts } from './texts.ts';
import { useAvatar } from './useAvatar.ts';
import { useUpdateProfile } from './useUpdateProfile.ts';
import type { ProfileForm } from './validation.ts';
import type { Viewer } from './viewer.ts';

/** Changes the shopper's name, phone and picture; the e-mail address only shows. */
export function EditProfile({ viewer }: { viewer: Viewer }) {
  const avatar = useAvatar(viewer.images.map(({ url }) => url));
  const { updateProfile, busy } = useUpdateProfile();
  const fields: AccountField<keyof ProfileForm>[] = [
    { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', value: viewer.name },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      autoComplete: 'email',
      value: viewer.email,
      disabled: true,
    },
    { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', value: viewer.phone ?? '' },
  ];
  return (
    <AccountForm
      fields={fields}
      onSubmit={(form) => updateProfile(form, avatar.images)}
      submit={busy ? texts.saving : texts.save}
      busy={busy || avatar.busy}
    >
      <AvatarInput shown={avatar.shown} busy={avatar.busy} onChoose={(files) => void avatar.choose(files)} />
    </AccountForm>
  );
}
