import { AsyncResource } from 'node:async_hooks';
import type { Logger } from 'pino';
import { createRpcThread } from '../lib/rpcThread.ts';
import type { Execute, PageRequest } from './ssrExecutor.ts';

/** A page to render. */
export interface RenderRequest extends Omit<PageRequest, 'country'> {
  /** The ISO2 code of the country that the shop is shown for; null for all. */
  location: string | null;
  isSignedIn: boolean;
  /** In ms since 1970: later, nobody waits for the page any more. */
  expiresAt: number;
}

/** What the client's `renderThread.ts` does; documented in its `entryServer.tsx`. */
interface ThreadFunctions {
  render(
    page: number,
    request: RenderRequest,
  ): Promise<{ status: number; head: string; body: string; state: string; page: string }>;
  personalPaths(): string[];
}

interface ServerFunctions {
  execute(page: number, operation: Parameters<Execute>[0]): ReturnType<Execute>;
}

/** The thread that renders pages. Both functions reject when it ends meanwhile; the next call starts another. */
export interface RenderThread {
  /** @param execute runs the page's operations, in this thread */
  render(request: RenderRequest, execute: Execute): ReturnType<ThreadFunctions['render']>;
  personalPaths(): Promise<string[]>;
  close(): Promise<void>;
}

/** In ms, for each call; nobody waits for a page so long. */
const TIMEOUT = 20_000;

/**
 * Renders pages in a thread of their own: rendering one takes the processor for 15–30 ms without a pause, and nobody who pays has
 * to wait for that. The thread starts with the first call; one that hangs is ended.
 * @param script the client's built `renderThread.js`
 * @param timeout in ms, for each call of the thread
 */
export function createRenderThread(
  script: string,
  log: Pick<Logger, 'error'>,
  timeout = TIMEOUT,
): RenderThread {
  const executors = new Map<number, Execute>();
  let lastPage = 0;

  const thread = createRpcThread<ThreadFunctions, ServerFunctions>({
    script,
    task: 'renders pages',
    log,
    functions: {
      execute(page, operation) {
        const execute = executors.get(page);
        if (!execute) throw new Error('The page is not rendered any more');
        return execute(operation);
      },
    },
    timeout,
    isHanging(name) {
      if (name !== 'render') return true;
      // A page may wait for the database. What needs no data is answered at once, unless the thread hangs: then this is called again.
      void thread
        .functions()
        .personalPaths()
        .catch(() => {});
      return false;
    },
  });

  return {
    async render(request, execute) {
      const page = ++lastPage;
      // The thread's messages come without the request's context, which its statements and traces are named after.
      executors.set(page, AsyncResource.bind(execute));
      try {
        return await thread.functions().render(page, request);
      } finally {
        executors.delete(page);
      }
    },
    personalPaths: () => thread.functions().personalPaths(),
    close: () => thread.end(),
  };
}
