import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { Execute } from './app/serverQueries.ts';
import { type RenderRequest, render } from './entryServer.tsx';
import { personalPaths } from './lib/paths.ts';

// The script of the worker thread in which the server renders pages; server/src/ssr/renderThread.ts starts it.

/** What the thread asks the server for. */
interface ServerFunctions {
  /** Runs a GraphQL operation of the page with this number. */
  execute(page: number, operation: Parameters<Execute>[0]): ReturnType<Execute>;
}

const port = parentPort;
if (!port) throw new Error('renderThread is the script of a worker thread');

/**
 * How much lower the thread's priority is than the server's. Beside a program that takes all of a processor, such as a backup, it still
 * has a third of it; with PRIORITY_BELOW_NORMAL it has a tenth, and pages come too late.
 */
const NICE_INCREMENT = 4;

// Linux gives a priority to each thread: the operating system lets the server's go first. Elsewhere it would be the whole process's.
if (process.platform === 'linux')
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICE_INCREMENT));

const server = createBirpc<ServerFunctions>(
  {
    render: (page: number, request: Omit<RenderRequest, 'execute'>) =>
      render({ ...request, execute: (operation) => server.execute(page, operation) }),
    /** The paths of the pages that show the shopper's own data, so that they must not be cached. */
    personalPaths: () => personalPaths,
  },
  { post: (message) => port.postMessage(message), on: (listener) => port.on('message', listener) },
);
