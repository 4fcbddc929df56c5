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
const DUPLICATE_NAMES = [
  'memberID',
  'customerID',
  'orderID',
  'orderLineID',
  'addressID',
  'deliveryAddressID',
  'purchaseOrderNumber',
  'couponCode',
  'firstName',
  'surname',
  'quantity',
  'quantitySeen',
];

test('all calls use one dialect: no name contains its unit or ends in Id, and ids have the sources’ names (D49)', () => {
  const names = [...new Set(namesIn(document))].filter((name) => !OF_OTHERS.has(name));
  expect(names.filter((name) => /(?:Minor|Micros|Id|Ids)$/.test(name))).toEqual([]);
  expect(names.filter((name) => DUPLICATE_NAMES.includes(name))).toEqual([]);
});

/** Every place where a record has a member of this name. */
function placesOf(name: string, part: unknown, place: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties } = part as { properties?: object };
  const own = properties !== undefined && Object.hasOwn(properties, name) ? [place] : [];
  const inner = Object.entries(part).filter(([member]) => member !== 'example' && member !== 'examples');
  return [...own, ...inner.flatMap(([member, value]) => placesOf(name, value, `${place}/${member}`))];
}

test('the sources’ names userEmail and userTel of a buyer, and blogUserEmail of a colleague, are used everywhere: the rest are offices (D49)', () => {
  const places = ['email', 'telephone'].flatMap((name) => placesOf(name, document, ''));
  expect(
    places.filter(
      (place) => !/GetOffices|SaveIdentity|schemas\/Notices$|\/(?:Store|ShopIdentity)\/properties\/offices/.test(place),
    ),
  ).toEqual([]);
});
