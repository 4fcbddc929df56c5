/** Makes a thing for each key once, however many ask for it at a time. What failed is made again for whoever asks next. */
export class MadeOnce<Key, Made> {
  readonly #made = new Map<Key, Made | Promise<Made>>();
  readonly #make: (key: Key) => Promise<Made>;

  constructor(make: (key: Key) => Promise<Made>) {
    this.#make = make;
  }

  get(key: Key): Made | Promise<Made> {
    const made = this.#made.get(key);
    if (made !== undefined) return made;
    const making = this.#make(key);
    this.#made.set(key, making);
    making.then(
      (ready) => this.#made.set(key, ready), // without a promise it is there at once
      () => this.#made.delete(key), // whoever asked hears of it
    );
    return making;
  }
}
