import type { MigrationInterface } from 'typeorm';
import { Initial1796000000001 as InitialMysql } from './migrations/mysql/001-initial.ts';
import { Staff1796000000002 as StaffMysql } from './migrations/mysql/002-staff.ts';
import { Stock1796000000003 as StockMysql } from './migrations/mysql/003-stock.ts';
import { Refunds1796000000004 as RefundsMysql } from './migrations/mysql/004-refunds.ts';
import { Orders1796000000005 as OrdersMysql } from './migrations/mysql/005-orders.ts';
import { Import1796000000006 as ImportMysql } from './migrations/mysql/006-import.ts';
import { Catalogue1796000000007 as CatalogueMysql } from './migrations/mysql/007-catalogue.ts';
import { Reports1796000000008 as ReportsMysql } from './migrations/mysql/008-reports.ts';
import { Reviews1796000000009 as ReviewsMysql } from './migrations/mysql/009-reviews.ts';
import { Settings1796000000010 as SettingsMysql } from './migrations/mysql/010-settings.ts';
import { Newsletter1796000000011 as NewsletterMysql } from './migrations/mysql/011-newsletter.ts';
import { StaffAccounts1796000000012 as StaffAccountsMysql } from './migrations/mysql/012-staff-accounts.ts';
import { LowStock1796000000013 as LowStockMysql } from './migrations/mysql/013-low-stock.ts';
import { Customers1796000000014 as CustomersMysql } from './migrations/mysql/014-customers.ts';
import { OrdersDesk1796000000015 as OrdersDeskMysql } from './migrations/mysql/015-orders-desk.ts';
import { ProductUpdates1796000000016 as ProductUpdatesMysql } from './migrations/mysql/016-product-updates.ts';
import { ImportedCategories1796000000017 as ImportedCategoriesMysql } from './migrations/mysql/017-imported-categories.ts';
import { RefundRequests1796000000018 as RefundRequestsMysql } from './migrations/mysql/018-refund-requests.ts';
import { OrderPlaces1796000000028 as OrderPlacesMysql } from './migrations/mysql/028-order-places.ts';
import { OrderNumbers1796000000040 as OrderNumbersMysql } from './migrations/mysql/040-order-numbers.ts';
import { OrderLists1796000000044 as OrderListsMysql } from './migrations/mysql/044-order-lists.ts';
import { Invoices1796000000048 as InvoicesMysql } from './migrations/mysql/048-invoices.ts';
import { OrderErasures1796000000049 as OrderErasuresMysql } from './migrations/mysql/049-order-erasures.ts';
import { SoldOutReports1796000000054 as SoldOutReportsMysql } from './migrations/mysql/054-sold-out-reports.ts';
import { InvoiceSellers1796000000060 as InvoiceSellersMysql } from './migrations/mysql/060-invoice-sellers.ts';
import { ProductCreations1796000000064 as ProductCreationsMysql } from './migrations/mysql/064-product-creations.ts';
import { RelatedProducts1796000000066 as RelatedProductsMysql } from './migrations/mysql/066-related-products.ts';
import { InvitationsByHand1796000000068 as InvitationsByHandMysql } from './migrations/mysql/068-invitations-by-hand.ts';
import { MailClaims1796000000069 as MailClaimsMysql } from './migrations/mysql/069-mail-claims.ts';
import { LockVersions1796000000070 as LockVersionsMysql } from './migrations/mysql/070-lock-versions.ts';
import { StockOfSubCategories1796000000071 as StockOfSubCategoriesMysql } from './migrations/mysql/071-stock-of-sub-categories.ts';
import { NamesInOrderLists1796000000073 as NamesInOrderListsMysql } from './migrations/mysql/073-names-in-order-lists.ts';
import { RequiredMigrations1796000000075 as RequiredMigrationsMysql } from './migrations/mysql/075-required-migrations.ts';
import { RefundLists1796000000076 as RefundListsMysql } from './migrations/mysql/076-refund-lists.ts';
import { NamesInStatusLists1796000000077 as NamesInStatusListsMysql } from './migrations/mysql/077-names-in-status-lists.ts';
import { SearchKeysInCustomerList1796000000078 as SearchKeysInCustomerListMysql } from './migrations/mysql/078-search-keys-in-customer-list.ts';
import { LowStockReports1796000000079 as LowStockReportsMysql } from './migrations/mysql/079-low-stock-reports.ts';
import { ImportReading1796000000080 as ImportReadingMysql } from './migrations/mysql/080-import-reading.ts';
import { NameKeys1796000000082 as NameKeysMysql } from './migrations/mysql/082-name-keys.ts';
import { Initial1796000000001 as InitialSqlite } from './migrations/sqlite/001-initial.ts';
import { Staff1796000000002 as StaffSqlite } from './migrations/sqlite/002-staff.ts';
import { Stock1796000000003 as StockSqlite } from './migrations/sqlite/003-stock.ts';
import { Refunds1796000000004 as RefundsSqlite } from './migrations/sqlite/004-refunds.ts';
import { Orders1796000000005 as OrdersSqlite } from './migrations/sqlite/005-orders.ts';
import { Import1796000000006 as ImportSqlite } from './migrations/sqlite/006-import.ts';
import { Catalogue1796000000007 as CatalogueSqlite } from './migrations/sqlite/007-catalogue.ts';
import { Reports1796000000008 as ReportsSqlite } from './migrations/sqlite/008-reports.ts';
import { Reviews1796000000009 as ReviewsSqlite } from './migrations/sqlite/009-reviews.ts';
import { Settings1796000000010 as SettingsSqlite } from './migrations/sqlite/010-settings.ts';
import { Newsletter1796000000011 as NewsletterSqlite } from './migrations/sqlite/011-newsletter.ts';
import { StaffAccounts1796000000012 as StaffAccountsSqlite } from './migrations/sqlite/012-staff-accounts.ts';
import { LowStock1796000000013 as LowStockSqlite } from './migrations/sqlite/013-low-stock.ts';
import { Customers1796000000014 as CustomersSqlite } from './migrations/sqlite/014-customers.ts';
import { OrdersDesk1796000000015 as OrdersDeskSqlite } from './migrations/sqlite/015-orders-desk.ts';
import { ProductUpdates1796000000016 as ProductUpdatesSqlite } from './migrations/sqlite/016-product-updates.ts';
import { ImportedCategories1796000000017 as ImportedCategoriesSqlite } from './migrations/sqlite/017-imported-categories.ts';
import { RefundRequests1796000000018 as RefundRequestsSqlite } from './migrations/sqlite/018-refund-requests.ts';
import { OrderPlaces1796000000028 as OrderPlacesSqlite } from './migrations/sqlite/028-order-places.ts';
import { OrderNumbers1796000000040 as OrderNumbersSqlite } from './migrations/sqlite/040-order-numbers.ts';
import { OrderLists1796000000044 as OrderListsSqlite } from './migrations/sqlite/044-order-lists.ts';
import { Invoices1796000000048 as InvoicesSqlite } from './migrations/sqlite/048-invoices.ts';
import { OrderErasures1796000000049 as OrderErasuresSqlite } from './migrations/sqlite/049-order-erasures.ts';
import { SoldOutReports1796000000054 as SoldOutReportsSqlite } from './migrations/sqlite/054-sold-out-reports.ts';
import { InvoiceSellers1796000000060 as InvoiceSellersSqlite } from './migrations/sqlite/060-invoice-sellers.ts';
import { ProductCreations1796000000064 as ProductCreationsSqlite } from './migrations/sqlite/064-product-creations.ts';
import { RelatedProducts1796000000066 as RelatedProductsSqlite } from './migrations/sqlite/066-related-products.ts';
import { InvitationsByHand1796000000068 as InvitationsByHandSqlite } from './migrations/sqlite/068-invitations-by-hand.ts';
import { MailClaims1796000000069 as MailClaimsSqlite } from './migrations/sqlite/069-mail-claims.ts';
import { LockVersions1796000000070 as LockVersionsSqlite } from './migrations/sqlite/070-lock-versions.ts';
import { StockOfSubCategories1796000000071 as StockOfSubCategoriesSqlite } from './migrations/sqlite/071-stock-of-sub-categories.ts';
import { NamesInOrderLists1796000000073 as NamesInOrderListsSqlite } from './migrations/sqlite/073-names-in-order-lists.ts';
import { RequiredMigrations1796000000075 as RequiredMigrationsSqlite } from './migrations/sqlite/075-required-migrations.ts';
import { RefundLists1796000000076 as RefundListsSqlite } from './migrations/sqlite/076-refund-lists.ts';
import { NamesInStatusLists1796000000077 as NamesInStatusListsSqlite } from './migrations/sqlite/077-names-in-status-lists.ts';
import { SearchKeysInCustomerList1796000000078 as SearchKeysInCustomerListSqlite } from './migrations/sqlite/078-search-keys-in-customer-list.ts';
import { LowStockReports1796000000079 as LowStockReportsSqlite } from './migrations/sqlite/079-low-stock-reports.ts';
import { ImportReading1796000000080 as ImportReadingSqlite } from './migrations/sqlite/080-import-reading.ts';
import { NameKeys1796000000082 as NameKeysSqlite } from './migrations/sqlite/082-name-keys.ts';

