/** Why something was not done. */
interface Refusal {
  message: string;
  /** Where it was shown first; undefined: no list was there. */
  place: symbol | undefined;
}

let refusals: readonly Refusal[] = [];
/** The lists that show them: the page's, then those of the open dialogs. */
let places: readonly symbol[] = [];
let messagesByPlace: ReadonlyMap<symbol, readonly string[]> = new Map();
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();

/** Each refusal is shown where it came; when that dialog has closed, where the next one would come. */
function update(): void {
  const lists = new Map<symbol, string[]>(places.map((place) => [place, []]));
  const last = places.at(-1);
  for (const { message, place = last } of refusals) {
    const list = place && (lists.get(place) ?? (last && lists.get(last)));
    list?.push(message);
  }
  messagesByPlace = lists;
  for (const listener of listeners) listener();
}

/** Shows it in the topmost dialog, or in the page. The same refusal is shown once. */
export function addRefusal(message: string): void {
  refusals = [...refusals.filter((shown) => shown.message !== message), { message, place: places.at(-1) }];
  update();
}

export function removeRefusal(message: string): void {
  refusals = refusals.filter((shown) => shown.message !== message);
  update();
}

export function clearRefusals(): void {
  refusals = [];
  update();
}

/** The messages that a place shows. */
export const refusalsAt = (place: symbol): readonly string[] => messagesByPlace.get(place) ?? NONE;

/** @returns a function that takes the place away */
export function addPlace(place: symbol): () => void {
  places = [...places, place];
  update();
  return () => {
    places = places.filter((other) => other !== place);
    // The desk is left.
    if (places.length === 0) refusals = [];
    update();
  };
}

export function onRefusalsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
