import { Review } from './reviews.entity.ts';

export const reviewsTables = [Review];
