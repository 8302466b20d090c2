import { SavedView } from './desk/savedViews.entity.ts';
import { OrderErasure } from './erasure/orderErasures.entity.ts';
import { DailySales } from './figures/dailySales.entity.ts';
import { Invoice, InvoiceYear } from './invoices/invoices.entity.ts';
import { OrderNamePart } from './orderNameParts.entity.ts';
import { OrderNote } from './orderNotes.entity.ts';
import { Order, OrderLine } from './orders.entity.ts';

export const ordersTables = [
  OrderNote,
  SavedView,
  OrderErasure,
  DailySales,
  Invoice,
  InvoiceYear,
  OrderNamePart,
  Order,
  OrderLine,
];
