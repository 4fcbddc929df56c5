import { type Benchmark, read, send } from '../benchmark.ts';
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
      send('search: part number', { requests: read(...partNumbers.map(foundBy)), tokens }),
      send('search: two words', { requests: read(...twoWords.map(foundBy)), tokens }),
      send('search: two words, alone', { requests: read(...twoWords.map(foundBy)), tokens, alone: true }),
      // A word that an eighth of the parts have, and one that all have.
      send('search: a frequent word, alone', { requests: read(foundBy('blade')), tokens, alone: true }),
      send('search: a word of all parts, alone', { requests: read(foundBy('precision')), tokens, alone: true }),
      send('search: page of two words', { requests: read(...pages), tokens, asPage: true }),
      send('type-ahead', { requests: read(...beginnings.map(suggestedFor)), tokens }),
    ];
  },
};
