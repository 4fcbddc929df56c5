import { describe, expect, test } from 'vitest';
import { SearchLog } from './search-log.ts';
import { wordsOf } from './search-words.ts';

describe('search statistics (I4)', () => {
  test('the same words are one, however they are typed', () => {
    expect([' Tesa  52015 ', 'TESA\t52015', 'tesa 52015'].map(wordsOf)).toEqual(Array(3).fill('tesa 52015'));
    expect(wordsOf('x'.repeat(300))).toHaveLength(100);
    expect(wordsOf(' \u0000 ')).toBe('');
  });

  test('how often, with which outcome, and what the last one found', () => {
    const notes = new SearchLog();
    for (const outcome of ['nothing', 'corrected', 'found'] as const) notes.searched('Tesa', outcome, '203.0.113.7');
    notes.searched('rakel', 'nothing', '203.0.113.7');
    notes.chosen('TESA', 140, '203.0.113.7');
    notes.chosen('tesa', 140, '203.0.113.7');
    expect(notes.take()).toEqual({
      searches: [
        { words: 'tesa', times: 3, nothing: 1, corrected: 1, foundNothing: false },
        { words: 'rakel', times: 1, nothing: 1, corrected: 0, foundNothing: true },
      ],
      choices: [{ words: 'tesa', productId: 140, times: 2 }],
    });
    expect(notes.take()).toBeNull();
  });

  test('automated nonsense searches do not fill the memory', () => {
    const notes = new SearchLog();
    for (let at = 0; at < 2000; at += 1) {
      notes.searched(`rubbish ${at}`, 'nothing', `203.0.113.${at}`);
      notes.chosen(`rubbish ${at}`, at, `203.0.113.${at}`);
    }
    notes.searched('rubbish 1', 'nothing', '203.0.113.1');
    const { searches = [], choices = [] } = notes.take() ?? {};
    expect([searches.length, choices.length]).toEqual([500, 500]);
    expect(searches[1]).toMatchObject({ words: 'rubbish 1', times: 2 });
  });

  test('one address adds at most twenty words between two saves, and any number of searches for known words', () => {
    const notes = new SearchLog();
    for (let at = 0; at < 500; at += 1) notes.searched(`rubbish ${at}`, 'nothing', '203.0.113.7');
    notes.searched('rubbish 1', 'nothing', '203.0.113.7');
    notes.searched('tesa', 'found', '203.0.113.8');
    const words = notes.take()?.searches ?? [];
    expect(words).toHaveLength(21);
    expect(words[1]).toMatchObject({ words: 'rubbish 1', times: 2 });
    notes.searched('rubbish 400', 'nothing', '203.0.113.7');
    expect(notes.take()?.searches).toHaveLength(1);
  });
});
