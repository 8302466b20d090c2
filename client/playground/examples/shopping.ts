import type { ExampleGroup } from './example.ts';
import { findCartLineId, findProduct } from './variables.ts';

export const wishlistExamples: ExampleGroup = {
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
      variables: async (runQuery) => ({ productId: (await findProduct(runQuery)).productId }),
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
};

export const cartExamples: ExampleGroup = {
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
      variables: async (runQuery) => ({ input: { ...(await findProduct(runQuery)), quantity: 1 } }),
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
      variables: async (runQuery) => ({ input: { id: await findCartLineId(runQuery), quantity: 2 } }),
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
};
