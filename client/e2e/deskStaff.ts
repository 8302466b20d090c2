import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { type ShopApi, type Shopper, signInBrowser } from './shopApi.ts';

type StaffRole = 'owner' | 'manager' | 'packer' | 'support';

/**
 * Creates a member of staff, as the command line makes the first owner of a shop.
 * @param dataDir of the shop; by default that of all tests
 */
export async function createStaff(
  shop: ShopApi,
  role: StaffRole,
  dataDir = process.env.E2E_DATA_DIR,
): Promise<Shopper> {
  const staff = await shop.createShopper();
  await promisify(execFile)(process.execPath, ['server/tools/run.mjs', 'role', staff.email, role], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir },
  });
  // The role has ended the shopper's sessions.
  return { ...staff, token: await shop.signIn(staff) };
}

/** Creates a member of staff, signed in in a test's browser. */
export async function signInStaff(
  shop: ShopApi,
  context: BrowserContext,
  origin: string | undefined,
  role: StaffRole,
): Promise<Shopper> {
  const staff = await createStaff(shop, role);
  await signInBrowser(context, String(origin), staff);
  return staff;
}
