import { expect, test } from 'vitest';
import { correctedWords } from './correct-term.ts';
import type { KnownWord } from './correction-queries.ts';

const slip = (typed: string, word: string): KnownWord => ({ typed, word, how: 'slip' });
const beginning = (typed: string, word: string): KnownWord => ({ typed, word, how: 'beginning' });
const similar = (typed: string, word: string): KnownWord => ({ typed, word, how: 'similar' });

test.each<[string, string[], KnownWord[], string]>([
  [
    'a misspelt word becomes every word that is one slip away',
    ['sael'],
    [slip('sael', 'sale'), slip('sael', 'seal')],
    '(sale | seal)',
  ],
  [
    'a word that the catalogue knows stays',
    ['sael', 'chamber'],
    [slip('sael', 'seal'), beginning('chamber', 'chamber')],
    '(seal) & chamber:*',
  ],
  [
    'what is one slip away wins over what only looks alike',
    ['anelox'],
    [similar('anelox', 'analog'), slip('anelox', 'anilox')],
    '(anilox)',
  ],
  [
    'two slips in a long word: what looks alike',
    ['photplymer'],
    [similar('photplymer', 'photopolymer')],
    '(photopolymer)',
  ],
  ['a half typed word gets its endings', ['mounti'], [beginning('mounti', 'mounting')], '(mounting)'],
  [
    'short words and numbers stay as they are',
    ['15', 'mm', 'taep'],
    [slip('taep', 'tape')],
    "(15 | '-15') & mm & (tape)",
  ],
  ['nothing is wrong: nothing is corrected', ['tape'], [beginning('tape', 'tape')], ''],
  ['one word means nothing at all: no guess', ['taep', 'xyzzy'], [slip('taep', 'tape')], ''],
])('%s (D9)', (_, words, known, query) => {
  expect(correctedWords(words, known).query).toBe(query);
});
