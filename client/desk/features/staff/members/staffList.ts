import { graphql } from '../../../generated/gql.ts';

export const STAFF_MEMBER = graphql(`
  fragment StaffList_member on DeskStaffMember {
    id
    name
    email
    role
    hasSecondFactor
    lastSeen
  }
`);

/** The staff and what the roles may do. */
export const STAFF_LIST = graphql(`
  query StaffList {
    desk {
      staff {
        id
        ...StaffList_member @unmask
      }
      staffInvitations {
        id
        email
        role
        expiresAt
      }
      roles {
        role
        permissions
      }
    }
  }
`);
