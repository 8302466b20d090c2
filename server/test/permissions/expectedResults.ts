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
  | Proof;

/** The arguments of a call. */
export interface Target {
  /** Id of a resource of the entry's kind: the owner's, or one that does not exist. */
  id: string;
  /** What the payment popup returned; only for the kind `payment`. */
  popup: object;
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

export const everybody = <T>(answer: T) => ({ visitor: answer, own: answer });
export const proven = <T>(of: Proof, own: T, refused: T) => ({ of, visitor: refused, own, other: refused });
export const signedIn = <T extends string>(answer: T) => ({ visitor: 'NotSignedIn', own: answer });

/** A list call with another shopper's id returns an empty list if only the cookie is sent. */
export const OWN_LIST = { visitor: 200, own: 200, other: 403, otherByCookie: 200 } as const;
export const shopperOnly = (own: number) => ({ visitor: 401, own });
