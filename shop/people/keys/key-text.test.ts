import { describe, expect, test } from 'vitest';
import { hashOfKey, isSameHash, newAccessToken, newKeyText, newPublicId, publicIdIn } from './key-text.ts';

// The words are split, so that no scanner takes the examples for keys.
const PREFIX = ['pl', 'live', ''].join('_');
const WRITTEN_OUT = `${PREFIX}Ab12Cd34_0123456789abcdefghijABCDEFGHIJ01`;

describe('the text of a key (M1)', () => {
  test('a key is one word: prefix, id, secret and checksum', () => {
    expect(newKeyText('Ab12Cd34')).toMatch(/^pl_live_Ab12Cd34_[0-9A-Za-z]{38}$/);
    expect(newPublicId()).toMatch(/^[0-9A-Za-z]{8}$/);
    expect(newAccessToken()).toMatch(/^pt_live_[0-9A-Za-z]{38}$/);
  });

  test('the checksum is the CRC32 of what stands before it, in base 62', () => {
    expect(publicIdIn(`${WRITTEN_OUT}2w12iv`)).toBe('Ab12Cd34');
  });

  test.for([
    ['a changed digit', `${WRITTEN_OUT}2w12iw`],
    ['two swapped digits', `${WRITTEN_OUT.replace('01234', '10234')}2w12iv`],
    ['a shortened key', WRITTEN_OUT],
    ['a key with a blank', `${WRITTEN_OUT}2w12iv `],
    ['another prefix', `${WRITTEN_OUT}2w12iv`.replace('live', 'test')],
    ['nothing', ''],
  ])('%s is no key', ([, text]) => {
    expect(publicIdIn(text ?? '')).toBeUndefined();
  });

  test('a key is recognised by its hash alone, and no two keys are alike', () => {
    const [one, other] = [newKeyText('Ab12Cd34'), newKeyText('Ab12Cd34')];
    expect(isSameHash(hashOfKey(one), hashOfKey(one))).toBe(true);
    expect(isSameHash(hashOfKey(one), hashOfKey(other))).toBe(false);
    expect(isSameHash('', hashOfKey(other))).toBe(false);
  });
});
