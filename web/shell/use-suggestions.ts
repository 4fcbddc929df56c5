import { useEffect, useState } from 'react';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import type { Suggestion } from '#shop/shopfront/search/paths.ts';
import { keywordRefusal } from '#shop/base/paged-lists/keyword.ts';
import { useText } from '../texts/texts.tsx';
import type { FoundPlace } from './found-places.ts';

/** The parts that match the input, or the reason for a failure. */
export interface Suggestions {
  keyword: string;
  products: readonly Suggestion[];
  /** Presses, categories and own orders that the keyword names (I2). */
  places: readonly FoundPlace[];
  refusal: Refusal | null;
}

const PAUSE_MS = 120; // one request per word for a fast typist, not one per letter

/** Finds suggestions for the input; null while there are none. An outdated answer is never shown. The code is loaded when somebody types. */
export function useSuggestions(typed: string): Suggestions | null {
  const t = useText();
  const [found, setFound] = useState<Suggestions | null>(null);
  const keyword = typed.trim();
  const isSearched = keywordRefusal(keyword) === null;
  useEffect(() => {
    if (!isSearched) return undefined;
    const given = new AbortController();
    const timer = setTimeout(() => {
      import('./suggestions/find-suggestions.ts')
        .then(({ findSuggestions }) => findSuggestions(keyword, t, given.signal))
        .then(
          (answer) => given.signal.aborted || setFound(answer),
          () => {}, // without a network the list says so
        );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [keyword, isSearched, t]);
  return isSearched ? found : null;
}
