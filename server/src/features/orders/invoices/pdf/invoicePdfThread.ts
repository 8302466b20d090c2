import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { setShopTimeZone } from '../../../../lib/time/shopZone.ts';
import type { InvoiceDocument } from '../invoiceDocument.ts';
import { drawInvoice } from './invoicePdf.ts';

// The script of the worker thread in which invoices are drawn; invoicePdfs.ts starts it.

const port = parentPort;
if (!port) throw new Error('invoicePdfThread is the script of a worker thread');

// As the thread that renders pages, and for the same reason (client/src/renderThread.ts).
if (process.platform === 'linux') setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + 4));

createBirpc(
  {
    /** @param timeZone of the shop: each thread has its own modules, which must be told */
    draw(document: InvoiceDocument, timeZone: string): Promise<Uint8Array> {
      setShopTimeZone(timeZone);
      return drawInvoice(document);
    },
  },
  { post: (message) => port.postMessage(message), on: (listener) => port.on('message', listener) },
);
