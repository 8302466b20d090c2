import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { endSession, updateSession } from '../../lib/session.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';
import { useRefuse } from './useRefuse.ts';
import { type ProfileForm, profileFault } from './validation.ts';

const UPDATE_PROFILE = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on ProfileUpdated {
        message
        user {
          id
          name
          phone
          images {
            url
            srcSet
          }
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

/** `updateProfile` saves the profile and says how that went; it resolves to the input at fault, null when none is. */
export function useUpdateProfile() {
  const notify = useNotice();
  const refuse = useRefuse();
  const [mutate, { loading }] = useMutation(UPDATE_PROFILE);

  async function updateProfile(form: ProfileForm, images: string[]): Promise<string | null> {
    const fault = profileFault(form, images);
    if (fault) return refuse(fault.msg, fault.field);

    const input = { name: form.name.trim(), phone: form.phone, images };
    const { data } = await mutate({ variables: { input } }).catch(() => ({ data: null }));
    const answer = data?.updateProfile;
    switch (answer?.__typename) {
      case undefined:
        return refuse(texts.noConnection, null);
      case 'ProfileUpdated':
        updateSession({ name: answer.user.name, image: answer.user.images[0]?.url ?? '' });
        notify({ msg: answer.message });
        return null;
      case 'InvalidInput':
        return refuse(answer.message, answer.field);
      case 'PhoneTaken':
        return refuse(answer.message, 'phone');
      case 'NotSignedIn':
        endSession();
        return refuse(answer.message, null);
    }
  }

  return { updateProfile, busy: loading };
}
