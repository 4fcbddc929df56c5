import { type Benchmark, post, read } from '../benchmark.ts';
import { sampleOf } from '../sample.ts';

/** A key may send 600 calls a minute, so that each connection uses several in turn. */
const KEYS_OF_CONNECTION = 3;
const PARTS = 500;

/** Calls of programs by key, next to the same calls by session (M1, M2). */
export const benchmark: Benchmark = {
  products: 10_000,
  async rows(shop) {
    const { tokens } = shop;
    const sample = await sampleOf(shop);
    const detail = `/api/Product/GetProductDetail/${sample.productId}`;
    const parts = { parts: sample.thousand.slice(0, PARTS).map((part) => ({ part })) };
    const keys = await Promise.all(tokens.map((token) => makeKeys(shop.url, token)));
    const byKey = (connection: number, path: string) =>
      (keys[connection % keys.length] ?? []).map((key) => ({
        method: 'GET' as const,
        path,
        headers: { authorization: `Bearer ${key}` },
      }));
    return [
      { what: 'product detail, by session', requests: read(detail), tokens },
      {
        what: 'product detail, by key',
        requests: (connection) => byKey(connection, detail),
        beside: 'product detail, by session',
      },
      {
        what: 'prices and stock of 500 parts, alone',
        requests: () => [post('/api/Product/GetPricesAndStock', () => parts)],
        tokens: keys.map(([key = '']) => key),
        alone: true,
      },
    ];
  },
};

async function makeKeys(url: string, token: string): Promise<string[]> {
  const keys: string[] = [];
  for (let key = 1; key <= KEYS_OF_CONNECTION; key++) {
    const answer = await fetch(`${url}/api/Key/AddKey`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        keyName: `Bench ${key}`,
        keyScopes: ['catalogue:read', 'prices:read'],
        networks: [],
        keyLifetime: 30,
      }),
    });
    if (!answer.ok) throw new Error(`No key: ${await answer.text()}`);
    keys.push(((await answer.json()) as { apiKey: string }).apiKey);
  }
  return keys;
}
