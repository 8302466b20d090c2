// @ts-check
/**
 * Loaded into a shop's process before the shop: what the harness needs in there, so that the product knows nothing of it.
 * CHAOS_CLOCK_MS shifts the clock, CHAOS_PATCHES rewrites modules, CHAOS_CRASH_POINT ends the process, and repeated transactions
 * are reported.
 */
import { channel } from 'node:diagnostics_channel';
import { register } from 'node:module';

const { CHAOS_CLOCK_MS, CHAOS_PATCHES, CHAOS_CRASH_POINT, CHAOS_CRASH_AT } = process.env;

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

if (CHAOS_PATCHES) {
  register('./patchModules.mjs', { parentURL: import.meta.url, data: JSON.parse(CHAOS_PATCHES) });
}

channel('kirana.transaction.retry').subscribe(() => process.stdout.write('chaos: retry\n'));
