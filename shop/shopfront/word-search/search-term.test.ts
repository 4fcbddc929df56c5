import { expect, test } from 'vitest';
import { searchTerm } from './search-term.ts';
import { vocabularyOf } from './vocabulary.ts';
import { keywordRefusal } from '../../base/paged-lists/keyword.ts';
import { inEnglish } from '#server/testing/in-english.ts';

test.each(['', '  ', 'db', ' db ', '𝛼b'])('"%s" is too short to search for (A9)', (keyword) => {
  expect(inEnglish(keywordRefusal(keyword))).toBe('Enter at least 3 characters to search');
});

test.each(['db1', ' db1 ', 'doctor blade', 'a b'])('"%s" is searched for (A9)', (keyword) => {
  expect(keywordRefusal(keyword)).toBeNull();
});

test('more than 100 characters are not searched for', () => {
  expect(inEnglish(keywordRefusal('x'.repeat(101)))).toBe('Enter at most 100 characters to search');
  expect(keywordRefusal('x'.repeat(100))).toBeNull();
});

const vocabulary = vocabularyOf(
  [
    { word: 'Rakel', means: 'doctor blade' },
    { word: 'lame de racle', means: 'doctor blade' },
    { word: 'Keramik', means: 'ceramic' },
    { word: 'cinta', means: 'tape' },
    { word: 't', means: 'teeth' },
    { word: 'manga', means: 'sleeve' },
    { word: 'manguera', means: 'hose' },
  ],
  ['mm', 'thou', 'inch', 'µm', 'l/cm', 'cm³/m²'],
);

test.each([
  ['a part number, however it is written', ' DB 01/50 ', { key: 'db0150', look: 'db0150' }],
  ['O is 0, l and i are 1', 'TT-1Ol5-i', { key: 'tt1ol5i', look: 'tt10151', query: 'k0tt10151:*' }],
  [
    'words of three letters and more may be half typed',
    'Soft taps',
    { query: '(soft:* | k0s0ft:*) & (taps:* | k0taps:*)' },
  ],
  ['short words are whole', 'uv led', { query: 'uv & (led:* | k01ed:*)' }],
  ['a figure is one, or a piece of a part number', '0150', { query: '(n150 | k00150:*)' }],
  ['a comma is a point, x and × are nothing', '0,15x30', { query: 'n0p15 & (n30 | k030)' }],
  [
    'a figure has its unit, apart or not',
    '75mm 25 mm',
    {
      query:
        '(n75mm | n2952p7559thou | n2952p756thou | n2952p76thou | n2952p8thou | n2953thou | n2p9528inch | n2p953inch | n2p95inch | n3inch | n75000um) & (n25mm | n984p252thou | n984p25thou | n984p3thou | n984thou | n0p9843inch | n0p984inch | n0p98inch | n1inch | n25000um)',
    },
  ],
  ['a figure has its word written on', '72T', { query: '((n72 & (t | (teeth))) | (k072t:* | 72t))' }],
  [
    'a word is itself before it is another without its ending',
    'manguera',
    { query: '((manguera:* | k0manguera:*) | (hose))' },
  ],
  ['what says that a part number follows is left out', 'part no. DB-0150', { key: 'db0150', query: 'k0db0150:*' }],
  ['words without meaning are left out, where there are others', 'tape for the', { query: '(tape:* | k0tape:*)' }],
  ['a single letter or digit is no part number', 'a !!', { key: '', look: '', query: 'a' }],
  ['wildcards and operators are no letters', '%_*:|&!<->()\'"\\', { key: '', query: '', demands: [] }],
  ['the same word again says nothing new', ' tape Tape-tape  TAPE', { keyword: 'tape', query: '(tape:* | k0tape:*)' }],
  ['letters of every script count', 'Größe', { query: '(größe:* | grosse:* | k0grösse:*)' }],
  [
    'a word of the trade is what it means, in other forms too',
    'Rakeln',
    { query: '((rakeln:* | k0rake1n:*) | (doctor & blade))' },
  ],
  [
    'several words may be one',
    'lames racle',
    { query: '(((lames:* | k01ames:*) & (racle:* | k0rac1e:*)) | (doctor & blade))' },
  ],
  [
    'a compound is what its parts mean',
    'Keramikrakel',
    { query: '((keramikrakel:* | k0keram1krake1:*) | ((ceramic) & (doctor & blade)))' },
  ],
])('%s: "%s" (D9, I2)', (_, typed, expected) => {
  expect(searchTerm(typed, vocabulary)).toMatchObject(expected);
});

test.each([
  ['15 thou', 'n0p38mm'],
  ['20 thou', 'n0p5mm'],
  ['13"', 'n330mm'],
  ['13 Zoll', 'n13inch'],
  ['200 micron', 'n200um'],
  ['142 l/cm', 'n142lcm'],
  ['4 bcm', 'n6p2cm3m2'],
  ['13-inch', 'n330mm'],
])('%s is %s too, which is within two per cent (I2)', (typed, lexeme) => {
  expect(searchTerm(typed, vocabulary).query.split(/[ ()|]+/)).toContain(lexeme);
});

test.each([
  ['the few words with this beginning are looked up by name', 'blad', '(blad | blade | blades | k0b1ad:*)'],
  ['a word that nothing continues is itself', 'steel', '(steel | k0stee1:*)'],
  ['a beginning of very many words stays one', 'seal', '(seal:* | k0sea1:*)'],
  ['three letters may begin a code: LED405', 'led', '(led:* | k01ed:*)'],
])('in a catalogue whose words are known, %s', (_rule, typed, query) => {
  const many = Array.from({ length: 13 }, (_, each) => `sealant${String.fromCodePoint(97 + each)}`);
  const known = vocabularyOf([], [], ['steel', 'blades', 'blade', 'ledger', ...many]);
  expect(searchTerm(typed, known).query).toBe(query);
});
