import type { Feature } from '../feature.ts';
import { locationsResolvers } from './locations.resolvers.ts';

export const locationsFeature = { resolvers: [locationsResolvers] } satisfies Feature;
