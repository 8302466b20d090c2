// Example operations, at least one for each feature of the shop.

/** Runs an operation and resolves to its data. */
export type RunQuery = (query: string) => Promise<Record<string, unknown>>;

export interface Example {
  title: string;
  query: string;
  /** Loads the variables when the example is opened, so that it can be run as it is. */
  variables?: (runQuery: RunQuery) => Promise<object> | object;
}

export interface ExampleGroup {
  title: string;
  examples: Example[];
}

/** The account of the sign-up example. */
const newAccount = {
  name: 'Meera Iyer',
  email: `meera.${crypto.randomUUID().slice(0, 8)}@kirana.example`,
  phone: `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
  password: 'ten green mangoes',
};

/** Whether the sign-up example was opened. */
let isSignUpOpened = false;

/** Credentials for the sign-in example: the new account, otherwise the demo account that the start prints. */
async function credentials(runQuery: RunQuery) {
  const { email, password } = newAccount;
  if (isSignUpOpened) return { email, password };
  const { signInOptions } = (await runQuery('{ signInOptions { demo } }')) as {
    signInOptions: { demo: boolean };
  };
  return signInOptions.demo
    ? { email: 'shopper@kirana.example', password: 'kirana-demo' }
    : { email: '', password: '' };
}

interface Found {
  products: { nodes: { id: string; options: string[] }[] };
}

/** A product in stock with its first option. */
async function anyProduct(runQuery: RunQuery) {
  const { products } = (await runQuery(
    '{ products(first: 24, sort: RATING) { nodes { id options countInStock } } }',
  )) as unknown as Found;
  const [product] = products.nodes;
  return product
    ? { productId: product.id, option: product.options[0] ?? null }
    : { productId: '', option: null };
}

/** The first line of the shopper's cart. */
async function anyLine(runQuery: RunQuery) {
  const { me } = (await runQuery('{ me { cart { lines { id } } } }')) as {
    me: { cart: { lines: { id: string }[] } } | null;
  };
  return me?.cart.lines[0]?.id ?? '';
}

export const COMPLETE_CHECKOUT = `# 3. What the payment window handed out proves the payment; the order is placed.
mutation CompleteCheckout($input: CompleteCheckoutInput!) {
  completeCheckout(input: $input) {
    __typename
    ... on OrderPlaced {
      order {
        id
        paymentId
        amount
        status
        date
      }
    }
    ... on Problem {
      message
    }
  }
}
`;

export const exampleGroups: ExampleGroup[] = [
  {
    title: 'Browse',
    examples: [
      {
        title: 'Categories',
        query: `# The top categories, each with its sub-categories.
query Categories {
  categories {
    id
    name
    color
    images {
      url
    }
    children {
      id
      name
    }
  }
}
`,
      },
      {
        title: 'A page of products',
        query: `# Prices are in rupees. Send \`endCursor\` as \`after\` for the next page.
query Products($first: Int, $after: String) {
  products(first: $first, after: $after, sort: PRICE_LOW_TO_HIGH, filter: { minRating: 4 }) {
    totalCount
    nodes {
      id
      name
      brand
      price
      oldPrice
      discount
      rating
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
        variables: () => ({ first: 5, after: null }),
      },
      {
        title: 'A product',
        query: `query Product($id: ID!) {
  product(id: $id) {
    name
    description
    price
    countInStock
    options
    related(first: 3) {
      name
      price
    }
  }
}
`,
        variables: async (runQuery) => ({ id: (await anyProduct(runQuery)).productId }),
      },
    ],
  },
  {
    title: 'Search',
    examples: [
      {
        title: 'Search',
        query: `# Typos and unfinished words are fine.
query Search($text: String!) {
  products(filter: { text: $text }, first: 5) {
    totalCount
    nodes {
      id
      name
      price
    }
  }
}
`,
        variables: () => ({ text: 'mangoo' }),
      },
      {
        title: 'Suggestions while typing',
        query: `query Suggestions($text: String!) {
  suggestions(text: $text) {
    products {
      id
      name
    }
    categories {
      id
      name
    }
  }
}
`,
        variables: () => ({ text: 'mi' }),
      },
    ],
  },
  {
    title: 'Accounts',
    examples: [
      {
        title: 'Sign up',
        query: `mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    __typename
    ... on SignedUp {
      user {
        id
        email
      }
      message
    }
    ... on Problem {
      message
    }
  }
}
`,
        variables: () => {
          isSignUpOpened = true;
          return { input: newAccount };
        },
      },
      {
        title: 'Sign in',
        query: `# The token goes into the field above, and from there into every request.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignedIn {
      token
      user {
        id
        name
      }
    }
    ... on Problem {
      message
    }
  }
}
`,
        variables: async (runQuery) => ({ input: await credentials(runQuery) }),
      },
      {
        title: 'Who am I',
        query: `# Null without a valid token.
query Me {
  me {
    id
    name
    email
    phone
  }
}
`,
      },
      {
        title: 'Sign out',
        query: `mutation SignOut {
  signOut {
    message
  }
}
`,
      },
    ],
  },
  {
    title: 'Wishlist',
    examples: [
      {
        title: 'Put a product on My List',
        query: `mutation AddToWishlist($productId: ID!) {
  addToWishlist(productId: $productId) {
    __typename
    ... on WishlistChanged {
      wishlist {
        id
        productTitle
        price
      }
    }
    ... on Problem {
      message
    }
  }
}
`,
        variables: async (runQuery) => ({ productId: (await anyProduct(runQuery)).productId }),
      },
      {
        title: 'My List',
        query: `query MyList {
  me {
    wishlist {
      id
      productId
      productTitle
      price
      rating
    }
  }
}
`,
      },
    ],
  },
  {
    title: 'Cart',
    examples: [
      {
        title: 'Put a product into the cart',
        query: `mutation AddToCart($input: AddToCartInput!) {
  addToCart(input: $input) {
    __typename
    ... on CartChanged {
      cart {
        count
        total
        lines {
          id
          productTitle
          option
          quantity
          subTotal
        }
      }
    }
    ... on OutOfStock {
      available
    }
    ... on Problem {
      message
    }
  }
}
`,
        variables: async (runQuery) => ({ input: { ...(await anyProduct(runQuery)), quantity: 1 } }),
      },
      {
        title: 'Change a quantity',
        query: `mutation UpdateCartLine($input: UpdateCartLineInput!) {
  updateCartLine(input: $input) {
    __typename
    ... on CartChanged {
      cart {
        total
      }
    }
    ... on Problem {
      message
    }
  }
}
`,
        variables: async (runQuery) => ({ input: { id: await anyLine(runQuery), quantity: 2 } }),
      },
      {
        title: 'My cart',
        query: `query MyCart {
  me {
    cart {
      total
      lines {
        id
        productTitle
        option
        quantity
        price
        subTotal
        countInStock
      }
    }
  }
}
`,
      },
    ],
  },
  {
    title: 'Checkout',
    examples: [
      {
        title: 'Begin to pay',
        query: `# 1. Reserves the stock. 2. Then press "Pay" above; in demo mode no money moves.
mutation BeginCheckout($billing: BillingInput!) {
  beginCheckout(billing: $billing) {
    __typename
    ... on CheckoutBegun {
      checkout {
        id
        amount
        amountInPaise
        currency
        keyId
        providerOrderId
        scriptUrl
        expiresAt
      }
    }
    ... on Problem {
      message
    }
  }
}
`,
        variables: () => ({
          billing: {
            fullName: newAccount.name,
            country: 'India',
            streetAddressLine1: '12 Lake Road',
            streetAddressLine2: 'Flat 3',
            city: 'Pune',
            state: 'Maharashtra',
            zipCode: '411001',
            phoneNumber: newAccount.phone,
            email: newAccount.email,
          },
        }),
      },
    ],
  },
  {
    title: 'Orders',
    examples: [
      {
        title: 'My orders',
        query: `query Orders {
  me {
    orders {
      id
      date
      status
      amount
      products {
        productTitle
        quantity
        subTotal
      }
    }
  }
}
`,
      },
    ],
  },
  {
    title: 'Reviews',
    examples: [
      {
        title: 'Reviews of a product',
        query: `query Reviews($id: ID!) {
  product(id: $id) {
    name
    rating
    reviewCount
    reviews(first: 5) {
      nodes {
        customerName
        customerRating
        review
        dateCreated
      }
    }
  }
}
`,
        variables: async (runQuery) => ({ id: (await anyProduct(runQuery)).productId }),
      },
      {
        title: 'Write a review',
        query: `mutation AddReview($input: AddReviewInput!) {
  addReview(input: $input) {
    __typename
    ... on ReviewAdded {
      review {
        id
        dateCreated
      }
      product {
        rating
        reviewCount
      }
    }
    ... on Problem {
      message
    }
  }
}
`,
        variables: async (runQuery) => ({
          input: {
            productId: (await anyProduct(runQuery)).productId,
            review: 'As fresh as promised.',
            customerRating: 4.5,
          },
        }),
      },
    ],
  },
];
