// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type { DeskReview } from './desk/reviewList.service.ts';
export type { PublicReview as Review } from './reviews.service.ts';
