/** The parts that the address names, each once, in its order; what is no number is as good as absent. */
export function partsIn(query: URLSearchParams): number[] {
  const ids = query.getAll('part').filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(ids.map(Number))].slice(0, MOST_ASKED);
}

export function compareAddress(ids: readonly number[]): string {
  return ids.length === 0 ? '/Compare' : `/Compare?${ids.map((id) => `part=${id}`).join('&')}`;
}

const MOST_ASKED = 50;
