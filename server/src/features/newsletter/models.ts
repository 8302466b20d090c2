// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type { Letter as DeskLetter } from './desk/letters.service.ts';
export type { Subscriber as DeskSubscriber } from './desk/subscribers.service.ts';
