import { CUT, EAGER_ROWS } from '../../lib/constants.ts';
import { formatPrice } from '../../lib/format.ts';
import { packageOf } from '../../lib/packageOf.ts';
import { text } from '../../theme/classes.ts';
import { CardTable, type Column } from '../../ui/CardTable.tsx';
import { ProductCell } from '../../ui/product/ProductCell.tsx';
import { QuantityBox } from '../../ui/product/QuantityBox.tsx';
import { UnitPrice } from '../../ui/product/UnitPrice.tsx';
import { WeighedNote } from '../../ui/product/WeighedNote.tsx';
import { RemoveButton } from '../../ui/RemoveButton.tsx';
import { LoadingOverlay } from '../../ui/states/LoadingOverlay.tsx';
import styles from './CartTable.module.css';
import type { Cart, CartLine } from './cart.ts';
import { useRemoveCartLine } from './useRemoveCartLine.ts';
import { useUpdateCartLine } from './useUpdateCartLine.ts';

/** The cart's lines as a table; as cards in windows below 768 px. */
export function CartTable({ cart }: { cart: Cart }) {
  const { updateCartLine, busy: updating } = useUpdateCartLine();
  const { removeCartLine, busy: removing } = useRemoveCartLine();
  const columns: Column<CartLine>[] = [
    {
      title: 'Product',
      cell: (line, index) => (
        <>
          <ProductCell
            item={{ ...line, option: packageOf(line) }}
            titleLength={CUT.cartTitle}
            eager={index < EAGER_ROWS}
          />
          <WeighedNote weighed={line.variant?.weighed} />
        </>
      ),
      minW: '14rem',
      card: 'top',
    },
    {
      title: 'Unit Price',
      cell: ({ price, variant }) => (
        <>
          {formatPrice(price)}
          <UnitPrice unitPrices={[variant?.comparablePrice]} />
        </>
      ),
    },
    {
      title: 'Quantity',
      cell: (line) => (
        <Quantity line={line} onChange={(quantity) => void updateCartLine(line.id, quantity)} />
      ),
    },
    {
      title: 'Subtotal',
      cell: ({ subTotal }) => (
        <b className={text({ tone: 'accent', wrap: 'none' })}>{formatPrice(subTotal)}</b>
      ),
    },
    {
      title: 'Remove',
      cell: ({ id, productTitle }) => (
        <RemoveButton label={`Remove ${productTitle}`} onRemove={() => void removeCartLine(id)} />
      ),
      align: 'center',
      card: 'corner',
    },
  ];
  return (
    <>
      <CardTable
        from="md"
        label="Your Cart"
        columns={columns}
        rows={cart.lines}
        rowKey={({ id }) => id}
        busy={updating || removing}
      />
      {(updating || removing) && <LoadingOverlay nonBlocking />}
    </>
  );
}

function Quantity({ line, onChange }: { line: CartLine; onChange: (quantity: number) => void }) {
  const { quantity, countInStock, productTitle } = line;
  return (
    <>
      <QuantityBox
        value={quantity}
        max={countInStock}
        label={productTitle}
        disabled={countInStock === 0}
        // One less may still be above the stock.
        onChange={(next) => onChange(Math.min(next, countInStock))}
      />
      {quantity > countInStock && (
        <p className={text({ weight: 'semibold', tone: 'error' }, styles.stockWarning)}>
          {countInStock === 0 ? 'Sold out' : `Only ${countInStock} left`}
        </p>
      )}
    </>
  );
}
