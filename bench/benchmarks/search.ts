import { type Benchmark, read } from '../benchmark.ts';
import { keywordsFor } from '../keywords.ts';
import { sampleOf } from '../sample.ts';

export const foundBy = (keyword: string) => `/api/Product/GetProductBySearch/${encodeURIComponent(keyword)}/1`;
export const suggestedFor = (keyword: string) => `/api/Product/Suggest/${encodeURIComponent(keyword)}`;

/** Searches of buyers in a large catalogue. */
export const benchmark: Benchmark = {
  products: 100_000,
  async rows(shop) {
    const { tokens } = shop;
    const { partNumbers, twoWords, beginnings } = keywordsFor((await sampleOf(shop)).partNumbers);
    const pages = twoWords.map((keyword) => `/search?keyword=${encodeURIComponent(keyword)}`);
    return [
      { what: 'search: part number', requests: read(...partNumbers.map(foundBy)), tokens },
      { what: 'search: two words', requests: read(...twoWords.map(foundBy)), tokens },
      { what: 'search: two words, alone', requests: read(...twoWords.map(foundBy)), tokens, alone: true },
      // A word that an eighth of the parts have, and one that all have.
      { what: 'search: a frequent word, alone', requests: read(foundBy('blade')), tokens, alone: true },
      { what: 'search: a word of all parts, alone', requests: read(foundBy('precision')), tokens, alone: true },
      { what: 'search: page of two words', requests: read(...pages), tokens, asPage: true },
      { what: 'type-ahead', requests: read(...beginnings.map(suggestedFor)), tokens },
    ];
  },
};
