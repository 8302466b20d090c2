import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import type {
  DeskBanner_BannerFragment,
  DeskBannerChange,
  DeskNewBanner,
} from '../../../generated/graphql.ts';
import type { VersionedId } from '../../../lib/forms/versionedId.ts';
import { changeOutcome } from '../changeOutcome.ts';

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
      ...Refusal @unmask
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
      ...Refusal @unmask
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
      ...Refusal @unmask
    }
  }
`);

const SORT_BANNERS = graphql(`
  mutation SortBanners($kind: BannerKind!, $ids: [ID!]!) {
    sortBanners(kind: $kind, ids: $ids) {
      __typename
      ...Refusal @unmask
    }
  }
`);

/** The changes of banners. Each calls `onChanged` when it ends. `create` and `update` resolve to why they were refused, or null. */
export function useBanners(onChanged: () => void) {
  const creation = useResultMutation(CREATE_BANNER);
  const update = useResultMutation(UPDATE_BANNER);
  const deletion = useResultMutation(DELETE_BANNER);
  const sorting = useResultMutation(SORT_BANNERS);

  const { finish, finishWithMessage } = changeOutcome(onChanged);

  return {
    create: async (input: DeskNewBanner) =>
      finish(await creation.mutate({ variables: { input } }), 'Banner created'),
    update: async (change: DeskBannerChange) =>
      finish(await update.mutate({ variables: { change } }), 'Banner saved'),
    remove: async ({ id, version }: VersionedId) =>
      finishWithMessage(await deletion.mutate({ variables: { id, version } }), 'Banner deleted'),
    sort: async (kind: DeskBanner['kind'], ids: string[]) =>
      finishWithMessage(await sorting.mutate({ variables: { kind, ids } }), 'Banners sorted'),
    busy: creation.busy || update.busy || deletion.busy || sorting.busy,
  };
}
