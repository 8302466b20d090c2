// @ts-check
/**
 * Node loads this module before the shop, so that the shop's code does not depend on the harness. CHAOS_CLOCK_MS shifts the clock, a
 * message of the harness makes the process kill itself at a crash point, and each repeated transaction prints a line.
 */
import { channel } from 'node:diagnostics_channel';

const { CHAOS_CLOCK_MS } = process.env;

if (CHAOS_CLOCK_MS) {
  const shift = Number(CHAOS_CLOCK_MS);
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now() + shift] : args, newTarget),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + shift : Reflect.get(target, name)),
    apply: () => new RealDate(RealDate.now() + shift).toString(),
  });
}

process.on('message', (/** @type {import('./shopServer.ts').Crash} */ crash) => {
  let visitsLeft = crash.visit;
  channel('kirana.crash-point').subscribe((message) => {
    const { name } = /** @type {{ name: string }} */ (message);
    if (name === crash.point && --visitsLeft === 0) process.kill(process.pid, 'SIGKILL');
  });
  process.send?.('subscribed');
});
// The shop's process ends as without the harness.
process.channel?.unref();

channel('kirana.transaction.retry').subscribe(() => process.stdout.write('chaos: retry\n'));
