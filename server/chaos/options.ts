import { parseArgs } from 'node:util';
import type { DatabaseKind } from './environment/database.ts';
import { type FaultKind, faultKinds } from './environment/faults.ts';

export interface Options {
  seed: number;
  checkouts: number;
  serverKills: number;
  databaseKills: number;
  faults: FaultKind[];
  databases: DatabaseKind[];
  shoppers: number;
  /** Path of the result file; null: no file is written. */
  result: string | null;
  mode: 'run' | 'bugs' | 'test';
  /** Only the bugs whose names contain this text; empty: all. */
  only: string;
}

export const usage = `npm run chaos [-- OPTIONS]
  --seed N           repeats the shoppers' plans and the faults of a run (default: a new seed)
  --checkouts N      default: 10000
  --server-kills N   default: 100
  --db-kills N       default: 50
  --faults A,B       only these kinds: ${faultKinds.join(', ')}
  --database KIND    sqlite or mysql (default: both, one after the other)
  --shoppers N       accounts that buy at the same time (default: 40)
  --result FILE      the result as JSON (default: server/bench/results/chaos-SEED.json; "none": no file)
  --bugs [--only X]  plants bugs and reports which the harness catches; X selects bugs by name
  --test             the part that \`npm test\` runs; --result gets the number of passed and failed tests
`;

/** Parses the command line. @throws Error for unknown or invalid options */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      checkouts: { type: 'string', default: '10000' },
      'server-kills': { type: 'string', default: '100' },
      'db-kills': { type: 'string', default: '50' },
      faults: { type: 'string' },
      database: { type: 'string' },
      shoppers: { type: 'string', default: '40' },
      result: { type: 'string' },
      bugs: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      test: { type: 'boolean', default: false },
    },
  });
  const seed = values.seed ? parseWholeNumber('seed', values.seed) : Math.floor(Math.random() * 1_000_000);
  const faults = (values.faults?.split(',') ?? faultKinds) as FaultKind[];
  const unknownKind = faults.find((kind) => !faultKinds.includes(kind));
  if (unknownKind) throw new Error(`There is no fault "${unknownKind}"`);
  const { database } = values;
  if (database !== undefined && database !== 'sqlite' && database !== 'mysql') {
    throw new Error(`There is no database "${database}"`);
  }
  const mode = values.bugs ? 'bugs' : values.test ? 'test' : 'run';
  const defaultResult = mode === 'run' ? `server/bench/results/chaos-${seed}.json` : 'none';
  const { result = defaultResult } = values;
  return {
    seed,
    checkouts: parseWholeNumber('checkouts', values.checkouts),
    serverKills: parseWholeNumber('server-kills', values['server-kills']),
    databaseKills: parseWholeNumber('db-kills', values['db-kills']),
    faults,
    databases: database ? [database] : ['mysql', 'sqlite'],
    shoppers: parseWholeNumber('shoppers', values.shoppers),
    result: result === 'none' ? null : result,
    mode,
    only: values.only,
  };
}

export function parseWholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
}
