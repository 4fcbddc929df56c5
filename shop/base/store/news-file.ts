import { parseDay } from '../days/parse-day.ts';
import { paragraphsOf, readNewsText } from './news-text.ts';
import type { NewsSource } from './news.ts';

const FILE_NAME = /^(\d{4}-\d{2}-\d{2})-([a-z\d]+(?:-[a-z\d]+)*)\.md$/;

/**
 * Parses an article from its file: the name has day and slug ('2026-03-02-new-sleeves.md'), the text is Markdown with
 * the title in the first line ('# …').
 * @throws {Error} with the missing part
 */
export function readNewsFile(fileName: string, markdown: string): NewsSource {
  const [, day = '', slug = ''] = FILE_NAME.exec(fileName) ?? [];
  if (parseDay(day) === null) throw new Error('its name must be a day and words: 2026-03-02-new-sleeves.md');
  const [first = '', ...others] = paragraphsOf(markdown);
  const [, title = ''] = /^# +(\S[^\n]*)$/.exec(first) ?? [];
  if (title === '') throw new Error('its first line must be the title, after "# "');
  const text = others.join('\n\n');
  if (readNewsText(text) === null) throw new Error('a paragraph must follow the title');
  return { slug, publishedOn: day, title: title.trim(), text };
}
