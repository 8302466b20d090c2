import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import type {
  DeskBanner_BannerFragment,
  DeskBannerChange,
  DeskNewBanner,
} from '../../../generated/graphql.ts';
import type { VersionedId } from '../../../lib/versionedId.ts';
import { showError, showSuccess } from '../../../ui/toaster.tsx';

export const DESK_BANNER = graphql(`
  fragment DeskBanner_banner on DeskBanner {
    id
    version
    kind
    title
    text
    image {
      url
      srcSet
    }
    category {
      id
      name
    }
    shownFrom
    shownUntil
    shownNow
  }
`);

export type DeskBanner = Omit<DeskBanner_BannerFragment, ' $fragmentName'>;

const CREATE_BANNER = graphql(`
  mutation CreateBanner($input: DeskNewBanner!) {
    createBanner(input: $input) {
      __typename
      ... on Problem {
        message
      }
      ... on DeskBannerSaved {
        banner {
          ...DeskBanner_banner @unmask
        }
      }
    }
  }
`);

const UPDATE_BANNER = graphql(`
  mutation UpdateBanner($change: DeskBannerChange!) {
    updateBanner(change: $change) {
      __typename
      ... on Problem {
        message
      }
      ... on DeskBannerSaved {
        banner {
          ...DeskBanner_banner @unmask
        }
      }
    }
  }
`);

const DELETE_BANNER = graphql(`
  mutation DeleteBanner($id: ID!, $version: String!) {
    deleteBanner(id: $id, version: $version) {
      __typename
      ... on Problem {
        message
      }
    }
  }
`);

const SORT_BANNERS = graphql(`
  mutation SortBanners($kind: BannerKind!, $ids: [ID!]!) {
    sortBanners(kind: $kind, ids: $ids) {
      __typename
      ... on Problem {
        message
      }
    }
  }
`);

/** The changes of banners. Each tells what happened, and calls `onChanged` when it succeeds. */
export function useBanners(onChanged: () => void) {
  const creation = useResultMutation(CREATE_BANNER);
  const update = useResultMutation(UPDATE_BANNER);
  const deletion = useResultMutation(DELETE_BANNER);
  const sorting = useResultMutation(SORT_BANNERS);

  /** @returns whether it succeeded */
  function finish(result: { __typename: string; message?: string }, success: string): boolean {
    if (result.message !== undefined) showError(result.message);
    else showSuccess(success);
    // After a conflict, too: it shows what is stored.
    onChanged();
    return result.message === undefined;
  }

  return {
    create: async (input: DeskNewBanner) =>
      finish(await creation.mutate({ variables: { input } }), 'Banner created'),
    update: async (change: DeskBannerChange) =>
      finish(await update.mutate({ variables: { change } }), 'Banner saved'),
    /** @param shown as the member of staff saw it */
    remove: async ({ id, version }: VersionedId) =>
      finish(await deletion.mutate({ variables: { id, version } }), 'Banner deleted'),
    sort: async (kind: DeskBanner['kind'], ids: string[]) =>
      finish(await sorting.mutate({ variables: { kind, ids } }), 'Banners sorted'),
    busy: creation.busy || update.busy || deletion.busy || sorting.busy,
  };
}
