import { parseArgs } from 'node:util';
import { parseWholeNumber } from './options.ts';

export interface ClusterOptions {
  /** Whether shoppers and faults prove the cluster; otherwise it runs until a signal ends it. */
  prove: boolean;
  /** Whether throughput and CPU are measured instead. */
  measure: boolean;
  seed: number;
  checkouts: number;
  faults: number;
  /** The longest time that a fault keeps something away or suspended, in ms; undefined: as long as its kind may take. */
  maxOutageMs: number | undefined;
  shoppers: number;
  /** Whether goods are sold in sizes and there is an offer, which the previous release does not know, so that there is no rollback to it. */
  variants: boolean;
  /** Path of the result file; null: no file is written. */
  result: string | null;
}

export const usage = `npm run cluster [-- OPTIONS]
  --prove            shoppers buy while processes are killed, suspended, cut off and replaced; then the data is checked
  --measure          throughput and CPU of 1, 2 and 3 shops on 1 and 3 database nodes; four minutes
  --seed N           repeats the shoppers' plans and the faults of a proof (default: a new seed)
  --checkouts N      default: 2000
  --faults N         default: 40
  --max-outage MS    the longest time that something is away or suspended (default: up to 15 s, by the kind of fault)
  --shoppers N       accounts that buy at the same time (default: 40)
  --variants         sells goods in sizes with prices of their own, and has an offer; no rollback, for the previous release does not know them
  --result FILE      the result as JSON (default: server/bench/results/cluster-SEED.json; "none": no file)
`;

/** Parses the command line. @throws Error for unknown or invalid options */
export function readClusterOptions(args: string[]): ClusterOptions {
  const { values } = parseArgs({
    args,
    options: {
      prove: { type: 'boolean', default: false },
      measure: { type: 'boolean', default: false },
      seed: { type: 'string' },
      checkouts: { type: 'string', default: '2000' },
      faults: { type: 'string', default: '40' },
      'max-outage': { type: 'string' },
      shoppers: { type: 'string', default: '40' },
      variants: { type: 'boolean', default: false },
      result: { type: 'string' },
    },
  });
  const seed = values.seed ? parseWholeNumber('seed', values.seed) : Math.floor(Math.random() * 1_000_000);
  const { result = `server/bench/results/cluster-${seed}.json` } = values;
  return {
    prove: values.prove,
    measure: values.measure,
    seed,
    checkouts: parseWholeNumber('checkouts', values.checkouts),
    faults: parseWholeNumber('faults', values.faults),
    maxOutageMs: values['max-outage'] ? parseWholeNumber('max-outage', values['max-outage']) : undefined,
    shoppers: parseWholeNumber('shoppers', values.shoppers),
    variants: values.variants,
    result: result === 'none' ? null : result,
  };
}
