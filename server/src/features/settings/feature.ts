import type { Feature } from '../feature.ts';
import { settingsDeskResolvers } from './desk/settingsDesk.resolvers.ts';
import { settingsResolvers } from './settings.resolvers.ts';

export const settingsFeature = { resolvers: [settingsResolvers, settingsDeskResolvers] } satisfies Feature;
