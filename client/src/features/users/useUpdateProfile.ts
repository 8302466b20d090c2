import { graphql } from '../../generated/gql.ts';
import { deleteDraft } from '../../lib/session/personalDraft.ts';
import { updateSession } from '../../lib/session/session.ts';
import { useResultMutation } from '../../lib/useResultMutation.ts';
import { type FormError, toFormError } from '../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../ui/states/Notice.tsx';
import type { ProfileValues } from './validation.ts';

const UPDATE_PROFILE = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on ProfileUpdated {
        message
        user {
          id
          ...EditProfile_user @unmask
        }
      }
      ... on InvalidInput {
        field
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** The name under which the form's draft is stored. */
export const PROFILE_DRAFT = 'profile';

/** `updateProfile` stores the profile and the name and avatar that the header shows. */
export function useUpdateProfile() {
  const notify = useNotice();
  const { mutate, busy } = useResultMutation(UPDATE_PROFILE);

  /** @param images addresses of the profile's pictures, the avatar first */
  async function updateProfile({ name, phone }: ProfileValues, images: string[]): Promise<FormError | null> {
    const result = await mutate({ variables: { input: { name: name.trim(), phone, images } } });
    if (result.__typename !== 'ProfileUpdated') return toFormError(result, { PhoneTaken: 'phone' });
    deleteDraft(PROFILE_DRAFT);
    updateSession({ name: result.user.name, image: result.user.images[0]?.url ?? '' });
    notify({ message: result.message });
    return null;
  }

  return { updateProfile, busy };
}
