import type { IncomingMessage } from 'node:http';
import { Semaphore, withTimeout } from 'async-mutex';
import { UnavailableError } from '../lib/unavailableError.ts';

/** Bodies that are read, or held in memory, at a time: of up to 20 MB each. */
const PLACES = 4;
/** Further uploads that may wait. */
const MAX_WAITING = 20;

/** Bounds the uploads that are read at a time. Whoever waits has sent no more than what fits into the system's buffers. */
export interface UploadPlaces {
  /**
   * Resolves when a body may be read. Call it when the caller is known to be allowed to send it.
   * @returns to be called once, when nothing of the body is in memory any more
   * @throws UnavailableError when too many wait, none of the places is free in time, or the client has gone meanwhile
   */
  take(request: { raw: IncomingMessage }): Promise<() => void>;
}

/** @param waitMs how long an upload waits for its place */
export function createUploadPlaces(waitMs: number): UploadPlaces {
  const noPlace = new UnavailableError('A place for an upload');
  const places = withTimeout(new Semaphore(PLACES), waitMs, noPlace);
  let waiting = 0;
  return {
    async take({ raw }) {
      if (waiting >= MAX_WAITING) throw noPlace;
      waiting++;
      try {
        const [, release] = await places.acquire();
        if (!raw.destroyed) return release;
        // Nobody would notice the end of its body.
        release();
        throw noPlace;
      } finally {
        waiting--;
      }
    },
  };
}
