import type { ExampleGroup } from './example.ts';
import { findProduct } from './variables.ts';

export const browseExamples: ExampleGroup = {
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
      variables: async (runQuery) => ({ id: (await findProduct(runQuery)).productId }),
    },
  ],
};

export const searchExamples: ExampleGroup = {
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
};
