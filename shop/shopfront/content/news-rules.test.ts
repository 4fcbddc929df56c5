import { expect, test } from 'vitest';
import { translatorIn } from '#server/testing/in-english.ts';
import { newsDraftErrors, slugOf } from './news-rules.ts';

const GOOD = { title: 'New sleeves', slug: '', publishedOn: '02/03/2026', text: 'Lighter.' };

test.each([
  ['New sleeves', 'new-sleeves'],
  ['  Größere Walzen, ab März! ', 'groessere-walzen-ab-maerz'],
  ['Été à Liège', 'ete-a-liege'],
  ['P5 & P7: 20 % off', 'p5-p7-20-off'],
  ['日本', ''],
])('%s is found at %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('an address never exceeds its maximum length, and never ends with a hyphen', () => {
  expect(slugOf(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
});

test.each([
  ['fine', {}, {}],
  ['fine with an address of its own', { slug: 'sleeves-2' }, {}],
  ['no title', { title: ' ' }, { title: 'staff-rule.required.title' }],
  ['a title that gives no address', { title: '日本' }, { slug: 'staff-rule.news-address' }],
  ['capitals in the address', { slug: 'Sleeves' }, { slug: 'staff-rule.news-address' }],
  ['a way out in the address', { slug: '../x' }, { slug: 'staff-rule.news-address' }],
  ['an impossible day', { publishedOn: '31/02/2026' }, { publishedOn: 'staff-rule.news-day' }],
  ['no text', { text: ' ' }, { text: 'staff-rule.news-text' }],
  ['a text that begins with a heading', { text: '## For whom' }, { text: 'staff-rule.news-text' }],
  ['a link', { text: 'See [the list](/search?s=tape%20a) or [us](mailto:us@press.test).' }, {}],
  ['words in brackets', { text: 'Lighter [by a third] (see below).' }, {}],
  ['a link with a blank', { text: 'See [the list](/manuals/P3 10.pdf).' }, { text: 'staff-rule.news-link' }],
  ['a link that leads nowhere', { text: 'Ask [us](press.test).' }, { text: 'staff-rule.news-link' }],
  ['a link to another site without its name', { text: 'Ask [us](//press.test).' }, { text: 'staff-rule.news-link' }],
  ['a link to nothing', { text: 'Ask [us]().' }, { text: 'staff-rule.news-link' }],
  ['an aside after words in brackets', { text: 'Lighter [by a third] (see\nbelow).' }, {}],
  ['too long a text', { text: 'a'.repeat(20_001) }, { text: 'rule.too-long' }],
] as const)('%s', (_, change, expected) => {
  const errors = newsDraftErrors({ ...GOOD, ...change });
  expect(Object.fromEntries(Object.entries(errors).map(([field, { key }]) => [field, key]))).toEqual(expected);
});

test.each([
  [
    'en',
    'Line 3: “[the sheets](manuals/P5.pdf)” is not a valid link. A link address must begin with https://, mailto: or one /, without spaces. If you did not mean a link, put a space between ] and (.',
  ],
  [
    'de',
    'Zeile 3: „[the sheets](manuals/P5.pdf)“ führt nirgendwohin. Die Adresse eines Links beginnt mit https://, mailto: oder einem / und enthält keine Leerzeichen. Soll es kein Link sein, setzen Sie ein Leerzeichen zwischen ] und (.',
  ],
] as const)('a dead link of an older text is named with its line, and what to change: %s', (language, expected) => {
  const text = 'See [the list](/search).\r\n\r\nAnd [the sheets](manuals/P5.pdf).';
  const { text: refusal } = newsDraftErrors({ ...GOOD, text });
  expect(refusal && translatorIn(language).format(refusal)).toBe(expected);
});

const OLDER = 'See [the list](/search).\n\nAnd [the sheets](manuals/P5.pdf), or ask [us](press.test).';

test.each([
  ['the text as it is', OLDER, null],
  ['as a form without script sends it', OLDER.replaceAll('\n', '\r\n'), null],
  ['another line before it', `Once more.\n\n${OLDER}`, null],
  ['one of two links made right', OLDER.replace('(press.test)', '(mailto:us@press.test)'), null],
  ['a dead link more', `${OLDER}\n\nOr [them](them.test).`, { line: 5, link: '[them](them.test)' }],
  ['the same once more', `${OLDER}\n\nOr [us](press.test).`, { line: 5, link: '[us](press.test)' }],
  ['another wrong address', OLDER.replace('press.test', 'press.example'), { line: 3, link: '[us](press.example)' }],
] as const)('dead links of an older text may stay, new and changed ones are refused: %s', (_, text, refused) => {
  expect(newsDraftErrors({ ...GOOD, text }, OLDER).text?.values ?? null).toEqual(refused);
});
