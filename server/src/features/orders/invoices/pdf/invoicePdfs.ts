import { invoicePdfScript } from '../../../../config/paths.ts';
import { createLimiter } from '../../../../lib/limits/limiter.ts';
import type { Log } from '../../../../lib/log.ts';
import { createRpcThread } from '../../../../lib/rpcThread.ts';
import type { InvoiceDocument } from '../invoiceDocument.ts';

/** Draws invoices and credit notes as PDF, one after another. */
export interface InvoicePdfs {
  /** @returns the file. Rejects with OverloadedError when too many wait, else when it cannot be drawn or the thread has ended */
  draw(document: InvoiceDocument): Promise<Buffer>;
  close(): Promise<void>;
}

/** What `invoicePdfThread.ts` does. */
interface ThreadFunctions {
  draw(document: InvoiceDocument, timeZone: string): Promise<Uint8Array>;
}

/** Some three seconds of work. */
const MAX_WAITING = 30;

interface InvoicePdfsOptions {
  /** IANA name of the shop's time zone. */
  timeZone: string;
  log: Pick<Log, 'error'>;
  script?: string;
  /** In ms, for a document. Nobody waits for one so long. */
  timeout?: number;
  /** In ms: after it the thread, which holds some 40 MB, is ended. */
  idleTime?: number;
}

/** Drawing takes the processor for some 0.1 s without a pause, so it has a thread of its own, which runs while there is something to draw. */
export function createInvoicePdfs({
  timeZone,
  log,
  script = invoicePdfScript,
  timeout = 20_000,
  idleTime = 60_000,
}: InvoicePdfsOptions): InvoicePdfs {
  const thread = createRpcThread<ThreadFunctions>({
    script,
    task: 'draws invoices',
    log,
    functions: {},
    timeout,
  });
  const inTurn = createLimiter(1, MAX_WAITING);
  let idleTimer: NodeJS.Timeout | undefined;

  return {
    draw: (document) =>
      inTurn(async () => {
        clearTimeout(idleTimer);
        try {
          return Buffer.from(await thread.functions().draw(document, timeZone));
        } finally {
          idleTimer = setTimeout(() => void thread.end(), idleTime).unref();
        }
      }),
    async close() {
      clearTimeout(idleTimer);
      await thread.end();
    },
  };
}
