// The form of the entries in the permissions table, and results that many entries share.

const proofs = [
  'e-mail address and password',
  'Google sign-in code',
  'password reset link',
  'unsubscribe link',
] as const;

/** A secret that identifies an account by itself, without a session. */
export type Proof = (typeof proofs)[number];

export const isProof = (kind?: string): kind is Proof => proofs.some((proof) => proof === kind);

/** A kind of resource that belongs to one shopper. */
export type Kind =
  | 'account'
  | 'session'
  | 'link'
  | 'picture'
  | 'wishlistItem'
  | 'cart'
  | 'cartLine'
  | 'checkout'
  | 'payment'
  | 'order'
  /** Of an order, which identifies it together with the name of its file. */
  | 'invoice'
  /** Identified by its product. */
  | 'review'
  | Proof;

/** The arguments of a call. */
export interface Target {
  /** Id of a resource of the entry's kind: the owner's, or one that does not exist. */
  id: string;
  /** What the payment popup returned; only for the kind `payment`. */
  popup: object;
  /** The name of an invoice's file; one that does not exist unless the kind is `invoice`. */
  fileName: string;
  /** A product on sale. */
  productId: string;
}

let counter = 100_000_000;
/** A different number of nine digits for each call. */
export const unique = () => String(++counter);

/** The expected result for each kind of caller: a type of the schema or an HTTP status. */
export interface ExpectedResults<Answer> {
  /** Callers without a session, or whose session has expired or was ended. */
  visitor: Answer;
  /** Signed-in callers; with a resource of their own if `of` is set. */
  own: Answer;
  /** Signed-in callers with another shopper's resource or a missing one: both must give the same response. */
  other?: Answer;
  /** An owner of the shop as the caller, if the result differs from that of a shopper. */
  shopOwner?: Answer;
  /** The kind of resource that the call takes. */
  of?: Kind;
}

/** `null`: the field is null in the response. */
export type Field = ExpectedResults<string | null>;
export interface Mutation extends Field {
  args(target: Target): string;
}
export interface Call extends ExpectedResults<number> {
  /** `other` for callers who send only the session cookie, if it differs. */
  otherByCookie?: number;
  query?(target: Target): string;
  body?(target: Target): object;
}

/** Every caller gets the same result, such as `allowAll('SignedUp')`. */
export const allowAll = <T>(result: T) => ({ visitor: result, own: result });

/** Only a caller with the secret gets the result, such as `requireProof('unsubscribe link', 'NewsletterUnsubscribed', 'NotFound')`. */
export const requireProof = <T>(of: Proof, own: T, refusal: T) => ({
  of,
  visitor: refusal,
  own,
  other: refusal,
});

/** Only signed-in callers of the mutation get the result, such as `requireSession('CartChanged')`. */
export const requireSession = <T extends string>(own: T) => ({ visitor: 'NotSignedIn', own });

/** Only signed-in callers of the REST call get the status, such as `requireRestSession(201)`. */
export const requireRestSession = (own: number) => ({ visitor: 401, own });

/** GET of a list with a user's id. With another shopper's id it is empty if only the cookie is sent. */
export const ownListResults = { visitor: 200, own: 200, other: 403, otherByCookie: 200 } as const;
