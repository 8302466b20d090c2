// @ts-check
/**
 * Node loads this module before the shop, so that the shop's code does not depend on the harness. CHAOS_CLOCK_MS shifts the clock,
 * CHAOS_CRASH_POINT kills the process at a crash point, and each repeated transaction prints a line.
 */
import { channel } from 'node:diagnostics_channel';

const { CHAOS_CLOCK_MS, CHAOS_CRASH_POINT, CHAOS_CRASH_AT } = process.env;

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

if (CHAOS_CRASH_POINT) {
  let visitsLeft = Number(CHAOS_CRASH_AT ?? 1);
  channel('kirana.crash-point').subscribe((message) => {
    const { name } = /** @type {{ name: string }} */ (message);
    if (name === CHAOS_CRASH_POINT && --visitsLeft === 0) process.kill(process.pid, 'SIGKILL');
  });
}

channel('kirana.transaction.retry').subscribe(() => process.stdout.write('chaos: retry\n'));
