import { expect, test } from 'vitest';
import { sampleLoginsReachedAt } from './announce.ts';

test.each([
  ['127.0.0.1', undefined, null],
  ['localhost', 'http://localhost:3000', null],
  ['127.0.0.1', 'http://127.0.0.2:8080', null],
  ['0.0.0.0', undefined, 'listens on 0.0.0.0'],
  ['192.168.1.7', 'http://localhost:3000', 'listens on 192.168.1.7'],
  ['127.0.0.1', 'https://shop.example.com', 'is at https://shop.example.com'],
  ['::1', 'http://10.0.0.7', 'is at http://10.0.0.7'],
] as const)('with HOST %s and PUBLIC_URL %s the warning about sample logins says: %s', (host, publicUrl, where) => {
  expect(sampleLoginsReachedAt({ host, publicUrl })).toBe(where);
});