type Migrations = (new () => MigrationInterface)[];

// Applied in this order. A released migration is never edited.
export const sqliteMigrations: Migrations = [
  InitialSqlite,
  StaffSqlite,
  StockSqlite,
  RefundsSqlite,
  OrdersSqlite,
  ImportSqlite,
  CatalogueSqlite,
  ReportsSqlite,
  ReviewsSqlite,
  SettingsSqlite,
  NewsletterSqlite,
  StaffAccountsSqlite,
  LowStockSqlite,
  CustomersSqlite,
  OrdersDeskSqlite,
  ProductUpdatesSqlite,
  ImportedCategoriesSqlite,
  RefundRequestsSqlite,
  OrderPlacesSqlite,
  OrderNumbersSqlite,
  OrderListsSqlite,
  InvoicesSqlite,
  OrderErasuresSqlite,
  SoldOutReportsSqlite,
  InvoiceSellersSqlite,
  ProductCreationsSqlite,
  RelatedProductsSqlite,
  InvitationsByHandSqlite,
  MailClaimsSqlite,
  LockVersionsSqlite,
  StockOfSubCategoriesSqlite,
  NamesInOrderListsSqlite,
  RequiredMigrationsSqlite,
  RefundListsSqlite,
  NamesInStatusListsSqlite,
  SearchKeysInCustomerListSqlite,
  LowStockReportsSqlite,
  ImportReadingSqlite,
  NameKeysSqlite,
];
export const mysqlMigrations: Migrations = [
  InitialMysql,
  StaffMysql,
  StockMysql,
  RefundsMysql,
  OrdersMysql,
  ImportMysql,
  CatalogueMysql,
  ReportsMysql,
  ReviewsMysql,
  SettingsMysql,
  NewsletterMysql,
  StaffAccountsMysql,
  LowStockMysql,
  CustomersMysql,
  OrdersDeskMysql,
  ProductUpdatesMysql,
  ImportedCategoriesMysql,
  RefundRequestsMysql,
  OrderPlacesMysql,
  OrderNumbersMysql,
  OrderListsMysql,
  InvoicesMysql,
  OrderErasuresMysql,
  SoldOutReportsMysql,
  InvoiceSellersMysql,
  ProductCreationsMysql,
  RelatedProductsMysql,
  InvitationsByHandMysql,
  MailClaimsMysql,
  LockVersionsMysql,
  StockOfSubCategoriesMysql,
  NamesInOrderListsMysql,
  RequiredMigrationsMysql,
  RefundListsMysql,
  NamesInStatusListsMysql,
  SearchKeysInCustomerListMysql,
  LowStockReportsMysql,
  ImportReadingMysql,
  NameKeysMysql,
];
