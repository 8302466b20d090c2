import { setTimeout as sleep } from 'node:timers/promises';

/** Below Jest's timeout, which would not show the value. */
const TIMEOUT_MS = 40_000;

/**
 * Reads a value until it equals the expected one. After 40 seconds, which only slow machines need, the test fails with the last value.
 * @param expected as for `toEqual`
 */
export async function eventually(read: () => unknown, expected: unknown): Promise<void> {
  // Tests change the clock of `Date`.
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const value = await read();
    try {
      expect(value).toEqual(expected);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(5);
  }
}
