import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { adapter as kirana } from './adapters/kirana.ts';
import { type Figures, type Load, type MeasuredServer, measure, prepare, unknown } from './load.ts';
import { type Adapter, operations, type Shop } from './operations.ts';
import { options, shoppers } from './options.ts';
import { openStatus } from './status.ts';

/** Another running shop, measured in turns with this one. */
export interface OtherShop {
  server: MeasuredServer;
  shop: Shop;
  close(): Promise<void>;
}

/** Prepares the shop of the option --compare; null without the option. */
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

/** Measures an operation at the other shop; null if that shop does not support it. */
export async function measureOther(
  { server, shop }: OtherShop,
  name: string,
  load: Load,
): Promise<Figures | null> {
  const operation = operations(shop).find((candidate) => candidate.name === name);
  if (!operation) return null;
  await prepare(server.origin, operation, load.connections);
  return measure(server, operation, load);
}
