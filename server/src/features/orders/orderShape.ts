import { z } from 'zod';
import { toRupees } from '../../lib/money.ts';
import type { RestContext } from '../../rest/context.ts';
import { id } from '../../rest/input.ts';
import type { OrderStatus } from './orderStates.ts';
import type { OrderWithLines } from './orders.service.ts';

const orderLine = z.object({
  id,
  _id: id,
  productId: id.describe('The product'),
  productTitle: z.string().meta({ description: 'The product’s name', example: 'Alphonso Mango' }),
  image: z.string().meta({ description: 'URL', example: 'https://kirana.example/media/mango.webp' }),
  option: z
    .string()
    .nullable()
    .meta({ description: 'The chosen option; null if the product had none', example: '1 kg' }),
  quantity: z.int().meta({ description: 'Units', example: 2 }),
  price: z.number().meta({ description: 'Rupees, for one', example: 180 }),
  subTotal: z.number().meta({ description: 'Rupees: price times quantity', example: 360 }),
});

/** An order as /api shows it. */
export const orderShape = z
  .object({
    id,
    _id: id,
    paymentId: z.string().meta({ description: 'The provider’s payment', example: 'pay_Q1w2E3r4T5y6U7' }),
    name: z.string().meta({ description: 'Name of the recipient', example: 'Meera Iyer' }),
    phoneNumber: z.string().meta({ description: 'Phone number for the delivery', example: '9812345678' }),
    address: z.string().meta({ description: 'Delivery address', example: '12 Lake Road, Flat 3' }),
    pincode: z.string().meta({ description: 'ZIP code', example: '411001' }),
    amount: z.number().meta({
      description: 'Rupees: what was paid: the sum of the lines’ `subTotal`, less what offers took off',
      example: 360,
    }),
    email: z
      .string()
      .meta({ description: 'E-mail address for messages about the order', example: 'meera@example.com' }),
    userid: id.describe('The shopper'),
    status: z.enum(['pending', 'paid', 'packed', 'delivered', 'cancelled', 'refunded']).meta({
      description:
        'Goes forward only: pending, paid, packed, delivered; or cancelled, refunded. An order that is being packed is still paid, one that is out for delivery is still packed.',
      example: 'paid',
    }),
    date: z.iso.datetime().meta({ description: 'When it was placed', example: '2026-04-02T09:15:00.000Z' }),
    products: z.array(orderLine).describe('With their names and prices at the time of purchase'),
  })
  .meta({ id: 'Order', description: 'A paid order, with the names and prices at the time of purchase' });

type Shape = z.infer<typeof orderShape>;

/** Existing clients know six statuses; a later one appears as the last of those that the order has reached. */
function toKnownStatus(status: OrderStatus): Shape['status'] {
  if (status === 'packing') return 'paid';
  return status === 'outForDelivery' ? 'packed' : status;
}

export const toOrder = (ctx: RestContext, order: OrderWithLines): Shape => ({
  ...order,
  _id: order.id,
  amount: toRupees(order.amount),
  userid: order.userId,
  status: toKnownStatus(order.status),
  date: new Date(order.createdAt).toISOString(),
  products: order.lines.map((line) => ({
    ...line,
    _id: line.id,
    productTitle: line.title,
    image: ctx.absolute(line.image),
    option: line.option || null,
    price: toRupees(line.price),
    subTotal: toRupees(line.price * line.quantity),
  })),
});
