import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '#platform/operator-error.ts';
import { readNewsFile } from '#shop/base/store/news-file.ts';
import type { NewsSource, TranslatedNews } from '#shop/base/store/news.ts';
import { TRANSLATED_LANGUAGES } from '#texts/translated-languages.ts';
import { StoreConfiguration } from '#shop/base/store/store-configuration.ts';

const SAMPLE = path.join(import.meta.dirname, '../sample-data/store.json');

/**
 * Reads the store configuration (D28): `store.json` in the data folder, otherwise the sample store's; with the news
 * (A30) from the folder `news` in the data folder.
 * @throws {OperatorError} which file, which member, what is expected
 */
export function readStoreConfiguration(dataDir: string): StoreConfiguration {
  const own = path.join(dataDir, 'store.json');
  const file = existsSync(own) ? own : SAMPLE;
  const parsed = StoreConfiguration.safeParse(jsonOf(file));
  if (parsed.success) return { ...parsed.data, isSample: file === SAMPLE, news: readNews(path.join(dataDir, 'news')) };
  const [issue] = parsed.error.issues;
  throw new OperatorError(`The store configuration ${file} is wrong at "${issue?.path.join('.')}": ${issue?.message}.`);
}

/**
 * Each Markdown file in this folder is an article; other files are ignored. A file of the same name in the folder of a
 * language is its translation.
 */
export function readNews(folder: string): TranslatedNews[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => ({
      ...readEntry(path.join(folder, name)),
      says: TRANSLATED_LANGUAGES.flatMap((language) => {
        const file = path.join(folder, language, name);
        if (!existsSync(file)) return [];
        const { title, text } = readEntry(file);
        return [{ language, title, text }];
      }),
    }));
}

function readEntry(file: string): NewsSource {
  try {
    return readNewsFile(path.basename(file), readFileSync(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`The news ${file} can't be taken over: ${(error as Error).message}.`, { cause: error });
  }
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`The store configuration ${file} can't be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
