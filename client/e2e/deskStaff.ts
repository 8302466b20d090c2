import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ShopApi, Shopper } from './shopApi.ts';

export type StaffRole = 'owner' | 'manager' | 'packer' | 'support';

/** Creates a member of staff, as the command line makes the first owner of a shop. @param dataDir of the shop */
export async function createStaff(shop: ShopApi, role: StaffRole, dataDir: string): Promise<Shopper> {
  const staff = await shop.createShopper();
  await promisify(execFile)(process.execPath, ['server/tools/run.mjs', 'role', staff.email, role], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir },
  });
  // The role has ended the shopper's sessions.
  return { ...staff, token: await shop.signIn(staff) };
}

/** Signs the demo's owner in. */
export async function signInDemoOwner(shop: ShopApi): Promise<Shopper> {
  const account = { email: 'owner@kirana.example', password: 'kirana-demo' };
  const token = await shop.signIn(account);
  const { me } = await shop.query<{ me: Pick<Shopper, 'id' | 'name' | 'phone'> }>(
    '{ me { id name phone } }',
    {},
    token,
  );
  return { ...account, ...me, token };
}
