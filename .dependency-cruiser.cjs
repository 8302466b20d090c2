// @ts-check
/** Which module may import which. `npm run check` enforces it; docs/architecture.md explains it. Tests are exempt. */
const { readFileSync } = require('node:fs');
const path = require('node:path');

/** Every feature may use the services of those before it: the order of server/src/features/features.ts. */
const [, declaredFeatures = ''] =
  /const declaredFeatures = \[([^\]]+)\]/.exec(
    readFileSync(path.join(__dirname, 'server/src/features/features.ts'), 'utf8'),
  ) ?? [];
const features = [...declaredFeatures.matchAll(/(\w+)Feature/g)].map(([, name]) => name);

const tests = '[.]test[.]tsx?$|^server/test/|^client/(test|e2e)/';
/** Modules of features; not those that fold them. */
const anyFeature = '^server/src/features/(?=[^/]+/)';
const serverPrograms =
  '^server/src/(main|database/(migrateCommand|baseline/writeBaseline|backup/backupCommand|backup/restoreCommand|drift)|features/(staff/roleCommand|import/(cli|export/exportCommand)|stock/stockCheckCommand|orders/invoices/pdf/invoicePdfThread))[.]ts$';
const clientEntries = '^client/src/(entryClient[.]tsx|renderThread[.]ts)$';
const deskEntry = '^client/desk/main[.]tsx$';
/** The schema of an input. The desk's forms check by it what the server will check, with the same sentences. */
const inputSchema = '^server/src/.*[.]input[.]ts$';
/** Words and rules that the server and its clients share: statuses of orders, permissions of staff, amounts of packages and of lines. */
const sharedTable =
  '^server/src/(features/(orders/orderStates|staff/deskPermissions|catalog/measures/(measure|unitPrice)|stock/formatUnits)|lib/amountOfUnits)[.]ts$';
/** The lists of what is found by its place; `npm run codegen` writes them. */
const generatedLists = '^server/src/generated/(entities|migrations)[.]ts$';
/** What a feature adds to the shop. */
const declaration = '^server/src/features/[^/]+/feature[.]ts$';
/** Parts of statements about a feature's own tables. Whoever reads these tables uses them, like the tables' names. */
const sqlFragment = '[.]sql[.]ts$';
const transport = '^server/src/features/.*([.](resolvers|rest)|Shape)[.]ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const featureOrder = features.map((feature, index) => ({
  name: `order-of-features-${feature}`,
  comment: `features use only those before them: ${features.join(' → ')}`,
  severity: 'error',
  from: { path: `${anyFeature}${feature}/`, pathNot: tests },
  to: { path: `${anyFeature}(?!(${features.slice(0, index + 1).join('|')})/)`, pathNot: sqlFragment },
}));

