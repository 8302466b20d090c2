// @ts-check
/**
 * Loaded into a shop's process before the shop: what the harness needs in there, so that the product knows nothing of it.
 * CHAOS_CLOCK_MS shifts the clock, CHAOS_PATCHES rewrites modules, and repeated transactions are reported.
 */
import { channel } from 'node:diagnostics_channel';
import { register } from 'node:module';

const { CHAOS_CLOCK_MS, CHAOS_PATCHES, CHAOS_CRASH_AT } = process.env;

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

if (CHAOS_PATCHES) {
  // What a crash point calls: ends the process at its so-manieth time.
  let left = Number(CHAOS_CRASH_AT ?? 1);
  Object.assign(globalThis, {
    crashPoint: () => {
      if (--left === 0) process.kill(process.pid, 'SIGKILL');
    },
  });
  register('./patchModules.mjs', { parentURL: import.meta.url, data: JSON.parse(CHAOS_PATCHES) });
}

channel('kirana.transaction.retry').subscribe(() => process.stdout.write('chaos: retry\n'));
