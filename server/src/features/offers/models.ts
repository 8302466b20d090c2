// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type { OfferWithFigures as DeskOffer } from './desk/offerList.service.ts';
export type {
  OfferPreview as DeskOfferPreview,
  PreviewLine as DeskOfferPreviewLine,
} from './desk/previewOffer.service.ts';
export type { Offer } from './offers.entity.ts';
export type { AmountTakenOff as Discount } from './offers.service.ts';
