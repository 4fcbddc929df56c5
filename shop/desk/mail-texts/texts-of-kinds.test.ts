import { expect, test } from 'vitest';
import letters from '#texts/en/letters.json' with { type: 'json' };
import staffLetters from '#texts/en/staff-letters.json' with { type: 'json' };
import { isTextOf, languagesOf, TEXT_KINDS } from './texts-of-kinds.ts';

/** Formats of values, and evidence of what a person agreed to (O5). */
const FIXED = ['letter.amount', 'letter.day', 'letter.mailing.words'];

test('staff can change each text of a letter: it belongs to a kind of mail, named after it or listed (D22)', () => {
  const keys = [...Object.keys(letters), ...Object.keys(staffLetters)];
  const found = keys.filter((key) => !TEXT_KINDS.some((kind) => isTextOf(kind, key)));
  expect(found).toEqual(FIXED);
});

test('each kind of mail has texts, those to staff in the languages of the administration (D22)', () => {
  const keys = [...Object.keys(letters), ...Object.keys(staffLetters)];
  expect(TEXT_KINDS.filter((kind) => !keys.some((key) => isTextOf(kind, key)))).toEqual([]);
  expect(languagesOf('prices-left')).toEqual(['en', 'de']);
  expect(languagesOf('part-request')).toEqual(['en', 'fr', 'de', 'it', 'es']);
});
