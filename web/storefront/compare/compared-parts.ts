import type { ListingRequest } from '#shop/shopfront/search/paths.ts';

/** The parts in the address, each once, in its order; invalid ids are ignored. */
export function partsIn(query: URLSearchParams): number[] {
  const ids = query.getAll('part').filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(ids.map(Number))].slice(0, MAX_ASKED);
}

/** The list whose parts are offered, from its /search address; null: none. */
export function listIn(query: URLSearchParams): ListingRequest | null {
  const named = { categoryGuid: query.get('p'), subcategoryGuid: query.get('s'), keyword: query.get('keyword') };
  const chosen = Object.entries({ ...named, withinGuid: query.get('in') }).filter(([, value]) => value !== null);
  const page = query.get('page') ?? '';
  return Object.values(named).every((value) => value === null)
    ? null
    : {
        ...Object.fromEntries(chosen),
        filters: query.toString().slice(0, MAX_LENGTH),
        page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
      };
}

export function compareAddress(ids: readonly number[]): string {
  return ids.length === 0 ? '/Compare' : `/Compare?${ids.map((id) => `part=${id}`).join('&')}`;
}

const MAX_ASKED = 50;
const MAX_LENGTH = 2000;
