import { Button, Flex, Separator, Text } from '@chakra-ui/react';
import { separatorRecipe } from '@chakra-ui/react/theme';
import { Card } from '../../components/Card.tsx';
import { Link } from '../../components/Link.tsx';
import { inr } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { type Cart, shortLines } from './cart.ts';
import { texts } from './texts.ts';

/** What the cart costs, and the way to checkout while everything in it can be bought. */
export function CartSummary({ cart }: { cart: Cart }) {
  const blocked = shortLines(cart).length > 0;

  return (
    <Card as="section" aria-label={texts.cartTotal} gap="3">
      <Row label={texts.subtotal} value={inr(cart.total)} strong />
      <Separator recipe={separatorRecipe} />
      <Row label={texts.shipping} value={texts.free} />
      <Row label={texts.estimate} value={texts.estimateCountry} />
      <Separator recipe={separatorRecipe} />
      <Row label={texts.total} value={inr(cart.total)} strong />
      {blocked ? (
        <>
          <Text role="status" color="fg.error">
            {texts.blocked}
          </Text>
          <Button size="lg" disabled>
            {texts.proceed}
          </Button>
        </>
      ) : (
        <Button size="lg" asChild>
          <Link to={paths.checkout()}>{texts.proceed}</Link>
        </Button>
      )}
    </Card>
  );
}

function Row({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <Flex justify="space-between" gap="4">
      <Text color="fg.muted">{label}</Text>
      <Text fontWeight="bold" color={strong ? 'brand.fg' : undefined} textStyle={strong ? 'lg' : undefined}>
        {value}
      </Text>
    </Flex>
  );
}
