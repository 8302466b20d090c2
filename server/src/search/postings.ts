/** Products by their place in the index, each with the weight of a word in it: the place in 24 bits, tenths of weight in 8. */
export interface Entries {
  packed: Uint32Array;
  length: number;
}

export const noEntries = (): Entries => ({ packed: new Uint32Array(0), length: 0 });

/** Adds a product, which has not been added before. */
export function add(entries: Entries, place: number, weight: number): void {
  if (entries.length === entries.packed.length) {
    const more = new Uint32Array(Math.max(2, 2 * entries.length));
    more.set(entries.packed);
    entries.packed = more;
  }
  entries.packed[entries.length++] = ((place << 8) | Math.min(255, Math.round(weight * 10))) >>> 0;
}

/** Gives each entry its new place; those without one go. */
export function moveTo(entries: Entries, places: Int32Array): void {
  let length = 0;
  for (let n = 0; n < entries.length; n++) {
    const entry = entries.packed[n] as number;
    const place = places[entry >>> 8] as number;
    if (place >= 0) entries.packed[length++] = ((place << 8) | (entry & 255)) >>> 0;
  }
  entries.length = length;
}
