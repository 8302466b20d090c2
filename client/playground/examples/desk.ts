import type { ExampleGroup } from './example.ts';
import { findOrderToMove, ownerInput } from './variables.ts';

export const deskExamples: ExampleGroup = {
  title: 'Desk',
  examples: [
    {
      title: 'Sign in as the owner',
      query: `# The demo's owner, who may use every field of the desk.
mutation SignInOwner($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignedIn {
      token
      user {
        name
        staffRole
      }
    }
    ... on Problem {
      message
    }
  }
}
`,
      variables: async (runQuery) => ({ input: await ownerInput(runQuery) }),
    },
    {
      title: 'What my role may do',
      query: `# Null for everybody but staff.
query DeskMe {
  desk {
    me {
      name
      role
      permissions
    }
  }
}
`,
    },
    {
      title: 'Paid orders',
      query: `query DeskOrders {
  desk {
    orders(first: 5, filter: { statuses: [paid] }) {
      nodes {
        id
        name
        amount
        status
        nextStep
        date
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
`,
    },
    {
      title: 'Move an order',
      query: `# To its next step; the shopper gets a mail.
mutation MoveOrder($orderIds: [ID!]!, $to: DeskDeliveryStep!) {
  moveOrders(orderIds: $orderIds, to: $to) {
    __typename
    ... on DeskOrdersMoved {
      moves {
        order {
          id
          status
          nextStep
        }
        problem {
          message
        }
      }
    }
    ... on Problem {
      message
    }
  }
}
`,
      variables: findOrderToMove,
    },
    {
      title: 'Figures of 30 days',
      query: `query DeskFigures {
  desk {
    report(lastDays: 30) {
      current {
        sales
        orders
        averageBasket
        refunds
      }
    }
  }
}
`,
    },
    {
      title: 'Low stock',
      query: `query DeskLowStock {
  desk {
    lowStockCount
    lowStock(first: 5) {
      nodes {
        name
        available
        reserved
        lowStockThreshold
      }
    }
  }
}
`,
    },
    {
      title: 'Audit log',
      query: `query DeskAuditLog {
  desk {
    auditLog(first: 5, filter: { actions: ["orderMoved"] }) {
      nodes {
        action
        actorName
        subject
        detail
        at
      }
    }
  }
}
`,
    },
  ],
};
