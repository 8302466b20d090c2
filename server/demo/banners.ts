import { z } from 'zod';
import { readRecords } from './readRecords.ts';
import banners from './records/banners.json' with { type: 'json' };
import { type DemoBanner, demoBanner } from './types.ts';

/** The demo banners, in the order in which each kind is shown. */
export const BANNERS: readonly DemoBanner[] = readRecords('banners.json', z.array(demoBanner), banners);
