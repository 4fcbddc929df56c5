/** Some parts of a list, by their places in it: a bit for each place. */
export class PartSet {
  readonly #words: Uint32Array;

  private constructor(words: Uint32Array) {
    this.#words = words;
  }

  /** None, of a list with so many places. */
  static none(size: number): PartSet {
    return new PartSet(new Uint32Array(Math.ceil(size / BITS)));
  }

  /** The parts at all these places. */
  static of(size: number, ...places: readonly Places[]): PartSet {
    const set = PartSet.none(size);
    const words = set.#words;
    for (const some of places)
      for (const place of some) words[place >>> SHIFT] = (words[place >>> SHIFT] ?? 0) | (1 << (place & MASK));
    return set;
  }

  /** Intersects two sets of the same list. */
  and(other: PartSet): PartSet {
    return new PartSet(this.#words.map((word, index) => word & (other.#words[index] ?? 0)));
  }

  has(place: number): boolean {
    return ((this.#words[place >>> SHIFT] ?? 0) & (1 << (place & MASK))) !== 0;
  }

  /** Counts these places in the set. */
  countOf(places: Places): number {
    const words = this.#words;
    let count = 0;
    for (const place of places) count += ((words[place >>> SHIFT] ?? 0) >>> (place & MASK)) & 1;
    return count;
  }
}

/** Places in a list, counted from 0; each once. */
export type Places = Uint32Array;

const BITS = 32;
const SHIFT = 5;
const MASK = BITS - 1;
