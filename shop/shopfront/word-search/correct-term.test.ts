import { expect, test } from 'vitest';
import { correctWords } from './correct-term.ts';
import type { KnownWord } from './correction-queries.ts';

const slip = (typed: string, word: string): KnownWord => ({ typed, word, how: 'slip' });
const beginning = (typed: string, word: string): KnownWord => ({ typed, word, how: 'beginning' });
const similar = (typed: string, word: string): KnownWord => ({ typed, word, how: 'similar' });

test.each<[string, string[], KnownWord[], string[]]>([
  [
    'a misspelt word may mean each word that is one slip away, those of its length first',
    ['sael'],
    [slip('sael', 'saels'), slip('sael', 'sale'), slip('sael', 'seal')],
    ['sale', 'seal', 'saels'],
  ],
  [
    'a word that the catalogue knows stays',
    ['sael', 'chamber'],
    [slip('sael', 'seal'), beginning('chamber', 'chamber')],
    ['seal chamber'],
  ],
  [
    'what is one slip away wins over what only looks alike',
    ['anelox'],
    [similar('anelox', 'analog'), slip('anelox', 'anilox')],
    ['anilox'],
  ],
  [
    'two slips in a long word: what looks alike',
    ['photplymer'],
    [similar('photplymer', 'photopolymer')],
    ['photopolymer'],
  ],
  ['a half typed word gets its ending', ['mounti'], [beginning('mounti', 'mounting')], ['mounting']],
  ['short words and figures stay as they are', ['15', 'mm', 'taep'], [slip('taep', 'tape')], ['15 mm tape']],
  ['nothing is wrong: nothing is corrected', ['tape'], [beginning('tape', 'tape')], []],
  ['a word that means nothing at all stays', ['taep', 'xyzzy'], [slip('taep', 'tape')], ['tape xyzzy']],
])('%s (D9)', (_, words, known, keywords) => {
  expect(correctWords(words.map(demand), known).map(({ keyword }) => keyword)).toEqual(keywords);
});

test.each([
  ['mounti', beginning('mounti', 'mounting'), false],
  ['anelox', slip('anelox', 'anilox'), true],
] as const)(
  'completing the word %s is not reported as a correction, changing it is: %j (I3)',
  (typed, known, isCorrected) => {
    expect(correctWords([demand(typed)], [known])).toMatchObject([{ isCorrected }]);
  },
);

function demand(typed: string) {
  return { typed, kind: /\d/.test(typed) ? ('figure' as const) : ('word' as const), isKnown: false };
}
