import { useState } from 'react';
import { graphql } from '../../generated/gql.ts';
import { useCartMutation } from './useCartMutation.ts';

const APPLY_COUPON = graphql(`
  mutation ApplyCoupon($code: String!) {
    applyCoupon(code: $code) {
      __typename
      ... on CartChanged {
        cart {
          ...Cart_cart
        }
      }
      ... on Problem {
        message
      }
    }
  }
`);

const REMOVE_COUPON = graphql(`
  mutation RemoveCoupon {
    removeCoupon {
      __typename
      ... on CartChanged {
        cart {
          ...Cart_cart
        }
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** Only the server knows what a code does. */
const change = { key: 'coupon', optimisticUpdate: <Cart>(cart: Cart): Cart => cart };

/**
 * Applies a coupon code to the cart, or removes it. `apply` resolves to whether the code was accepted; `refusal` says why the last one
 * was not.
 */
export function useCoupon() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const applied = useCartMutation(APPLY_COUPON);
  const removed = useCartMutation(REMOVE_COUPON);
  return {
    async apply(code: string) {
      const isBlank = code.trim() === '';
      setRefusal(isBlank ? 'Please type your code' : null);
      if (isBlank) return false;
      return applied.mutateCart({ ...change, variables: { code }, onRefused: setRefusal });
    },
    remove: () => removed.mutateCart({ ...change, variables: {} }),
    refusal,
    busy: applied.busy || removed.busy,
  };
}
