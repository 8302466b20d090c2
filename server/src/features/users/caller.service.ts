import type { StaffRole, Viewer } from './users.service.ts';

/**
 * Who sends a request; built in `http/caller.ts`. What a caller may do is asked by `may` and `findRefusal` of the feature staff, so that
 * another kind, such as the key of a program with permissions of its own, is added here and there.
 */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'shopper'; readonly viewer: Viewer }
  | { readonly kind: 'staff'; readonly viewer: Viewer; readonly role: StaffRole };

const visitor: Caller = { kind: 'visitor' };

/** @param viewer the signed-in user; null: nobody */
export function toCaller(viewer: Viewer | null): Caller {
  if (!viewer) return visitor;
  const { staffRole: role } = viewer;
  return role ? { kind: 'staff', viewer, role } : { kind: 'shopper', viewer };
}

/** As much of a caller as its permissions depend on. */
export type CallerWithRole =
  | { readonly kind: Exclude<Caller['kind'], 'staff'> }
  | { readonly kind: 'staff'; readonly role: StaffRole };

/** Whether a caller owns the shop: owners may remove what other staff have shared or written. */
export const isOwner = (caller: CallerWithRole): boolean =>
  caller.kind === 'staff' && caller.role === 'owner';
