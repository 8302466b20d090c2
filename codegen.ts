import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
  config: { useTypeImports: true, strictScalars: true },
  generates: {
    'server/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../graphql/context.ts#Context',
        enumsAsTypes: true,
        // The default, `Record<PropertyKey, never>`, has every key, so resolvers.ts would miss unresolved fields.
        rootValueType: 'object',
        // What a resolver returns for a union says which member it is.
        resolversNonOptionalTypename: { unionMember: true },
        // GraphQL type → what our services return for it, where the two differ.
        mappers: {
          Banner: '../features/catalog/catalog.entity.ts#Banner as BannerModel',
          Cart: '../features/cart/cart.service.ts#Cart as CartModel',
          CartLine: '../features/cart/cart.service.ts#PricedLine',
          Category: '../features/catalog/catalog.entity.ts#Category as CategoryModel',
          Checkout: '../features/checkout/beginCheckout.service.ts#ReadyCheckout',
          Country: '../features/locations/locations.service.ts#Country as CountryModel',
          Order: '../features/orders/orders.service.ts#OrderWithLines',
          OrderLine: '../features/orders/orders.service.ts#LineWithRefunds',
          PaymentNotice:
            '../features/checkout/payments/paymentNotices.service.ts#PaymentNotice as PaymentNoticeModel',
          Product: '../features/catalog/snapshot/snapshot.ts#CatalogProduct',
          ProductConnection: '../features/catalog/catalog.service.ts#FoundProducts',
          Review: '../features/reviews/reviews.service.ts#PublicReview',
          Desk: 'object',
          DeskBanner: '../features/catalog/catalog.entity.ts#Banner as BannerModel',
          DeskCategoriesSorted: '../features/catalog/desk/categories/categories.service.ts#CategoriesSorted',
          DeskCategory: '../features/catalog/catalog.entity.ts#Category as CategoryModel',
          DeskProduct:
            '../features/catalog/desk/products/productList.service.ts#ProductForStaff as DeskProductModel',
          DeskRefusal: '../features/catalog/desk/products/productChange.ts#Refusal',
          DeskOrder: '../features/orders/desk/deskOrder.service.ts#DeskOrder as DeskOrderModel',
          DeskInvoice: '../features/orders/invoices/invoices.service.ts#Invoice',
          DeskOrderConnection: '../features/orders/desk/orderList.service.ts#OrderPage',
          DeskOrderEvent: '../features/orders/desk/orderTimeline.service.ts#TimelineEvent',
          DeskOrderLine: '../features/orders/orders.service.ts#LineWithRefunds',
          DeskOrderMove: '../features/orders/desk/moveOrders.service.ts#OrderMove',
          DeskOrderNote: '../features/orders/desk/orderNotes.service.ts#NoteWithAuthor',
          DeskOrderView: '../features/orders/desk/savedViews.service.ts#SavedView',
          DeskPackList: '../features/orders/desk/packList.service.ts#PackList as PackListModel',
          DeskPackListItem: '../features/orders/desk/packList.service.ts#PackListItem',
          DeskStockedProduct: '../features/stock/desk/stockLists.service.ts#StockedProduct',
          DeskStockMovement: '../features/stock/desk/stockLists.service.ts#ListedMovement',
          DeskCustomer: '../features/customers/customers.service.ts#Customer as CustomerModel',
          DeskCustomerEvent: '../features/users/desk/auditLog.service.ts#NamedAuditEvent',
          DeskCustomerSession: '../features/auth/sessions.service.ts#ActiveSession',
          DeskStaffSession: '../features/auth/sessions.service.ts#ActiveSession',
          DeskAuditEvent: '../features/users/desk/auditLog.service.ts#NamedAuditEvent',
          DeskStaffMember: '../features/staff/members/members.service.ts#StaffMember',
          DeskStaffInvitation: '../features/staff/members/invitations.entity.ts#StaffInvitation',
          DeskDaySales: '../features/reports/reports.service.ts#DayFigures',
          DeskFigures: '../features/reports/reports.service.ts#Figures',
          DeskReport: '../features/reports/reports.service.ts#Report',
          DeskSubjectSales: '../features/orders/figures/salesFigures.service.ts#SubjectSales',
          DeskOpenTasks: '../features/reports/reports.service.ts#OpenTasks',
          DeskLetter: '../features/newsletter/desk/letters.service.ts#Letter',
          DeskSubscriber: '../features/newsletter/desk/subscribers.service.ts#Subscriber',
          DeskInfoPage: '../features/settings/desk/updateSettings.service.ts#EditedInfoPage',
          DeskSettings: '../features/settings/desk/updateSettings.service.ts#EditedSettings',
          DeskBuiltInSearchWords: '../search/synonyms.ts#SynonymGroup',
          DeskOwnSearchWords: 'readonly string[]',
          DeskSearchWords: '../features/catalog/searchWords/desk/searchWords.service.ts#OwnSearchWords',
          DeskImport: '../features/import/imports.entity.ts#Import as ImportModel',
          DeskImportPreview: '../features/import/desk/preview.ts#PreviewOfImport',
          DeskImportRow: '../features/import/desk/preview.ts#PreviewRow',
          DeskReview: '../features/reviews/desk/reviewList.service.ts#DeskReview as DeskReviewModel',
          DeskMe: '../features/staff/staffActor.service.ts#StaffActor',
          DeskPayment: '../features/checkout/refunds/desk/orderPayment.service.ts#OrderPayment',
          DeskPaymentAtProvider:
            '../features/checkout/refunds/desk/orderPayment.service.ts#PaymentAtProvider',
          DeskRefund: '../features/checkout/refunds/desk/refundDetails.service.ts#DetailedRefund',
          DeskRefundConnection: '../features/checkout/refunds/desk/refundList.service.ts#RefundPage',
          DeskRefundSum: '../features/checkout/figures/checkoutFigures.queries.ts#RefundSum',
          DeskRefundByHand: '../features/checkout/provider/provider.ts#ProviderRefund',
          Session: '../features/auth/sessions.service.ts#ActiveSession',
          User: '../features/users/users.service.ts#Viewer',
          WishlistItem: '../features/wishlist/wishlist.service.ts#WishlistEntry',
        },
      },
    },
    'server/src/generated/operationNames.ts': {
      documents: ['client/src/**/*.{ts,tsx}', 'client/desk/**/*.{ts,tsx}', '!client/{src,desk}/generated/**'],
      plugins: ['./server/tools/operationNames.mjs'],
      // The storefront and the desk may use the same names.
      config: { skipDocumentsValidation: true },
    },
    'client/src/generated/': {
      preset: 'client',
      documents: 'client/src/**/*.{ts,tsx}',
      // Masking is Apollo Client's own (`dataMasking`), not the preset's.
      presetConfig: { fragmentMasking: false },
      config: { enumType: 'const', inlineFragmentTypes: 'mask', customDirectives: { apolloUnmask: true } },
    },
    'client/desk/generated/': {
      preset: 'client',
      documents: ['client/desk/**/*.{ts,tsx}', '!client/desk/generated/**'],
      presetConfig: { fragmentMasking: false },
      config: { enumType: 'const', inlineFragmentTypes: 'mask', customDirectives: { apolloUnmask: true } },
    },
    'client/desk/generated/possibleTypes.ts': {
      plugins: [{ './server/tools/possibleTypes.mjs': { desk: true } }],
    },
    'server/test/generated/documents.ts': {
      documents: 'server/test/documents/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { documentMode: 'string', documentVariableSuffix: '', scalars: { ID: 'string' } },
    },
    'client/src/generated/possibleTypes.ts': {
      plugins: [{ './server/tools/possibleTypes.mjs': { desk: false } }],
    },
  },
};

export default config;
