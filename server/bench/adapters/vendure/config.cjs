// Vendure as its documentation sets it up for production, with a payment that always succeeds. See docs/performance.md.
const { DefaultSearchPlugin, DefaultLogger, LogLevel, dummyPaymentHandler } = require('@vendure/core');

const { hostname, port, username, password, pathname } = new URL(process.env.DATABASE_URL);

/** More than the load buys, of a product and in a cart. */
const PLENTY = 1_000_000_000;

exports.config = {
  apiOptions: { hostname: '127.0.0.1', port: Number(process.env.PORT ?? 3000), cors: false },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    superadminCredentials: { identifier: 'bench', password: `bench-${process.pid}-${Date.now()}` },
  },
  dbConnectionOptions: {
    type: 'mysql',
    host: hostname,
    port: Number(port),
    username,
    password,
    database: pathname.slice(1),
    synchronize: process.env.POPULATE === 'true',
    poolSize: 10,
    timezone: 'Z',
  },
  // The pictures are Kirana's. Only their URLs are requested.
  assetOptions: { assetStorageStrategy: { toAbsoluteUrl: (_, address) => address } },
  orderOptions: { orderItemsLimit: PLENTY, orderLineItemsLimit: PLENTY },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  customFields: { Product: [{ name: 'rating', type: 'float', defaultValue: 0 }] },
  plugins: [DefaultSearchPlugin.init({ indexStockStatus: false, bufferUpdates: false })],
};
