import { Flex, Heading, Separator, Text } from '@chakra-ui/react';
import { separatorRecipe } from '@chakra-ui/react/theme';
import { Card } from '../../components/Card.tsx';
import type { Cart_CartFragment } from '../../generated/graphql.ts';
import { CUT } from '../../lib/constants.ts';
import { cut, inr } from '../../lib/format.ts';
import { texts } from './texts.ts';

/** What is about to be paid for. */
export function OrderSummary({ cart }: { cart: Cart_CartFragment }) {
  return (
    <Card as="section" aria-label={texts.summary} gap="3">
      <Heading as="h2" size="xl">
        {texts.summary}
      </Heading>
      <Flex justify="space-between" fontWeight="bold">
        <Text>Product</Text>
        <Text>Subtotal</Text>
      </Flex>
      <Separator recipe={separatorRecipe} />
      {cart.lines.map((line) => (
        <Flex key={line.id} justify="space-between" gap="4">
          <Text title={line.productTitle}>
            {cut(line.productTitle, CUT.checkoutTitle)} <b>× {line.quantity}</b>
            {line.option && (
              <Text as="span" display="block" textStyle="sm" color="fg.muted">
                {line.option}
              </Text>
            )}
          </Text>
          <Text whiteSpace="nowrap">{inr(line.subTotal)}</Text>
        </Flex>
      ))}
      <Separator recipe={separatorRecipe} />
      <Flex justify="space-between" fontWeight="bold" textStyle="lg">
        <Text>Subtotal</Text>
        <Text color="brand.fg">{inr(cart.total)}</Text>
      </Flex>
    </Card>
  );
}