/** Every folder of server/chaos may use those before it. */
const chaosFolders = ['environment', 'shoppers', 'invariants', 'report', 'scenarios', 'bugs'];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const chaosOrder = chaosFolders.map((folder, index) => ({
  name: `order-of-chaos-${folder}`,
  comment: `folders of server/chaos use only those before them: ${chaosFolders.join(' → ')}`,
  severity: 'error',
  from: { path: `^server/chaos/${folder}/` },
  to: { path: `^server/chaos/(?!(${chaosFolders.slice(0, index + 1).join('|')})/)[^/]+/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const completeness = [
  {
    name: 'feature-is-listed',
    comment: 'list the feature in server/src/features/features.ts, after all features that it uses',
    severity: 'error',
    from: { path: `${anyFeature}(?!(${features.join('|')})/)`, pathNot: tests },
    to: {},
  },
  {
    name: 'declarations-are-listed',
    comment: 'list the declaration in server/src/features/features.ts',
    severity: 'error',
    module: { path: declaration, numberOfDependentsLessThan: 1 },
    from: { path: '^server/src/features/features[.]ts$' },
  },
  {
    name: 'resolvers-are-listed',
    comment: "list the resolvers in the feature's feature.ts",
    severity: 'error',
    module: { path: '[.]resolvers[.]ts$', numberOfDependentsLessThan: 1 },
    from: { path: declaration },
  },
  {
    name: 'rest-routes-are-listed',
    comment: "list the routes in the feature's feature.ts: in `rest`, or in `routes` outside of /api",
    severity: 'error',
    module: { path: '[.]rest[.]ts$', numberOfDependentsLessThan: 1 },
    from: { path: declaration },
  },
  {
    name: 'server-modules-are-used',
    comment:
      'neither the shop nor a command uses this module: list it where its kind is listed, or delete it',
    severity: 'error',
    from: { path: serverPrograms },
    to: { path: '^server/src/', pathNot: [serverPrograms, tests, '[.]d[.]ts$'], reachable: false },
  },
  {
    name: 'client-modules-are-used',
    comment:
      'neither the browser nor the server loads this module: add a page to client/src/app/routes.tsx, or delete it',
    severity: 'error',
    from: { path: clientEntries },
    to: {
      path: '^client/src/',
      pathNot: [clientEntries, tests, '[.]d[.]ts$', '^client/src/generated/', 'inline[.]js$'],
      reachable: false,
    },
  },
  {
    name: 'desk-modules-are-used',
    comment: 'the desk does not load this module: add a page to client/desk/app/routes.tsx, or delete it',
    severity: 'error',
    from: { path: deskEntry },
    to: {
      path: '^client/desk/',
      pathNot: [deskEntry, tests, '^client/desk/(generated/|vite[.]config[.]ts$)'],
      reachable: false,
    },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const serverLayers = [
  {
    name: 'other-features-by-service',
    comment:
      "a feature uses another feature's services, inputs, problems and REST shapes, and nothing else of it",
    severity: 'error',
    from: { path: `${anyFeature}([^/]+)/`, pathNot: [tests, '[.](entity|queries)[.]ts$'] },
    to: {
      path: anyFeature,
      pathNot: [sharedTable, `${anyFeature}$1/`, '([.](service|input|problems)|Shape)[.]ts$'],
    },
  },
  {
    name: 'queries-read-tables',
    comment: "queries know another feature's tables, services and fragments of SQL, and nothing else of it",
    severity: 'error',
    from: { path: `${anyFeature}([^/]+)/.*[.](entity|queries)[.]ts$` },
    to: { path: anyFeature, pathNot: [`${anyFeature}$1/`, '[.](entity|service|sql)[.]ts$'] },
  },
  {
    name: 'sql-fragments-alone',
    comment: 'fragments of SQL are texts: they import nothing',
    severity: 'error',
    from: { path: sqlFragment },
    to: {},
  },
  {
    name: 'transports-without-tables',
    comment: 'resolvers and REST routes call services; they know no entity, query or database',
    severity: 'error',
    from: { path: transport },
    to: { path: '[.](entity|queries)[.]ts$|^server/src/database/|node_modules/typeorm/' },
  },
  {
    name: 'rules-without-transports',
    comment: 'services, queries and entities know no GraphQL and no HTTP',
    severity: 'error',
    from: { path: anyFeature, pathNot: [transport, declaration, tests] },
    to: {
      path: [
        transport,
        '^server/src/(graphql|http|rest|ssr|generated)/',
        'node_modules/(fastify|@fastify|fastify-type-provider-zod|@apollo|@as-integrations|graphql)/',
      ],
    },
  },
  {
    name: 'inputs-alone',
    comment:
      'schemas of inputs, which run in the desk as well, need nothing but zod, each other, shared tables and lib',
    severity: 'error',
    from: { path: inputSchema },
    to: { pathNot: [inputSchema, sharedTable, '^server/src/lib/', 'node_modules/zod/'], reachable: true },
  },
  {
    name: 'shared-tables-alone',
    comment: 'tables that the storefront and the desk read as well need nothing but one another',
    severity: 'error',
    from: { path: sharedTable },
    to: { pathNot: sharedTable },
  },
  {
    name: 'entities-without-rules',
    comment: 'tables and SQL know no rules',
    severity: 'error',
    from: { path: `${anyFeature}.*[.](entity|queries)[.]ts$` },
    to: { path: '[.]service[.]ts$' },
  },
  {
    name: 'declarations-on-top',
    comment: 'a feature is declared for features.ts alone',
    severity: 'error',
    from: { path: '^server/src/', pathNot: [tests, '^server/src/features/features[.]ts$'] },
    to: { path: declaration },
  },
  {
    name: 'desk-on-top',
    comment:
      'what only staff use stands above the rest of its feature: outside of desk/ nothing of the feature needs it',
    severity: 'error',
    from: { path: `${anyFeature}([^/]+)/`, pathNot: [tests, '/desk/', declaration, '/models[.]ts$'] },
    to: { path: [`${anyFeature}$1/desk/`, `${anyFeature}$1/.+/desk/`] },
  },
  {
    name: 'http-without-features',
    comment:
      'http knows no feature but auth and users, by which it identifies the caller; the app passes in what it needs',
    severity: 'error',
    from: { path: '^server/src/http/', pathNot: tests },
    to: { path: anyFeature, pathNot: `${anyFeature}(auth|users)/` },
  },
  {
    name: 'features-without-app',
    comment: 'features are mounted by the app, and know neither its composition nor the programs beside it',
    severity: 'error',
    from: { path: anyFeature, pathNot: tests },
    to: { path: '^server/src/(app|main|shop)[.]ts$|^server/src/(ssr|jobs|seed)/|^server/(demo|sandbox)/' },
  },
  {
    name: 'lib-alone',
    comment: 'lib knows nothing of the shop',
    severity: 'error',
    from: { path: '^server/src/lib/', pathNot: tests },
    to: { path: '^server/', pathNot: '^server/src/lib/|node_modules' },
  },
  {
    name: 'search-alone',
    comment: 'the full-text index knows documents and terms, no products',
    severity: 'error',
    from: { path: '^server/src/search/', pathNot: tests },
    to: { path: '^server/', pathNot: '^server/src/(lib|search)/|node_modules' },
  },
  {
    name: 'sheets-alone',
    comment: 'the reader of CSV files and workbooks knows records and cells, no products',
    severity: 'error',
    from: { path: '^server/src/sheets/', pathNot: tests },
    to: { path: '^server/', pathNot: '^server/src/(lib|sheets)/|node_modules' },
  },
  {
    name: 'config-below-all',
    comment: 'configuration knows only lib',
    severity: 'error',
    from: { path: '^server/src/config/', pathNot: tests },
    to: { path: '^server/', pathNot: '^server/src/(lib|config)/|node_modules' },
  },
  {
    name: 'database-below-services',
    comment: 'the database knows tables, but neither rules nor transports',
    severity: 'error',
    from: { path: '^server/src/database/', pathNot: tests },
    to: {
      path: '^server/',
      pathNot: ['^server/src/(lib|config|database)/|[.]entity[.]ts$|node_modules', generatedLists],
    },
  },
  {
    name: 'sandbox-alone',
    comment:
      'the payment sandbox stands for a provider elsewhere: it speaks HTTP and knows nothing of the shop',
    severity: 'error',
    from: { path: '^server/sandbox/', pathNot: tests },
    to: { path: '^server/', pathNot: '^server/(sandbox|src/lib)/|node_modules' },
  },
  {
    name: 'demo-alone',
    comment: 'the demo catalogue is data and pictures: the shop reads it, not the other way round',
    severity: 'error',
    from: { path: '^server/demo/', pathNot: tests },
    to: { path: '^server/', pathNot: ['^server/(demo|src/lib)/|node_modules', sharedTable] },
  },
  {
    name: 'metrics-apart',
    comment: 'the shop reads as if there were no metrics: only main, serve and app know them',
    severity: 'error',
    from: { path: '^server/src/', pathNot: [tests, '^server/src/(metrics/|(main|serve|app)[.]ts$)'] },
    to: { path: '^server/src/metrics/' },
  },
  {
    name: 'tracing-apart',
    comment:
      'the exporter of traces is loaded only with an endpoint: only serve and app know it; spans are in lib/span',
    severity: 'error',
    from: { path: '^server/src/', pathNot: [tests, '^server/src/(tracing/|(serve|app)[.]ts$)'] },
    to: { path: '^server/src/tracing/|node_modules/@opentelemetry/(?!api/)' },
  },
  {
    name: 'shop-without-tools',
    comment: 'the running shop needs no test, tool or measurement',
    severity: 'error',
    from: { path: '^server/(src|demo|sandbox)/', pathNot: tests },
    to: { path: '^server/(test|tools|chaos|bench)/' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const clientLayers = [
  {
    name: 'client-apart-from-server',
    comment:
      'the storefront and the server meet in schema.graphql and shared tables only; the storefront knows no desk',
    severity: 'error',
    from: { path: '^(server|client)/src/', pathNot: tests },
    to: { path: '^(server|client)/', pathNot: ['^$1/', sharedTable] },
  },
  {
    name: 'storefront-without-desk',
    comment: 'the storefront loads no code of the desk or the playground',
    severity: 'error',
    from: { path: '^client/src/', pathNot: tests },
    to: { path: '^client/(desk|playground)/' },
  },
  {
    name: 'desk-uses-shared-modules',
    comment:
      "the desk uses only shared modules of the storefront's client, and the server's schemas of inputs and shared tables",
    severity: 'error',
    from: { path: '^client/desk/', pathNot: [tests, 'vite[.]config[.]ts$'] },
    to: {
      path: '^(server|client)/',
      pathNot: ['^client/(desk/|src/(ui|lib|theme)/)', inputSchema, sharedTable],
    },
  },
  {
    name: 'client-features-apart',
    comment: 'features never import each other: pages compose them',
    severity: 'error',
    from: { path: '^client/(src|desk)/features/([^/]+)/', pathNot: tests },
    to: { path: '^client/$1/features/', pathNot: '^client/$1/features/$2/' },
  },
  {
    name: 'client-app-on-top',
    comment: 'the app imports pages; nothing but the entries imports the app',
    severity: 'error',
    from: { path: '^client/(src|desk)/(pages|features|ui|lib|theme|generated)/', pathNot: tests },
    to: { path: '^client/(src|desk)/(app/|entry|main|renderThread)' },
  },
  {
    name: 'client-pages-above-features',
    comment: 'pages compose features, not the other way round',
    severity: 'error',
    from: { path: '^client/(src|desk)/(features|ui|lib|theme|generated)/', pathNot: tests },
    to: { path: '^client/(src|desk)/pages/' },
  },
  {
    name: 'client-shared-without-features',
    comment: 'shared modules know no feature',
    severity: 'error',
    from: { path: '^client/(src|desk)/(ui|lib|theme|generated)/', pathNot: tests },
    to: { path: '^client/(src|desk)/features/' },
  },
  {
    name: 'client-lib-without-components',
    comment: 'lib and theme draw nothing',
    severity: 'error',
    from: { path: '^client/(src|desk)/(lib|theme|generated)/', pathNot: tests },
    to: { path: '^client/(src|desk)/ui/' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType} */
const noCycle = {
  name: 'no-cycle',
  comment: 'modules do not import each other, types included',
  severity: 'error',
  from: { pathNot: tests },
  to: { circular: true },
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [noCycle, ...featureOrder, ...chaosOrder, ...completeness, ...serverLayers, ...clientLayers],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(server|client)/dist/' },
    // dependency-cruiser's own TypeScript parsers need TypeScript 6 or read no JSX.
    babelConfig: { fileName: require.resolve('./server/tools/dependencies/babel.cjs') },
  },
};
