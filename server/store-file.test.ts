import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from 'vitest';
import { readStoreConfiguration } from './store-file.ts';

const SAMPLE = path.join(import.meta.dirname, '../sample-data/store.json');

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pressline-store-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

const writeNews = (folder: string, name: string, text: string) => {
  mkdirSync(path.join(folder, 'news'), { recursive: true });
  writeFileSync(path.join(folder, 'news', name), text);
};

test('without its own files a shop is the sample store, whose news come with the sample data (D28, A30)', ({
  folder,
}) => {
  const store = readStoreConfiguration(folder);
  expect(store).toMatchObject({ name: 'Pressline', isSample: true, news: [] });
});

test('an own store has its own news, and none of the sample store’s', ({ folder }) => {
  cpSync(SAMPLE, path.join(folder, 'store.json'));
  expect(readStoreConfiguration(folder)).toMatchObject({ isSample: false, news: [] });
  writeNews(folder, '2026-03-02-hello.md', '# Hello\n\nWe are here.');
  writeNews(folder, 'README.md', 'How to write news');
  expect(readStoreConfiguration(folder).news.map(({ title }) => title)).toEqual(['Hello']);
});

test('a file of the same name in the folder of a language is the entry’s translation (N3)', ({ folder }) => {
  mkdirSync(path.join(folder, 'news/de'), { recursive: true });
  writeNews(folder, '2026-03-02-hello.md', '# Hello\n\nWe are here.');
  writeNews(folder, 'de/2026-03-02-hello.md', '# Guten Tag\n\nWir sind da.');
  writeNews(folder, 'de/2026-03-03-nobody-wrote-it-in-english.md', '# Nichts\n\nNichts.');
  expect(readStoreConfiguration(folder).news).toEqual([
    expect.objectContaining({ title: 'Hello', says: [{ language: 'de', title: 'Guten Tag', text: 'Wir sind da.' }] }),
  ]);
});

test('a file that is not news stops the start with its name and what is missing', ({ folder }) => {
  writeNews(folder, 'hello.md', '# Hello\n\nWe are here.');
  expect(() => readStoreConfiguration(folder)).toThrow(
    /news\/hello\.md can't be taken over: its name must be a day and words: 2026-03-02-new-sleeves\.md\.$/,
  );
});
