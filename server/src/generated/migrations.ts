import type { MigrationInterface } from 'typeorm';
import { Initial1796000000001 as Initial1796000000001Sqlite } from '../database/migrations/sqlite/001-initial.ts';
import { Staff1796000000002 as Staff1796000000002Sqlite } from '../database/migrations/sqlite/002-staff.ts';
import { Stock1796000000003 as Stock1796000000003Sqlite } from '../database/migrations/sqlite/003-stock.ts';
import { Refunds1796000000004 as Refunds1796000000004Sqlite } from '../database/migrations/sqlite/004-refunds.ts';
import { Orders1796000000005 as Orders1796000000005Sqlite } from '../database/migrations/sqlite/005-orders.ts';
import { Import1796000000006 as Import1796000000006Sqlite } from '../database/migrations/sqlite/006-import.ts';
import { Catalogue1796000000007 as Catalogue1796000000007Sqlite } from '../database/migrations/sqlite/007-catalogue.ts';
import { Reports1796000000008 as Reports1796000000008Sqlite } from '../database/migrations/sqlite/008-reports.ts';
import { Reviews1796000000009 as Reviews1796000000009Sqlite } from '../database/migrations/sqlite/009-reviews.ts';
import { Settings1796000000010 as Settings1796000000010Sqlite } from '../database/migrations/sqlite/010-settings.ts';
import { Newsletter1796000000011 as Newsletter1796000000011Sqlite } from '../database/migrations/sqlite/011-newsletter.ts';
import { StaffAccounts1796000000012 as StaffAccounts1796000000012Sqlite } from '../database/migrations/sqlite/012-staff-accounts.ts';
import { LowStock1796000000013 as LowStock1796000000013Sqlite } from '../database/migrations/sqlite/013-low-stock.ts';
import { Customers1796000000014 as Customers1796000000014Sqlite } from '../database/migrations/sqlite/014-customers.ts';
import { OrdersDesk1796000000015 as OrdersDesk1796000000015Sqlite } from '../database/migrations/sqlite/015-orders-desk.ts';
import { ProductUpdates1796000000016 as ProductUpdates1796000000016Sqlite } from '../database/migrations/sqlite/016-product-updates.ts';
import { ImportedCategories1796000000017 as ImportedCategories1796000000017Sqlite } from '../database/migrations/sqlite/017-imported-categories.ts';
import { RefundRequests1796000000018 as RefundRequests1796000000018Sqlite } from '../database/migrations/sqlite/018-refund-requests.ts';
import { OrderPlaces1796000000028 as OrderPlaces1796000000028Sqlite } from '../database/migrations/sqlite/028-order-places.ts';
import { OrderNumbers1796000000040 as OrderNumbers1796000000040Sqlite } from '../database/migrations/sqlite/040-order-numbers.ts';
import { OrderLists1796000000044 as OrderLists1796000000044Sqlite } from '../database/migrations/sqlite/044-order-lists.ts';
import { Invoices1796000000048 as Invoices1796000000048Sqlite } from '../database/migrations/sqlite/048-invoices.ts';
import { OrderErasures1796000000049 as OrderErasures1796000000049Sqlite } from '../database/migrations/sqlite/049-order-erasures.ts';
import { SoldOutReports1796000000054 as SoldOutReports1796000000054Sqlite } from '../database/migrations/sqlite/054-sold-out-reports.ts';
import { InvoiceSellers1796000000060 as InvoiceSellers1796000000060Sqlite } from '../database/migrations/sqlite/060-invoice-sellers.ts';
import { ProductCreations1796000000064 as ProductCreations1796000000064Sqlite } from '../database/migrations/sqlite/064-product-creations.ts';
import { RelatedProducts1796000000066 as RelatedProducts1796000000066Sqlite } from '../database/migrations/sqlite/066-related-products.ts';
import { InvitationsByHand1796000000068 as InvitationsByHand1796000000068Sqlite } from '../database/migrations/sqlite/068-invitations-by-hand.ts';
import { MailClaims1796000000069 as MailClaims1796000000069Sqlite } from '../database/migrations/sqlite/069-mail-claims.ts';
import { LockVersions1796000000070 as LockVersions1796000000070Sqlite } from '../database/migrations/sqlite/070-lock-versions.ts';
import { StockOfSubCategories1796000000071 as StockOfSubCategories1796000000071Sqlite } from '../database/migrations/sqlite/071-stock-of-sub-categories.ts';
import { NamesInOrderLists1796000000073 as NamesInOrderLists1796000000073Sqlite } from '../database/migrations/sqlite/073-names-in-order-lists.ts';
import { RequiredMigrations1796000000075 as RequiredMigrations1796000000075Sqlite } from '../database/migrations/sqlite/075-required-migrations.ts';
import { RefundLists1796000000076 as RefundLists1796000000076Sqlite } from '../database/migrations/sqlite/076-refund-lists.ts';
import { NamesInStatusLists1796000000077 as NamesInStatusLists1796000000077Sqlite } from '../database/migrations/sqlite/077-names-in-status-lists.ts';
import { SearchKeysInCustomerList1796000000078 as SearchKeysInCustomerList1796000000078Sqlite } from '../database/migrations/sqlite/078-search-keys-in-customer-list.ts';
import { LowStockReports1796000000079 as LowStockReports1796000000079Sqlite } from '../database/migrations/sqlite/079-low-stock-reports.ts';
import { ImportReading1796000000080 as ImportReading1796000000080Sqlite } from '../database/migrations/sqlite/080-import-reading.ts';
import { NameKeys1796000000082 as NameKeys1796000000082Sqlite } from '../database/migrations/sqlite/082-name-keys.ts';
import { Variants1796000000083 as Variants1796000000083Sqlite } from '../database/migrations/sqlite/083-variants.ts';
import { Taxes1796000000084 as Taxes1796000000084Sqlite } from '../database/migrations/sqlite/084-taxes.ts';
import { OriginAndComparableUnit1796000000085 as OriginAndComparableUnit1796000000085Sqlite } from '../database/migrations/sqlite/085-origin-and-comparable-unit.ts';
import { Offers1796000000086 as Offers1796000000086Sqlite } from '../database/migrations/sqlite/086-offers.ts';
import { WeighedLines1796000000089 as WeighedLines1796000000089Sqlite } from '../database/migrations/sqlite/089-weighed-lines.ts';
import { ChargedPrices1796000000090 as ChargedPrices1796000000090Sqlite } from '../database/migrations/sqlite/090-charged-prices.ts';
import { StoredInvoices1796000000091 as StoredInvoices1796000000091Sqlite } from '../database/migrations/sqlite/091-stored-invoices.ts';
import { RefundsAfterWeighing1796000000092 as RefundsAfterWeighing1796000000092Sqlite } from '../database/migrations/sqlite/092-refunds-after-weighing.ts';
import { UndoBegun1796000000093 as UndoBegun1796000000093Sqlite } from '../database/migrations/sqlite/093-undo-begun.ts';
import { AnnouncedOffers1796000000094 as AnnouncedOffers1796000000094Sqlite } from '../database/migrations/sqlite/094-announced-offers.ts';
import { Initial1796000000001 as Initial1796000000001Mysql } from '../database/migrations/mysql/001-initial.ts';
import { Staff1796000000002 as Staff1796000000002Mysql } from '../database/migrations/mysql/002-staff.ts';
import { Stock1796000000003 as Stock1796000000003Mysql } from '../database/migrations/mysql/003-stock.ts';
import { Refunds1796000000004 as Refunds1796000000004Mysql } from '../database/migrations/mysql/004-refunds.ts';
import { Orders1796000000005 as Orders1796000000005Mysql } from '../database/migrations/mysql/005-orders.ts';
import { Import1796000000006 as Import1796000000006Mysql } from '../database/migrations/mysql/006-import.ts';
import { Catalogue1796000000007 as Catalogue1796000000007Mysql } from '../database/migrations/mysql/007-catalogue.ts';
import { Reports1796000000008 as Reports1796000000008Mysql } from '../database/migrations/mysql/008-reports.ts';
import { Reviews1796000000009 as Reviews1796000000009Mysql } from '../database/migrations/mysql/009-reviews.ts';
import { Settings1796000000010 as Settings1796000000010Mysql } from '../database/migrations/mysql/010-settings.ts';
import { Newsletter1796000000011 as Newsletter1796000000011Mysql } from '../database/migrations/mysql/011-newsletter.ts';
import { StaffAccounts1796000000012 as StaffAccounts1796000000012Mysql } from '../database/migrations/mysql/012-staff-accounts.ts';
import { LowStock1796000000013 as LowStock1796000000013Mysql } from '../database/migrations/mysql/013-low-stock.ts';
import { Customers1796000000014 as Customers1796000000014Mysql } from '../database/migrations/mysql/014-customers.ts';
import { OrdersDesk1796000000015 as OrdersDesk1796000000015Mysql } from '../database/migrations/mysql/015-orders-desk.ts';
import { ProductUpdates1796000000016 as ProductUpdates1796000000016Mysql } from '../database/migrations/mysql/016-product-updates.ts';
import { ImportedCategories1796000000017 as ImportedCategories1796000000017Mysql } from '../database/migrations/mysql/017-imported-categories.ts';
import { RefundRequests1796000000018 as RefundRequests1796000000018Mysql } from '../database/migrations/mysql/018-refund-requests.ts';
import { OrderPlaces1796000000028 as OrderPlaces1796000000028Mysql } from '../database/migrations/mysql/028-order-places.ts';
import { OrderNumbers1796000000040 as OrderNumbers1796000000040Mysql } from '../database/migrations/mysql/040-order-numbers.ts';
import { OrderLists1796000000044 as OrderLists1796000000044Mysql } from '../database/migrations/mysql/044-order-lists.ts';
import { Invoices1796000000048 as Invoices1796000000048Mysql } from '../database/migrations/mysql/048-invoices.ts';
import { OrderErasures1796000000049 as OrderErasures1796000000049Mysql } from '../database/migrations/mysql/049-order-erasures.ts';
import { SoldOutReports1796000000054 as SoldOutReports1796000000054Mysql } from '../database/migrations/mysql/054-sold-out-reports.ts';
import { InvoiceSellers1796000000060 as InvoiceSellers1796000000060Mysql } from '../database/migrations/mysql/060-invoice-sellers.ts';
import { ProductCreations1796000000064 as ProductCreations1796000000064Mysql } from '../database/migrations/mysql/064-product-creations.ts';
import { RelatedProducts1796000000066 as RelatedProducts1796000000066Mysql } from '../database/migrations/mysql/066-related-products.ts';
import { InvitationsByHand1796000000068 as InvitationsByHand1796000000068Mysql } from '../database/migrations/mysql/068-invitations-by-hand.ts';
import { MailClaims1796000000069 as MailClaims1796000000069Mysql } from '../database/migrations/mysql/069-mail-claims.ts';
import { LockVersions1796000000070 as LockVersions1796000000070Mysql } from '../database/migrations/mysql/070-lock-versions.ts';
import { StockOfSubCategories1796000000071 as StockOfSubCategories1796000000071Mysql } from '../database/migrations/mysql/071-stock-of-sub-categories.ts';
import { NamesInOrderLists1796000000073 as NamesInOrderLists1796000000073Mysql } from '../database/migrations/mysql/073-names-in-order-lists.ts';
import { RequiredMigrations1796000000075 as RequiredMigrations1796000000075Mysql } from '../database/migrations/mysql/075-required-migrations.ts';
import { RefundLists1796000000076 as RefundLists1796000000076Mysql } from '../database/migrations/mysql/076-refund-lists.ts';
import { NamesInStatusLists1796000000077 as NamesInStatusLists1796000000077Mysql } from '../database/migrations/mysql/077-names-in-status-lists.ts';
import { SearchKeysInCustomerList1796000000078 as SearchKeysInCustomerList1796000000078Mysql } from '../database/migrations/mysql/078-search-keys-in-customer-list.ts';
import { LowStockReports1796000000079 as LowStockReports1796000000079Mysql } from '../database/migrations/mysql/079-low-stock-reports.ts';
import { ImportReading1796000000080 as ImportReading1796000000080Mysql } from '../database/migrations/mysql/080-import-reading.ts';
import { NameKeys1796000000082 as NameKeys1796000000082Mysql } from '../database/migrations/mysql/082-name-keys.ts';
import { Variants1796000000083 as Variants1796000000083Mysql } from '../database/migrations/mysql/083-variants.ts';
import { Taxes1796000000084 as Taxes1796000000084Mysql } from '../database/migrations/mysql/084-taxes.ts';
import { OriginAndComparableUnit1796000000085 as OriginAndComparableUnit1796000000085Mysql } from '../database/migrations/mysql/085-origin-and-comparable-unit.ts';
import { Offers1796000000086 as Offers1796000000086Mysql } from '../database/migrations/mysql/086-offers.ts';
import { WeighedLines1796000000089 as WeighedLines1796000000089Mysql } from '../database/migrations/mysql/089-weighed-lines.ts';
import { ChargedPrices1796000000090 as ChargedPrices1796000000090Mysql } from '../database/migrations/mysql/090-charged-prices.ts';
import { StoredInvoices1796000000091 as StoredInvoices1796000000091Mysql } from '../database/migrations/mysql/091-stored-invoices.ts';
import { RefundsAfterWeighing1796000000092 as RefundsAfterWeighing1796000000092Mysql } from '../database/migrations/mysql/092-refunds-after-weighing.ts';
import { UndoBegun1796000000093 as UndoBegun1796000000093Mysql } from '../database/migrations/mysql/093-undo-begun.ts';
import { AnnouncedOffers1796000000094 as AnnouncedOffers1796000000094Mysql } from '../database/migrations/mysql/094-announced-offers.ts';

