import { expect, test } from 'vitest';
import { homeImageErrors } from './home-image-rules.ts';
import { inEnglish } from '#server/testing/in-english.ts';

const REFUSED = 'The link must begin with / or https://';
const BLANK = 'A link must not contain spaces: write %20 instead';

test.each([
  ['nothing: the picture leads nowhere', '', undefined],
  ['a path of the shop', '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171', undefined],
  ['an address of the web', 'https://press.example/fair?stand=12', undefined],
  ['a script', 'javascript:alert(1)', REFUSED],
  ['data', 'data:text/html,<p>', REFUSED],
  ["another site's address that looks like a path", '//elsewhere.example/', REFUSED],
  ['the same, the other way round', String.raw`/\elsewhere.example/`, REFUSED],
  ['words', 'the tape page', REFUSED],
  ['a whole address with a blank', 'https://press.example/a b', BLANK],
  ['a path with a blank', '/manuals/P3 10.pdf', BLANK],
  ['a path with a tab', '/manuals/P3\t10.pdf', BLANK],
  ['five hundred and one characters', `/${'x'.repeat(500)}`, 'Too many characters'],
])('the link of a home image may be: %s (E13)', (_, url, refusal) => {
  expect(inEnglish(homeImageErrors({ url }).url)).toBe(refusal);
});

test('a description has at most two hundred characters', () => {
  expect(inEnglish(homeImageErrors({ description: 'x'.repeat(200) }))).toEqual({});
  expect(inEnglish(homeImageErrors({ description: 'x'.repeat(201) }))).toEqual({ description: 'Too many characters' });
});
