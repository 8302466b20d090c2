// Gives an empty Vendure the catalogue of a running Kirana: `DATABASE_URL=… POPULATE=true node populate.cjs http://localhost:4000`
const {
  Asset,
  AssetTranslation,
  ChannelService,
  FacetService,
  FacetValueService,
  FastImporterService,
  JobQueueService,
  LanguageCode,
  Populator,
  RequestContextService,
  SearchService,
  TaxCategoryService,
  TransactionalConnection,
  bootstrap,
} = require('@vendure/core');
const { config } = require('./config.cjs');

const [origin] = process.argv.slice(2);
const languageCode = LanguageCode.en;
const PAGE = 100;
const STOCK = 10_000_000;

async function ask(query, variables = {}) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function* productsOfKirana() {
  for (let offset = 0; ; offset += PAGE) {
    const { products } = await ask(
      `query ($offset: Int) { products(first: ${PAGE}, offset: $offset) { nodes {
        id name description price rating images { url } subCatId
      } } }`,
      { offset },
    );
    yield* products.nodes;
    if (products.nodes.length < PAGE) return;
  }
}

async function main() {
  const app = await bootstrap(config);
  await app.get(JobQueueService).start();
  const { categories } = await ask('{ categories { name children { id name } } }');
  const shelves = categories.flatMap(({ children }) => children);
  const initial = {
    defaultLanguage: languageCode,
    defaultZone: 'Asia',
    countries: [{ name: 'India', code: 'IN', zone: 'Asia' }],
    taxRates: [{ name: 'Standard', percentage: 5 }],
    shippingMethods: [{ name: 'Standard', price: 5000 }],
    paymentMethods: [
      {
        name: 'Dummy',
        handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
      },
    ],
    collections: shelves.map(({ name }) => ({
      name,
      filters: [{ code: 'facet-value-filter', args: { facetValueNames: [name], containsAny: false } }],
    })),
  };
  await app.get(Populator).populateInitialData(initial);

  const ctx = await app.get(RequestContextService).create({ apiType: 'admin', languageCode });
  const facet = await app.get(FacetService).create(ctx, {
    code: 'shelf',
    isPrivate: false,
    translations: [{ languageCode, name: 'Shelf' }],
  });
  const facetValues = new Map();
  for (const { id, name } of shelves) {
    const value = await app.get(FacetValueService).create(ctx, facet, {
      facetId: facet.id,
      code: id,
      translations: [{ languageCode, name }],
    });
    facetValues.set(id, value.id);
  }
  const [taxCategory] = (await app.get(TaxCategoryService).findAll(ctx)).items;
  const importer = app.get(FastImporterService);
  await importer.initialize();
  const pictures = await createAssetLoader(app, ctx);
  let count = 0;
  for await (const { id, name, description, price, rating, images, subCatId } of productsOfKirana()) {
    const asset = await pictures(images[0].url);
    const facetValueIds = [facetValues.get(subCatId)];
    const shared = { featuredAssetId: asset, assetIds: [asset], facetValueIds };
    const productId = await importer.createProduct({
      ...shared,
      translations: [{ languageCode, name, slug: id, description, customFields: {} }],
      customFields: { rating: rating ?? 0 },
    });
    await importer.createProductVariant({
      ...shared,
      productId,
      sku: id,
      taxCategoryId: taxCategory.id,
      stockOnHand: STOCK,
      price: Math.round(price * 100),
      translations: [{ languageCode, name, customFields: {} }],
    });
    if (++count % 1000 === 0) console.log(`${count} products`);
  }
  await app.get(Populator).populateCollections(initial);
  await app.get(SearchService).reindex(ctx);
  await waitUntilIndexed(app, count);
  await app.close();
}

/** @returns a function that creates the picture of a URL once and returns its id */
async function createAssetLoader(app, ctx) {
  const connection = app.get(TransactionalConnection);
  const channel = await app.get(ChannelService).getDefaultChannel(ctx);
  const assetIds = new Map();
  return async (url) => {
    if (!assetIds.has(url)) {
      const translations = [
        await connection
          .getRepository(ctx, AssetTranslation)
          .save(new AssetTranslation({ languageCode, name: url })),
      ];
      const asset = await connection.getRepository(ctx, Asset).save(
        new Asset({
          type: 'IMAGE',
          mimeType: 'image/webp',
          width: 512,
          height: 512,
          fileSize: 20_000,
          source: url,
          preview: url,
          translations,
          channels: [channel],
        }),
      );
      assetIds.set(url, asset.id);
    }
    return assetIds.get(url);
  };
}

/** Waits until the search index has `count` rows. Vendure's indexing job gives no notice when it ends. */
async function waitUntilIndexed(app, count) {
  const { rawConnection } = app.get(TransactionalConnection);
  for (let indexed = 0; indexed < count; ) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const [row] = await rawConnection.query('SELECT COUNT(*) AS indexed FROM search_index_item');
    indexed = Number(row.indexed);
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
