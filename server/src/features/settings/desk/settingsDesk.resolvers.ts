import type { Resolvers } from '../../../generated/resolvers.ts';
import { isoTime } from '../../../lib/time/isoTime.ts';
import type { RequestSource } from '../../users/audit.service.ts';
import type { Caller } from '../../users/caller.service.ts';
import {
  type Editor,
  getEditedSettings,
  listEditedInfoPages,
  updateInfoPage,
  updateSettings,
} from './updateSettings.service.ts';

export const settingsDeskResolvers = {
  Desk: {
    settings: (_, __, ctx) => getEditedSettings(ctx),
    infoPages: (_, __, ctx) => listEditedInfoPages(ctx),
  },
  Mutation: {
    updateSettings: (_, args, ctx) => updateSettings(ctx, editorOf(ctx), args),
    updateInfoPage: (_, args, ctx) => updateInfoPage(ctx, editorOf(ctx), args),
  },
  DeskSettings: {
    name: ({ value }) => value.name,
    address: ({ value }) => value.address,
    gstin: ({ value }) => value.gstin,
    gstRegistered: ({ value }) => value.gstRegistered,
    gstRates: ({ value }) => value.gstRates,
    phone: ({ value }) => value.phone,
    invoiceText: ({ value }) => value.invoiceText,
    supportHours: ({ value }) => value.supportHours,
    lowStockThreshold: ({ value }) => value.lowStockThreshold,
    requireSecondFactor: ({ value }) => value.requireSecondFactor,
    stackOffers: ({ value }) => value.stackOffers,
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
  },
  DeskInfoPage: {
    texts: ({ value }) => value,
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
  },
} satisfies Resolvers;

/** `@staff` lets only staff pass. The feature `staff`, which has the same check, comes later in the order of features. */
function editorOf({
  caller,
  requestId,
  clientAddress,
  userAgent,
}: RequestSource & { caller: Caller }): Editor {
  if (caller.kind !== 'staff') throw new Error('The field lacks the directive @staff');
  const { viewer } = caller;
  const hasSecondFactor = Boolean(viewer.secondFactorSince);
  return { id: viewer.id, hasSecondFactor, requestId, clientAddress, userAgent };
}
