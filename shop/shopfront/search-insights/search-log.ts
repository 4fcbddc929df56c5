import type { SearchNotes, SearchOutcome } from '../../base/operations/shop.ts';
import { wordsOf } from './search-words.ts';

/** Searches for the same words since they were last saved. */
export interface SearchCount {
  words: string;
  times: number;
  nothing: number;
  corrected: number;
  /** True if the last of them found nothing. */
  foundNothing: boolean;
}

/** Number of times that a part was opened from the results of the same words. */
export interface ChoiceCount {
  words: string;
  productId: number;
  times: number;
}

export interface SearchRecord {
  searches: readonly SearchCount[];
  choices: readonly ChoiceCount[];
}

/** Maximum number of different words, or choices, between two saves; the rest is not counted. */
const MAX_WORDS = 500;
/**
 * Maximum number of new words from one address, so that a program that searches for rubbish does not fill the staff
 * list.
 */
const MAX_WORDS_FROM_ADDRESS = 20;

/**
 * Counts searches, and the parts opened from them, in memory until they are saved, so that a search waits for nothing
 * and writes nothing. It contains no name, address or session (I4).
 */
export class SearchLog implements SearchNotes {
  #searches = new Map<string, SearchCount>();
  #choices = new Map<string, ChoiceCount>();
  /** Number of new words from each address; reset with every save. */
  #newFrom = new Map<string, number>();

  /** @param address origin of the search; only its number of new words is tracked, it is never saved */
  searched(keyword: string, outcome: SearchOutcome, address: string): void {
    const words = wordsOf(keyword);
    const before = this.#searches.get(words);
    if (words === '' || (before === undefined && !this.#takesNew(this.#searches, address))) return;
    const count = before ?? { words, times: 0, nothing: 0, corrected: 0, foundNothing: false };
    this.#searches.set(words, {
      words,
      times: count.times + 1,
      nothing: count.nothing + (outcome === 'nothing' ? 1 : 0),
      corrected: count.corrected + (outcome === 'corrected' ? 1 : 0),
      foundNothing: outcome === 'nothing',
    });
  }

  chosen(keyword: string, productId: number, address: string): void {
    const words = wordsOf(keyword);
    const key = `${productId} ${words}`;
    const before = this.#choices.get(key);
    if (words === '' || (before === undefined && !this.#takesNew(this.#choices, address))) return;
    this.#choices.set(key, { words, productId, times: (before?.times ?? 0) + 1 });
  }

  #takesNew(counts: ReadonlyMap<string, unknown>, address: string): boolean {
    const already = this.#newFrom.get(address) ?? 0;
    if (counts.size >= MAX_WORDS || already >= MAX_WORDS_FROM_ADDRESS) return false;
    this.#newFrom.set(address, already + 1);
    return true;
  }

  /** Takes the counts since the last call and resets them. Null: none. */
  take(): SearchRecord | null {
    if (this.#searches.size === 0 && this.#choices.size === 0) return null;
    const noted = { searches: [...this.#searches.values()], choices: [...this.#choices.values()] };
    this.#searches = new Map();
    this.#choices = new Map();
    this.#newFrom = new Map();
    return noted;
  }
}
