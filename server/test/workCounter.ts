import { Session } from 'node:inspector';

/**
 * How much of our own code runs, in blocks that V8 counts by itself: bodies of functions, turns of loops, branches. It depends on the
 * machine as little as the answer does. Functions that have run before are counted as a whole, so it is to be opened before them.
 */
export function openWorkCounter(): { countOf(work: () => void): number; close(): void } {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  /** Since it was asked the last time. */
  function taken(): number {
    let count = 0;
    session.post('Profiler.takePreciseCoverage', (error, coverage) => {
      if (error) throw error;
      for (const { url, functions } of coverage.result)
        if (url.includes('/server/src/'))
          for (const { ranges } of functions) for (const range of ranges) count += range.count;
    });
    return count;
  }

  return {
    countOf(work) {
      taken();
      work();
      return taken();
    },
    close: () => session.disconnect(),
  };
}