type Migrations = (new () => MigrationInterface)[];

// Applied in this order. A released migration is never edited.
export const sqliteMigrations: Migrations = [
  Initial1796000000001Sqlite,
  Staff1796000000002Sqlite,
  Stock1796000000003Sqlite,
  Refunds1796000000004Sqlite,
  Orders1796000000005Sqlite,
  Import1796000000006Sqlite,
  Catalogue1796000000007Sqlite,
  Reports1796000000008Sqlite,
  Reviews1796000000009Sqlite,
  Settings1796000000010Sqlite,
  Newsletter1796000000011Sqlite,
  StaffAccounts1796000000012Sqlite,
  LowStock1796000000013Sqlite,
  Customers1796000000014Sqlite,
  OrdersDesk1796000000015Sqlite,
  ProductUpdates1796000000016Sqlite,
  ImportedCategories1796000000017Sqlite,
  RefundRequests1796000000018Sqlite,
  OrderPlaces1796000000028Sqlite,
  OrderNumbers1796000000040Sqlite,
  OrderLists1796000000044Sqlite,
  Invoices1796000000048Sqlite,
  OrderErasures1796000000049Sqlite,
  SoldOutReports1796000000054Sqlite,
  InvoiceSellers1796000000060Sqlite,
  ProductCreations1796000000064Sqlite,
  RelatedProducts1796000000066Sqlite,
  InvitationsByHand1796000000068Sqlite,
  MailClaims1796000000069Sqlite,
  LockVersions1796000000070Sqlite,
  StockOfSubCategories1796000000071Sqlite,
  NamesInOrderLists1796000000073Sqlite,
  RequiredMigrations1796000000075Sqlite,
  RefundLists1796000000076Sqlite,
  NamesInStatusLists1796000000077Sqlite,
  SearchKeysInCustomerList1796000000078Sqlite,
  LowStockReports1796000000079Sqlite,
  ImportReading1796000000080Sqlite,
  NameKeys1796000000082Sqlite,
  Variants1796000000083Sqlite,
  Taxes1796000000084Sqlite,
  OriginAndComparableUnit1796000000085Sqlite,
  Offers1796000000086Sqlite,
  WeighedLines1796000000089Sqlite,
  ChargedPrices1796000000090Sqlite,
  StoredInvoices1796000000091Sqlite,
  RefundsAfterWeighing1796000000092Sqlite,
  UndoBegun1796000000093Sqlite,
  AnnouncedOffers1796000000094Sqlite,
];
export const mysqlMigrations: Migrations = [
  Initial1796000000001Mysql,
  Staff1796000000002Mysql,
  Stock1796000000003Mysql,
  Refunds1796000000004Mysql,
  Orders1796000000005Mysql,
  Import1796000000006Mysql,
  Catalogue1796000000007Mysql,
  Reports1796000000008Mysql,
  Reviews1796000000009Mysql,
  Settings1796000000010Mysql,
  Newsletter1796000000011Mysql,
  StaffAccounts1796000000012Mysql,
  LowStock1796000000013Mysql,
  Customers1796000000014Mysql,
  OrdersDesk1796000000015Mysql,
  ProductUpdates1796000000016Mysql,
  ImportedCategories1796000000017Mysql,
  RefundRequests1796000000018Mysql,
  OrderPlaces1796000000028Mysql,
  OrderNumbers1796000000040Mysql,
  OrderLists1796000000044Mysql,
  Invoices1796000000048Mysql,
  OrderErasures1796000000049Mysql,
  SoldOutReports1796000000054Mysql,
  InvoiceSellers1796000000060Mysql,
  ProductCreations1796000000064Mysql,
  RelatedProducts1796000000066Mysql,
  InvitationsByHand1796000000068Mysql,
  MailClaims1796000000069Mysql,
  LockVersions1796000000070Mysql,
  StockOfSubCategories1796000000071Mysql,
  NamesInOrderLists1796000000073Mysql,
  RequiredMigrations1796000000075Mysql,
  RefundLists1796000000076Mysql,
  NamesInStatusLists1796000000077Mysql,
  SearchKeysInCustomerList1796000000078Mysql,
  LowStockReports1796000000079Mysql,
  ImportReading1796000000080Mysql,
  NameKeys1796000000082Mysql,
  Variants1796000000083Mysql,
  Taxes1796000000084Mysql,
  OriginAndComparableUnit1796000000085Mysql,
  Offers1796000000086Mysql,
  WeighedLines1796000000089Mysql,
  ChargedPrices1796000000090Mysql,
  StoredInvoices1796000000091Mysql,
  RefundsAfterWeighing1796000000092Mysql,
  UndoBegun1796000000093Mysql,
  AnnouncedOffers1796000000094Mysql,
];
