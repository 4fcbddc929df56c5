import { expect, test } from 'vitest';
import { Sealer } from './sealer.ts';

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64');

test('a sealed text is opened with its key and for its purpose alone', () => {
  const sealer = new Sealer(key('a'));
  const sealed = sealer.seal('whsec_ä', 'webhook');
  expect(sealer.open(sealed, 'webhook')).toBe('whsec_ä');
  expect(sealer.seal('whsec_ä', 'webhook')).not.toBe(sealed);
  expect(() => sealer.open(sealed, 'other')).toThrow();
  expect(() => new Sealer(key('b')).open(sealed, 'webhook')).toThrow();
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => sealer.open(changed, 'webhook')).toThrow();
  expect(() => sealer.open('', 'webhook')).toThrow();
});

test('a key of another length is refused', () => {
  expect(() => new Sealer(Buffer.alloc(16).toString('base64'))).toThrow(RangeError);
});
