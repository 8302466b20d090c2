import { Session } from 'node:inspector';

/**
 * Counts the executed code blocks of server/src (function bodies, loop iterations, branches) with V8's precise coverage. Unlike a time,
 * the count does not depend on the machine. Open it before the measured functions run: V8 counts functions that ran before as one block.
 */
export function openWorkCounter(): { countOf(work: () => void): number; close(): void } {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  /** Blocks executed since the last call. */
  function takeCount(): number {
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
      takeCount();
      work();
      return takeCount();
    },
    close: () => session.disconnect(),
  };
}
