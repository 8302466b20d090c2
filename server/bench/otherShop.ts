import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { adapter as kirana } from './adapters/kirana.ts';
import { type Figures, type Load, type Measured, measure, prepare, unknown } from './load.ts';
import { type Adapter, operations, type Shop } from './operations.ts';
import { options, shoppers } from './options.ts';
import { openStatus } from './status.ts';

/** Another shop that is running, which is measured in turns with this one. */
export interface OtherShop {
  server: Measured;
  shop: Shop;
  close(): Promise<void>;
}

/** The one that the options name; null: none. */
export async function openOtherShop(): Promise<OtherShop | null> {
  if (!options.compare) return null;
  const origin = options.compare.replace(/\/$/, '');
  const module = options.adapter ? await import(pathToFileURL(path.resolve(options.adapter)).href) : null;
  const adapter: Adapter = module?.adapter ?? kirana;
  const shop = await adapter.prepare(origin, { shoppers, providerUrl: null });
  const pid = Number(options.pid) || null;
  const { close = async () => {}, ...database } = options.database ? await openStatus(options.database) : {};
  return { server: { origin, ...unknown, ...database, pid }, shop, close };
}

/** An operation of it; null where it cannot do it. */
export async function measureOther(
  { server, shop }: OtherShop,
  name: string,
  load: Load,
): Promise<Figures | null> {
  const same = operations(shop).find((operation) => operation.name === name);
  if (!same) return null;
  await prepare(server.origin, same, load.connections);
  return measure(server, same, load);
}
