import type { Feature } from '../feature.ts';
import { reportsResolvers } from './reports.resolvers.ts';

export const reportsFeature = { resolvers: [reportsResolvers] } satisfies Feature;
