import { graphql } from '../../generated/gql.ts';
import type { EditProfile_UserFragment } from '../../generated/graphql.ts';
import { Form } from '../../ui/form/Form.tsx';
import type { FormField } from '../../ui/form/FormFields.tsx';
import { AvatarInput } from './AvatarInput.tsx';
import { PROFILE_DRAFT, useUpdateProfile } from './useUpdateProfile.ts';
import { useUploadAvatar } from './useUploadAvatar.ts';
import { type ProfileValues, validateProfile } from './validation.ts';

export const EDIT_PROFILE_USER = graphql(`
  fragment EditProfile_user on User {
    id
    name
    email
    phone
    images {
      url
      srcSet
    }
  }
`);

const fieldsFor = (user: EditProfile_UserFragment): FormField<keyof ProfileValues>[] => [
  { name: 'name', label: 'Name', autoComplete: 'name', defaultValue: user.name },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    defaultValue: user.email,
    disabled: true,
  },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', defaultValue: user.phone ?? '' },
];

/** Edits the shopper's name, phone number and avatar. The e-mail address cannot be changed. */
export function EditProfile({ user }: { user: EditProfile_UserFragment }) {
  const { uploadAvatar, preview, busy: uploading } = useUploadAvatar();
  const { updateProfile, busy: saving } = useUpdateProfile();
  const images = user.images.map(({ url }) => url);
  return (
    <Form
      fields={fieldsFor(user)}
      draft={PROFILE_DRAFT}
      validate={(values: ProfileValues) => validateProfile({ ...values, email: user.email }, images)}
      onSubmit={(values) => updateProfile(values, images)}
      submitLabel={saving ? 'Saving...' : 'Save'}
      busy={saving || uploading}
    >
      <AvatarInput
        url={preview ?? images[0] ?? null}
        busy={uploading}
        onChoose={(files) => void uploadAvatar(files)}
      />
    </Form>
  );
}
