// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type { DeskReview, DeskReviewPage as DeskReviewConnection } from './desk/reviewList.service.ts';
export type { PublicReview as Review, ReviewPage as ReviewConnection } from './reviews.service.ts';
