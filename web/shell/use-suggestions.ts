import { useEffect, useState } from 'react';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { cataloguePaths, type Suggestion } from '#shop/shopfront/search/paths.ts';
import { keywordRefusal } from '#shop/base/paged-lists/keyword.ts';
import { callApi } from '../call-api.ts';

/** The parts that match the input, or the reason for a failure. */
export interface Suggestions {
  keyword: string;
  products: readonly Suggestion[];
  refusal: Refusal | null;
}

const PAUSE_MS = 120; // one request per word for a fast typist, not one per letter

/** Finds suggestions for the input; null while there are none. An outdated answer is never shown. */
export function useSuggestions(typed: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null);
  const keyword = typed.trim();
  const isSearched = keywordRefusal(keyword) === null;
  useEffect(() => {
    if (!isSearched) return undefined;
    const given = new AbortController();
    const timer = setTimeout(async () => {
      const asked = await callApi(cataloguePaths.suggest, { keyword }, undefined, given.signal);
      if (given.signal.aborted) return;
      const answer = asked.ok ? { products: asked.output, refusal: null } : { products: [], refusal: asked.refusal };
      setFound({ keyword, ...answer });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [keyword, isSearched]);
  return isSearched ? found : null;
}
