import { parseArgs } from 'node:util';

export const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string' },
    connections: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    sqlite: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    soak: { type: 'string' },
    compare: { type: 'string' },
    adapter: { type: 'string' },
    pid: { type: 'string' },
    database: { type: 'string' },
    desk: { type: 'boolean', default: false },
    import: { type: 'string' },
    capacity: { type: 'string' },
    overload: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    proxy: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
  },
});

const numbers = (text: string) => text.split(',').map(Number);

const defaultSizes = options.import
  ? '0'
  : options.desk
    ? '100000'
    : options.overload
      ? '10000'
      : '1000,10000,100000';
/** At least the demo catalogue. */
export const sizes = numbers(options.sizes ?? defaultSizes);
/** Each operation is measured with each of these numbers of connections. */
export const connectionCounts = numbers(options.connections ?? (options.desk ? '10' : '10,50'));
/** One shopper per connection. */
export const shoppers = Math.max(...connectionCounts);
/** Duration of each measurement. */
export const seconds = Number(options.seconds);

const namePattern = new RegExp(options.only);
export const isWanted = (operation: string): boolean => namePattern.test(operation);
