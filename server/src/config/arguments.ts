import { parseArgs } from 'node:util';
import { InvalidEnvError } from './env.ts';

/**
 * Adds the options of the command line to the environment variables: `--workers N` is `WORKERS=N`.
 * @throws InvalidEnvError when there are other options or arguments
 */
export function addArguments(environment: NodeJS.ProcessEnv, args: string[]): NodeJS.ProcessEnv {
  try {
    const { values } = parseArgs({ args, options: { workers: { type: 'string' } } });
    return values.workers === undefined ? environment : { ...environment, WORKERS: values.workers };
  } catch (error) {
    throw new InvalidEnvError(`${(error as Error).message}\nUsage: npm start -- [--workers N]`);
  }
}
