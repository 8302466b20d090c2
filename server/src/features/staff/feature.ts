import type { Feature } from '../feature.ts';
import { eraseInvitations } from './members/invitations.service.ts';
import { eraseSecondFactor } from './secondFactor/secondFactor.service.ts';
import { staffResolvers } from './staff.resolvers.ts';
import { deleteViewsOf } from './views/savedViews.service.ts';
import { viewsResolvers } from './views/views.resolvers.ts';

export const staffFeature = {
  resolvers: [staffResolvers, viewsResolvers],
  personalData: {
    async eraseData(tx, { id, email, emailVerified }) {
      await eraseSecondFactor(tx, id);
      await deleteViewsOf(tx, id);
      if (emailVerified) await eraseInvitations(tx, email);
    },
  },
} satisfies Feature;
