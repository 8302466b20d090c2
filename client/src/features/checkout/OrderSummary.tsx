import { Box, Heading, Separator, Text } from '@chakra-ui/react';
import type { Cart_CartFragment } from '../../generated/graphql.ts';
import { isTotalKnown } from '../../lib/cartTotal.ts';
import { CUT } from '../../lib/constants.ts';
import { cut, inr } from '../../lib/format.ts';
import { packageOf } from '../../lib/packageOf.ts';
import { stack } from '../../theme/classes.ts';
import { Card } from '../../ui/Card.tsx';
import { ServerAmount } from '../../ui/ServerAmount.tsx';
import styles from './OrderSummary.module.css';

/** The lines of the cart and their total. */
export function OrderSummary({ cart }: { cart: Cart_CartFragment }) {
  const isKnown = isTotalKnown(cart);
  return (
    <Card as="section" aria-label="YOUR ORDER" gap="3">
      <Heading as="h2" size="xl">
        YOUR ORDER
      </Heading>
      <Box className={stack({ wrap: true }, styles.row)} fontWeight="bold">
        <Text>Product</Text>
        <Text>Subtotal</Text>
      </Box>
      <Separator />
      {cart.lines.map((line) => (
        <Box key={line.id} className={stack({ wrap: true }, styles.row)}>
          <Text title={line.productTitle}>
            {cut(line.productTitle, CUT.checkoutTitle)} <b>× {line.quantity}</b>
            <Text as="span" display="block" textStyle="sm" color="fg.muted">
              {packageOf(line)}
            </Text>
          </Text>
          <Text>{inr(line.subTotal)}</Text>
        </Box>
      ))}
      <Separator />
      <Box className={stack({ wrap: true }, styles.row)} fontWeight="bold" textStyle="lg">
        <Text>Subtotal</Text>
        <Text color="brand.fg">{inr(cart.subTotal)}</Text>
      </Box>
      {cart.discounts.length > 0 && (
        <>
          {cart.discounts.map(({ name, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name
            <Box key={index} className={stack({ wrap: true }, styles.row)}>
              <Text>{name}</Text>
              <Text>
                <ServerAmount amount={`-${inr(amount)}`} isKnown={isKnown} />
              </Text>
            </Box>
          ))}
          <Box className={stack({ wrap: true }, styles.row)} fontWeight="bold" textStyle="lg">
            <Text>Total</Text>
            <Text color="brand.fg">
              <ServerAmount amount={inr(cart.total)} isKnown={isKnown} />
            </Text>
          </Box>
          <Text color="brand.fg">
            You saved <ServerAmount amount={inr(cart.saved)} isKnown={isKnown} />
          </Text>
        </>
      )}
    </Card>
  );
}
