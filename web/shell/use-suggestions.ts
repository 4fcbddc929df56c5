import { useEffect, useState } from 'react';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { cataloguePaths, type Suggestion } from '#shop/shopfront/search/paths.ts';
import { keywordRefusal } from '#shop/base/paged-lists/keyword.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { callApi } from '../call-api.ts';
import { signedInId } from '../signed-in-id.ts';
import { useText } from '../texts/texts.tsx';
import { type FoundPlace, foundPlaces } from './found-places.ts';

/** The parts that match the input, or the reason for a failure. */
export interface Suggestions {
  keyword: string;
  products: readonly Suggestion[];
  /** Presses, categories and own orders that the keyword names (I2). */
  places: readonly FoundPlace[];
  refusal: Refusal | null;
}

const MAX_ORDERS = 3;
const MAX_BESIDE_PLACES = 5; // so that the groups are in sight
const PAUSE_MS = 120; // one request per word for a fast typist, not one per letter

/** Finds suggestions for the input; null while there are none. An outdated answer is never shown. */
export function useSuggestions(typed: string): Suggestions | null {
  const t = useText();
  const [found, setFound] = useState<Suggestions | null>(null);
  const keyword = typed.trim();
  const isSearched = keywordRefusal(keyword) === null;
  useEffect(() => {
    if (!isSearched) return undefined;
    const given = new AbortController();
    const timer = setTimeout(async () => {
      const [asked, named, orders] = await Promise.all([
        callApi(cataloguePaths.suggest, { keyword }, undefined, given.signal),
        callApi(cataloguePaths.places, { keyword }, undefined, given.signal),
        ordersNamed(keyword, given.signal),
      ]);
      if (given.signal.aborted) return;
      const places = named.ok ? foundPlaces(named.output, orders, t) : [];
      const answer = asked.ok
        ? { products: asked.output.slice(0, places.length === 0 ? undefined : MAX_BESIDE_PLACES), refusal: null }
        : { products: [], refusal: asked.refusal };
      setFound({ keyword, places, ...answer });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [keyword, isSearched, t]);
  return isSearched ? found : null;
}

/** The buyer's newest orders with this number or PO number; a word without a digit names none. */
async function ordersNamed(keyword: string, signal: AbortSignal) {
  const customerId = signedInId('userID');
  if (customerId === '' || !/\d/.test(keyword)) return [];
  const request = { customerId, search: keyword, page: 1, pageSize: MAX_ORDERS };
  const asked = await callApi(orderPaths.ofCustomer, request, undefined, signal);
  const written = keyword.toLowerCase();
  const isNamed = (text: string) => text.toLowerCase().includes(written);
  return asked.ok
    ? asked.output.items.filter(
        ({ reference, purchaseOrderNumber }) => isNamed(reference) || isNamed(purchaseOrderNumber),
      )
    : [];
}
