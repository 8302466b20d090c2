import { Box, IconButton, Table, Text } from '@chakra-ui/react';
import { LuTrash2 } from 'react-icons/lu';
import { PageLink } from '../../components/PageLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { QuantityBox } from '../../components/QuantityBox.tsx';
import { Stars } from '../../components/Rating.tsx';
import { CUT } from '../../lib/constants.ts';
import { cut, rupees } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import type { Cart, CartLine } from './cart.ts';
import { texts } from './texts.ts';
import { useRemoveCartLine } from './useRemoveCartLine.ts';
import { useUpdateCartLine } from './useUpdateCartLine.ts';

/** The cart's lines, as a table; as cards on windows under 768 px. */
export function CartTable({ cart }: { cart: Cart }) {
  const { updateCartLine, busy: updating } = useUpdateCartLine();
  const { removeCartLine, busy: removing } = useRemoveCartLine();

  return (
    <Table.Root
      size="lg"
      aria-label={texts.heading}
      aria-busy={updating || removing}
      // Shown only when the server takes its time, so that quick changes do not flicker.
      css={{ '&[aria-busy=true]': { opacity: 0.6, transition: 'opacity 200ms 300ms' } }}
    >
      <Table.Header hideBelow="md">
        <Table.Row bg="bg.subtle">
          <Table.ColumnHeader>Product</Table.ColumnHeader>
          <Table.ColumnHeader whiteSpace="nowrap">Unit Price</Table.ColumnHeader>
          <Table.ColumnHeader>Quantity</Table.ColumnHeader>
          <Table.ColumnHeader>Subtotal</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="center">Remove</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {cart.lines.map((line) => (
          <CartRow
            key={line.id}
            line={line}
            onQuantity={(quantity) => void updateCartLine(line.id, quantity)}
            onRemove={() => void removeCartLine(line.id)}
          />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

interface CartRowProps {
  line: CartLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

function CartRow({ line, onQuantity, onRemove }: CartRowProps) {
  const short = line.quantity > line.countInStock;

  return (
    <Table.Row
      display={{ base: 'grid', md: 'table-row' }}
      gridTemplateColumns="1fr auto 3rem"
      alignItems="center"
      py={{ base: '3', md: '0' }}
      css={{ '& > td': { borderBottomWidth: { base: '0', md: '1px' }, px: { base: '1', md: '4' }, py: '2' } }}
      borderBottomWidth={{ base: '1px', md: '0' }}
    >
      <Table.Cell gridColumn="1 / 3" gridRow="1">
        <PageLink
          to={paths.product(line.productId)}
          title={line.productTitle}
          display="flex"
          gap="4"
          alignItems="center"
        >
          <Box w="20" flexShrink="0" bg="plate" borderRadius="l2" p="1">
            <Picture image={line.image} sizes="80px" alt="" />
          </Box>
          <Box>
            <Text fontWeight="semibold">{cut(line.productTitle, CUT.cartTitle)}</Text>
            {line.option && <Text color="fg.muted">{line.option}</Text>}
            <Stars value={line.rating} />
          </Box>
        </PageLink>
      </Table.Cell>
      <Table.Cell gridColumn="1 / 4" gridRow="2" whiteSpace="nowrap">
        <Label>Unit Price</Label>
        {rupees(line.price)}
      </Table.Cell>
      <Table.Cell gridColumn="1" gridRow="3">
        <QuantityBox
          value={line.quantity}
          max={line.countInStock}
          label={line.productTitle}
          disabled={line.countInStock === 0}
          // One less may still be more than there is: go down to what can be bought.
          onChange={(quantity) => onQuantity(Math.min(quantity, line.countInStock))}
        />
        {short && (
          <Text color="fg.error" fontWeight="semibold" mt="1">
            {texts.onlyLeft(line.countInStock)}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell
        gridColumn="2 / 4"
        gridRow="3"
        textAlign={{ base: 'end', md: 'start' }}
        whiteSpace="nowrap"
        fontWeight="bold"
        color="brand.fg"
      >
        <Label>Subtotal</Label>
        {rupees(line.subTotal)}
      </Table.Cell>
      <Table.Cell gridColumn="3" gridRow="1" textAlign={{ base: 'end', md: 'center' }}>
        <IconButton
          variant="ghost"
          colorPalette="red"
          aria-label={`Remove ${line.productTitle}`}
          onClick={onRemove}
        >
          <LuTrash2 />
        </IconButton>
      </Table.Cell>
    </Table.Row>
  );
}

/** The column's name, on cards only. */
function Label({ children }: { children: string }) {
  return (
    <Text as="span" hideFrom="md" color="fg.muted" fontWeight="normal" me="2">
      {children}
    </Text>
  );
}
