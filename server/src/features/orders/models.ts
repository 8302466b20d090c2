// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type { SavedView as DeskOrderView } from '../staff/views/savedViews.service.ts';
export type { DeskOrder } from './desk/deskOrder.service.ts';
export type { OrderMove as DeskOrderMove } from './desk/moveOrders.service.ts';
export type { OrderPage as DeskOrderConnection } from './desk/orderList.service.ts';
export type { NoteWithAuthor as DeskOrderNote } from './desk/orderNotes.service.ts';
export type { TimelineEvent as DeskOrderEvent } from './desk/orderTimeline.service.ts';
export type { PackList as DeskPackList, PackListItem as DeskPackListItem } from './desk/packList.service.ts';
export type { SubjectSales as DeskSubjectSales } from './figures/salesFigures.service.ts';
export type {
  DocumentRow as DeskDocumentRow,
  DocumentTable as DeskDocumentTable,
} from './invoices/documentTables.ts';
export type {
  DocumentReference as DeskTaxDocumentReference,
  InvoiceDocument as DeskTaxDocument,
  InvoiceDocument as OrderDocument,
} from './invoices/invoiceDocument.ts';
export type { Invoice as DeskInvoice } from './invoices/invoices.service.ts';
export type { TaxReport as DeskTaxReport } from './invoices/report/taxReport.service.ts';
export type { TaxTable as DeskTaxTable } from './invoices/report/taxTables.ts';
export type {
  LineWithRefunds as DeskOrderLine,
  LineWithRefunds as OrderLine,
  OrderWithLines as Order,
} from './orders.service.ts';
