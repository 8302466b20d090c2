// @ts-check
/**
 * Loaded into a shop's process before the shop, which knows nothing of the harness. CHAOS_CLOCK_MS shifts the clock,
 * CHAOS_CRASH_POINT ends the process at a crash point, and repeated transactions are reported.
 */
import { channel } from 'node:diagnostics_channel';

const { CHAOS_CLOCK_MS, CHAOS_CRASH_POINT, CHAOS_CRASH_AT } = process.env;

if (CHAOS_CLOCK_MS) {
  const shift = Number(CHAOS_CLOCK_MS);
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now() + shift] : args, self),
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
