// @ts-check
/**
 * The import arrows: which file may know which. Tests may know everything.
 * All names are globs, over paths from the clone's top folder or over packages' names.
 * Usage: node server/tools/arrows.mjs [FOLDER] (default: this clone)
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** A feature may use the service of those before it. */
const featureOrder = [
  'locations',
  'mail',
  'accounts',
  'newsletter',
  'catalog',
  'reviews',
  'wishlist',
  'cart',
  'payments',
  'orders',
  'personalData',
];

const feature = 'server/src/features/*/**';
const doors = 'server/src/features/*/*.{resolvers,rest}.ts';
const services = 'server/src/features/*/*.service.ts';
const entities = 'server/src/features/*/*.entity.ts';
const composition = 'server/src/{app,main}.ts';

/**
 * @typedef {object} Arrow
 * @property {string} from
 * @property {string[]} never
 * @property {string[]} [except]
 * @property {(from: string, to: string) => boolean} [when] default: always
 * @property {string} why
 */

/** @type {Arrow[]} */
const arrows = [
  {
    from: doors,
    never: [entities, 'server/src/db/**', 'typeorm', 'typeorm/**'],
    why: 'a door knows its service, not the tables',
  },
  {
    from: services,
    never: [
      doors,
      'server/src/generated/**',
      'fastify',
      '@fastify/**',
      'fastify-*',
      '@apollo/**',
      '@as-integrations/**',
    ],
    why: 'a service knows no GraphQL and no HTTP',
  },
  {
    from: entities,
    never: [doors, services],
    why: 'tables know no rules',
  },
  {
    from: feature,
    never: [feature],
    except: [services],
    when: (from, to) => featureOf(from) !== featureOf(to),
    why: "a feature uses another one's service and nothing else of it",
  },
  {
    from: feature,
    never: [services],
    when: (from, to) => featureOrder.indexOf(featureOf(to)) > featureOrder.indexOf(featureOf(from)),
    why: `features know only those before them: ${featureOrder.join(' → ')}`,
  },
  {
    from: feature,
    never: [composition, 'server/src/pages/**', 'server/src/sandbox/**'],
    why: 'features are mounted by the app, and know neither pages nor the payment sandbox',
  },
  {
    from: 'server/src/lib/**',
    never: [feature, composition, 'server/src/{db,pages,sandbox,generated}/**'],
    why: 'lib knows no feature',
  },
  {
    from: 'server/src/db/**',
    never: [doors, composition, 'server/src/{pages,sandbox,generated}/**'],
    why: 'the database knows neither doors nor pages',
  },
  {
    from: 'server/src/sandbox/**',
    never: ['server/src/**'],
    except: ['server/src/sandbox/**'],
    why: 'the payment sandbox stands for a stranger: it knows nothing of the shop',
  },
  {
    from: '{server,client}/src/**',
    never: ['{server,client}/**'],
    when: (from, to) => from.split('/')[0] !== to.split('/')[0],
    why: 'client and server meet in schema.graphql only',
  },
  {
    from: 'client/src/features/*/**',
    never: ['client/src/features/*/**'],
    when: (from, to) => featureOf(from) !== featureOf(to),
    why: 'features never know each other: a page passes slots',
  },
  {
    from: 'client/src/{pages,features,components,lib}/**',
    never: ['client/src/app/**'],
    why: 'the app knows its pages, not the other way round',
  },
  {
    from: 'client/src/{features,components,lib}/**',
    never: ['client/src/pages/**'],
    why: 'pages compose the rest, not the other way round',
  },
  {
    from: 'client/src/{components,lib}/**',
    never: ['client/src/features/**'],
    why: 'what is shared knows no feature',
  },
  {
    from: 'client/src/lib/**',
    never: ['client/src/components/**'],
    why: 'lib draws nothing',
  },
];

const base = path.resolve(process.argv[2] ?? root);
const broken = ['server/src', 'client/src'].flatMap(sourceFiles).flatMap(brokenArrows);

for (const line of broken) process.stdout.write(`${line}\n`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** @param {string} folder */
function sourceFiles(folder) {
  return readdirSync(path.join(base, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}

/** @param {string} from */
function brokenArrows(from) {
  const rules = arrows.filter((arrow) => matches(from, arrow.from));
  return importsOf(from).flatMap(({ to, line }) =>
    rules
      .filter(({ never, except = [] }) => matches(to, ...never) && !matches(to, ...except))
      .filter(({ when = () => true }) => when(from, to))
      .map(({ why }) => `${from}:${line} must not import ${to}: ${why}`),
  );
}

/**
 * What a file imports, loads or exports from: paths from the top folder, and packages' names.
 * @param {string} file
 */
function importsOf(file) {
  const text = readFileSync(path.join(base, file), 'utf8');
  const specifiers =
    /(?:^(?:import|export)\b[\w\s{},*$]*?\bfrom\s*|^import\s*|\bimport\(\s*)['"]([^'"]+)['"]/gm;
  return [...text.matchAll(specifiers)].map(({ 0: statement, 1: name = '', index }) => ({
    to: name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
    line: text.slice(0, index + statement.length).split('\n').length,
  }));
}

/** @param {string} file of a feature, e.g. server/src/features/cart/cart.service.ts: cart */
function featureOf(file) {
  return file.split('/')[3] ?? '';
}

/**
 * @param {string} name
 * @param {...string} globs made of `**` (any folders), `*` (inside one name) and `{a,b}`
 */
function matches(name, ...globs) {
  return globs.some((glob) => patternOf(glob).test(name));
}

/** @param {string} glob */
function patternOf(glob) {
  /** @type {Record<string, string>} */
  const signs = { '**': '.*', '*': '[^/]*', '{': '(?:', ',': '|', '}': ')', '.': '\\.' };
  return new RegExp(`^${glob.replace(/\*\*|[*{},.]/g, (sign) => signs[sign] ?? sign)}$`);
}
