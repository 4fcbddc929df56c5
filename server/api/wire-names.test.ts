import { expect, test } from 'vitest';
import { document } from './testing/document.ts';

/** Names of every property and parameter of the document, except in examples. */
function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties, in: place, name } = part as { properties?: object; in?: unknown; name?: unknown };
  const own = [...Object.keys(properties ?? {}), ...(place !== undefined && typeof name === 'string' ? [name] : [])];
  const inner = Object.entries(part).filter(([member]) => member !== 'example' && member !== 'examples');
  return [...own, ...inner.flatMap(([, value]) => namesIn(value))];
}

/** Names that we can't choose: WebAuthn's, and those of problem documents. */
const OF_OTHERS = new Set(['rawId', 'requestId']);

/** One name for one thing: these duplicate a name of the sources. */
const SAID_BY_THE_SOURCES = [
  'memberID',
  'customerID',
  'orderID',
  'orderLineID',
  'addressID',
  'deliveryAddressID',
  'purchaseOrderNumber',
  'couponCode',
];

test('all calls speak one dialect: no name tells its unit or ends in Id, and ids are called as the sources call them (D49)', () => {
  const names = [...new Set(namesIn(document))].filter((name) => !OF_OTHERS.has(name));
  expect(names.filter((name) => /(?:Minor|Micros|Id|Ids)$/.test(name))).toEqual([]);
  expect(names.filter((name) => SAID_BY_THE_SOURCES.includes(name))).toEqual([]);
});
