import { wordsOf } from './words.ts';

/** What came of a search: parts, parts for words that were corrected, or nothing that has the words. */
export type SearchOutcome = 'found' | 'corrected' | 'nothing';

/** Searches for the same words since they were last saved. */
export interface SearchCount {
  words: string;
  times: number;
  nothing: number;
  corrected: number;
  /** Whether the last of them found nothing. */
  foundNothing: boolean;
}

/** How often a part was opened from the results of the same words. */
export interface ChoiceCount {
  words: string;
  productId: number;
  times: number;
}

export interface Noted {
  searches: readonly SearchCount[];
  choices: readonly ChoiceCount[];
}

/** Different words, or choices, between two savings: whatever is more is not counted. */
const MOST = 500;

/**
 * Counts in memory what is searched for, and which parts are opened then, until it is saved: a search waits for nothing and
 * writes nothing. Nobody's name, address or session is in it (I4).
 */
export class SearchNotes {
  #searches = new Map<string, SearchCount>();
  #choices = new Map<string, ChoiceCount>();

  searched(keyword: string, outcome: SearchOutcome): void {
    const words = wordsOf(keyword);
    const before = this.#searches.get(words);
    if (words === '' || (before === undefined && this.#searches.size >= MOST)) return;
    const count = before ?? { words, times: 0, nothing: 0, corrected: 0, foundNothing: false };
    this.#searches.set(words, {
      words,
      times: count.times + 1,
      nothing: count.nothing + (outcome === 'nothing' ? 1 : 0),
      corrected: count.corrected + (outcome === 'corrected' ? 1 : 0),
      foundNothing: outcome === 'nothing',
    });
  }

  chosen(keyword: string, productId: number): void {
    const words = wordsOf(keyword);
    const key = `${productId} ${words}`;
    const before = this.#choices.get(key);
    if (words === '' || (before === undefined && this.#choices.size >= MOST)) return;
    this.#choices.set(key, { words, productId, times: (before?.times ?? 0) + 1 });
  }

  /** What was counted since the last time; from now on it is counted anew. Null: nothing. */
  take(): Noted | null {
    if (this.#searches.size === 0 && this.#choices.size === 0) return null;
    const noted = { searches: [...this.#searches.values()], choices: [...this.#choices.values()] };
    this.#searches = new Map();
    this.#choices = new Map();
    return noted;
  }
}

declare module '#shop/frame/shop.ts' {
  interface Shop {
    /** What is searched for, until it is saved (I4). */
    readonly searchNotes: SearchNotes;
  }
}
