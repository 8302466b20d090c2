import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { endSession, updateSession } from '../../lib/session.ts';
import type { FormError } from '../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';
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

export function useUpdateProfile() {
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(UPDATE_PROFILE);

  /** @param images addresses of the profile's pictures, the avatar first */
  async function updateProfile({ name, phone }: ProfileValues, images: string[]): Promise<FormError | null> {
    const variables = { input: { name: name.trim(), phone, images } };
    const { data } = await mutate({ variables }).catch(() => ({ data: null }));
    const result = data?.updateProfile;
    switch (result?.__typename) {
      case undefined:
        return { field: null, message: texts.noConnection };
      case 'ProfileUpdated':
        updateSession({ name: result.user.name, image: result.user.images[0]?.url ?? '' });
        notify({ msg: result.message });
        return null;
      case 'InvalidInput':
        return result;
      case 'PhoneTaken':
        return { field: 'phone', message: result.message };
      case 'NotSignedIn':
        endSession();
        return { field: null, message: result.message };
    }
  }

  return { updateProfile, busy: loading };
}
