import { parseArgs } from 'node:util';

export const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    connections: { type: 'string', default: '10,50' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    sqlite: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    soak: { type: 'string' },
    compare: { type: 'string' },
    adapter: { type: 'string' },
    pid: { type: 'string' },
    database: { type: 'string' },
    serve: { type: 'boolean', default: false },
  },
});

const numbers = (text: string) => text.split(',').map(Number);

export const sizes = numbers(options.sizes);
/** Each operation is done over so many connections, one number after the other. */
export const connectionCounts = numbers(options.connections);
/** As many as are at work at once. */
export const shoppers = Math.max(...connectionCounts);
/** How long each is measured. */
export const seconds = Number(options.seconds);

const wanted = new RegExp(options.only);
export const isWanted = (operation: string): boolean => wanted.test(operation);
