import { graphql } from '../../generated/gql.ts';

export const SHOP_SETTINGS = graphql(`
  query ShopSettings {
    desk {
      settings {
        ...EditedSettings @unmask
      }
    }
  }
`);

graphql(`
  fragment EditedSettings on DeskSettings {
    name
    address
    gstin
    gstRegistered
    gstRates
    phone
    invoiceText
    supportHours
    lowStockThreshold
    requireSecondFactor
    stackOffers
    version
  }
`);

export const UPDATE_SETTINGS = graphql(`
  mutation UpdateSettings($input: DeskSettingsInput!, $version: Int!) {
    updateSettings(input: $input, version: $version) {
      __typename
      ... on DeskSettingsSaved {
        settings {
          ...EditedSettings @unmask
        }
      }
      ... on DeskSettingsConflict {
        settings {
          ...EditedSettings @unmask
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const INFO_PAGES = graphql(`
  query InfoPages {
    desk {
      infoPages {
        ...EditedInfoPage @unmask
      }
    }
  }
`);

graphql(`
  fragment EditedInfoPage on DeskInfoPage {
    slug
    version
    texts {
      title
      intro
      body
    }
    original {
      title
      intro
      body
    }
  }
`);

export const UPDATE_INFO_PAGE = graphql(`
  mutation UpdateInfoPage($slug: String!, $input: DeskInfoPageInput!, $version: Int!) {
    updateInfoPage(slug: $slug, input: $input, version: $version) {
      __typename
      ... on DeskInfoPageSaved {
        page {
          ...EditedInfoPage @unmask
        }
      }
      ... on DeskInfoPageConflict {
        page {
          ...EditedInfoPage @unmask
        }
      }
      ...Refusal @unmask
    }
  }
`);
