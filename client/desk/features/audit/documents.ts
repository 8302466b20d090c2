import { graphql } from '../../generated/gql.ts';

export const AUDIT_LOG = graphql(`
  query AuditLog($filter: DeskAuditLogFilter, $after: String) {
    desk {
      auditLog(filter: $filter, first: 30, after: $after) {
        nodes {
          id
          title
          actorId
          actorName
          actorEmail
          userId
          userName
          userEmail
          subject
          productName
          detail
          address
          at
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const AUDIT_ACTIONS = graphql(`
  query AuditActions {
    desk {
      auditActions {
        title
        actions {
          name
          title
        }
      }
    }
  }
`);

export const EXPORT_AUDIT_LOG = graphql(`
  mutation ExportAuditLog($filter: DeskAuditLogFilter, $after: String) {
    exportAuditLog(filter: $filter, after: $after) {
      __typename
      ... on DeskAuditLogCsv {
        csv
        endCursor
      }
      ...Refusal @unmask
    }
  }
`);
