import type { Db } from '../../database/database.ts';
import { catchProblem, type InvalidInput, type NotFound, type Problem } from '../../lib/problems.ts';
import { eraseAccount } from '../auth/deleteAccount.service.ts';
import type { MailShopContext } from '../settings/mailShop.service.ts';
import type { StaffActor } from '../staff/staffActor.service.ts';
import { customerSubject, recordStaffEvent } from '../users/audit.service.ts';
import {
  collectPersonalData,
  type EraseContext,
  type PersonalDataHandler,
} from '../users/personalData.service.ts';
import { toViewer, type User } from '../users/users.service.ts';
import { customerChanged, customerPaymentOpen, emailNotOfAccount } from './customers.problems.ts';
import { type CustomerIsStaff, lockCustomer } from './manageCustomer.service.ts';

export interface CustomerData {
  __typename: 'DeskCustomerData';
  fileName: string;
  json: string;
}

export interface CustomerErased {
  __typename: 'DeskCustomerErased';
  id: string;
  message: string;
}

interface ExportContext {
  db: Db;
  personalData: readonly PersonalDataHandler[];
}

/** Everything that the shop stores about a shopper, who has asked for it: the same that the shopper can export. */
export const exportCustomerData = (
  { db, personalData }: ExportContext,
  actor: StaffActor,
  id: string,
): Promise<CustomerData | CustomerIsStaff | NotFound> =>
  catchProblem<CustomerData, CustomerIsStaff | NotFound>(async () => {
    const user = await db.write(async (tx) => {
      const customer = await lockCustomer(tx, actor, id);
      const subject = customerSubject(id);
      await recordStaffEvent(tx, actor, { action: 'dataExported', userId: id, subject });
      return customer;
    });
    const data = await collectPersonalData({ db, personalData, token: null }, toViewer(user));
    return {
      __typename: 'DeskCustomerData',
      fileName: `customer-${id}.json`,
      json: JSON.stringify(data, null, 2),
    };
  });

/**
 * Deletes a shopper's account and personal data for good, as the shopper can: not while a checkout is open or a payment is being
 * confirmed.
 * @param confirmation.email the account's e-mail address, typed by the member of staff
 */
export async function eraseCustomer(
  ctx: EraseContext & MailShopContext & { outbox: { wake(): void } },
  actor: StaffActor,
  { id, email }: { id: string; email: string },
): Promise<CustomerErased | CustomerIsStaff | Problem<'PaymentPending'> | NotFound | InvalidInput> {
  const user = await catchProblem<User, CustomerIsStaff | NotFound>(() =>
    ctx.db.write((tx) => lockCustomer(tx, actor, id)),
  );
  if ('__typename' in user) return user;
  if (email.trim().toLowerCase() !== user.email) return emailNotOfAccount();
  const refusal = await eraseAccount(ctx, toViewer(user), actor);
  if (refusal?.__typename === 'NotSignedIn') return customerChanged();
  if (refusal?.__typename === 'PaymentPending') return customerPaymentOpen();
  return (
    refusal ?? { __typename: 'DeskCustomerErased', id, message: `The account of ${user.name} is deleted` }
  );
}
