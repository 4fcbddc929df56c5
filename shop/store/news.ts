import { z } from 'zod';
import { parseDay } from '../kernel/calendar-day.ts';
import { paragraphsOf, readNewsText } from './news-text.ts';

/** A piece of a paragraph. */
const Span = z.union([
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('strong'), text: z.string() }),
  z.object({ kind: z.literal('link'), text: z.string(), href: z.string() }),
]);
export type Span = z.infer<typeof Span>;

const Block = z.union([
  z.object({ kind: z.literal('paragraph'), spans: z.array(Span) }),
  z.object({ kind: z.literal('heading'), spans: z.array(Span) }),
  z.object({ kind: z.literal('list'), items: z.array(z.array(Span)) }),
]);
export type Block = z.infer<typeof Block>;

/** One piece of news (A30). */
export const NewsEntry = z
  .object({
    /** Names it in its address: 'new-anilox-sleeves'. */
    slug: z.string(),
    publishedOn: z.iso.date(),
    title: z.string(),
    /** Its first paragraph, for the list. */
    summary: z.string(),
    blocks: z.array(Block),
  })
  .meta({ id: 'NewsEntry' });
export type NewsEntry = z.infer<typeof NewsEntry>;
export type NewsSummary = Omit<NewsEntry, 'blocks'>;

/** A piece of news as it is written: its text is Markdown. */
export const NewsSource = NewsEntry.pick({ slug: true, publishedOn: true, title: true }).extend({ text: z.string() });
export type NewsSource = z.infer<typeof NewsSource>;

const FILE_NAME = /^(\d{4}-\d{2}-\d{2})-([a-z\d]+(?:-[a-z\d]+)*)\.md$/;

/**
 * One entry from its file: the name has the day and the address ('2026-03-02-new-sleeves.md'), the text is Markdown whose
 * first line is the title ('# …').
 * @throws {Error}  says what is missing
 */
export function readNewsFile(fileName: string, markdown: string): NewsSource {
  const [, day = '', slug = ''] = FILE_NAME.exec(fileName) ?? [];
  if (parseDay(day) === null) throw new Error('its name must be a day and words: 2026-03-02-new-sleeves.md');
  const [first = '', ...others] = paragraphsOf(markdown);
  const [, title = ''] = /^# +([^\n]+)$/.exec(first) ?? [];
  if (title === '') throw new Error('its first line must be the title, after "# "');
  const text = others.join('\n\n');
  if (readNewsText(text) === null) throw new Error('a paragraph must follow the title');
  return { slug, publishedOn: day, title: title.trim(), text };
}
