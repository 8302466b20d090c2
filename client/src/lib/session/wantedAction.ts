import type { ListedProduct } from '../listedProduct.ts';
import { getSession } from './session.ts';
import { localStore, sessionStore } from './storage.ts';

/** What the functions take that somebody can want to do, by their names. */
export interface WantedInputs {
  addToCart: {
    product: ListedProduct;
    quantity: number;
    /** One of the product's options; null for a product without options. */
    option: string | null;
  };
  addToWishlist: Pick<ListedProduct, 'id' | 'name' | 'images' | 'price' | 'rating'>;
  addReview: {
    productId: string;
    review: string;
    /** In stars. */
    customerRating: number;
    /** Whether the shopper has seen that it takes the place of an earlier one. */
    replace: boolean;
  };
}

type Kind = keyof WantedInputs;

/** What somebody wanted to do when the shop asked for a sign-in: one of these kinds. */
export type WantedAction<Kinds extends Kind = Kind> = {
  [K in Kinds]: {
    kind: K;
    input: WantedInputs[K];
    /** Who wanted it, with a session that has ended since; null for a visitor. */
    userId: string | null;
  };
}[Kinds];

type StoredAction = WantedAction & {
  /** The page on which it was wanted. */
  path: string;
  /** In ms since 1970. */
  at: number;
};

/** Of this tab. The way through Google reloads the page. */
const ACTIONS = 'wantedActions';
/** Of all tabs, in ms since 1970. */
const LAST_SIGN_IN = 'lastSignIn';
/** In ms: enough for a sign-up. Later, nobody expects it any more. */
const EXPIRY = 15 * 60 * 1000;

let dueActions: readonly StoredAction[] = [];

const currentPath = (): string => window.location.pathname + window.location.search;

/** To be called at once when it is wanted. */
export const wantedAction = <K extends Kind>(kind: K, input: WantedInputs[K]): WantedAction<K> => ({
  kind,
  input,
  userId: getSession()?.user.userId ?? null,
});

/** Keeps what the next sign-in in this tab shall do on the present page, also what was wanted before of another kind. */
export function storeWantedAction(action: WantedAction): void {
  const stored: StoredAction = { ...action, path: currentPath(), at: Date.now() };
  storeActions([...readStoredActions().filter(({ kind }) => kind !== action.kind), stored]);
}

/** To be called when a page is opened that is not on the way to a session: forgets what was wanted on another page. */
export const forgetActionsOfOtherPages = (): void =>
  storeActions(readStoredActions().filter(({ path }) => path === currentPath()));

/**
 * To be called at each sign-in: what was wanted on the page that is opened next becomes due. Not so what was wanted long ago, by another
 * shopper, or before an earlier sign-in of this browser: another tab, of which this one may be a copy, has gone on from there.
 */
export function makeWantedActionsDue(userId: string, next: string): void {
  const actions = readStoredActions();
  const earliest = Math.max(Number(localStore.getItem(LAST_SIGN_IN)), Date.now() - EXPIRY);
  storeActions([]);
  localStore.setItem(LAST_SIGN_IN, String(Date.now()));
  dueActions = actions.filter(
    (action) => action.path === next && action.at >= earliest && (action.userId ?? userId) === userId,
  );
}

function storeActions(actions: readonly StoredAction[]): void {
  if (actions.length === 0) sessionStore.removeItem(ACTIONS);
  else sessionStore.setItem(ACTIONS, JSON.stringify(actions));
}

function readStoredActions(): StoredAction[] {
  try {
    const actions = JSON.parse(sessionStore.getItem(ACTIONS) ?? '[]');
    return Array.isArray(actions) ? actions : [];
  } catch {
    // An invalid value counts as none.
    return [];
  }
}

/** What is due, once; nothing on another page than its own. */
export function takeDueActions(): readonly WantedAction[] {
  const actions = dueActions;
  dueActions = [];
  return actions.filter(({ path }) => path === currentPath());
}
