import { z } from 'zod';
import { parseDay } from '../kernel/calendar-day.ts';

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

const FILE_NAME = /^(\d{4}-\d{2}-\d{2})-([a-z\d]+(?:-[a-z\d]+)*)\.md$/;

/**
 * One entry from its file: the name has the day and the address ('2026-03-02-new-sleeves.md'), the text is Markdown whose
 * first line is the title ('# …'). Paragraphs, '## ' headings, '- ' lists, **strong** and [links](…) are understood; there
 * is no HTML.
 * @throws {Error}  says what is missing
 */
export function parseNews(fileName: string, markdown: string): NewsEntry {
  const [, day = '', slug = ''] = FILE_NAME.exec(fileName) ?? [];
  if (parseDay(day) === null) throw new Error('its name must be a day and words: 2026-03-02-new-sleeves.md');
  const [first = '', ...others] = markdown
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/);
  const [, title = ''] = /^# +([^\n]+)$/.exec(first) ?? [];
  if (title === '') throw new Error('its first line must be the title, after "# "');
  const blocks = others.map(parseBlock);
  const [opening] = blocks;
  if (opening?.kind !== 'paragraph') throw new Error('a paragraph must follow the title');
  return { slug, publishedOn: day, title: title.trim(), summary: textOf(opening.spans), blocks };
}

function parseBlock(text: string): Block {
  const lines = text.split('\n');
  if (lines.every((line) => /^[-*] /.test(line))) {
    return { kind: 'list', items: lines.map((line) => parseSpans(line.slice(2))) };
  }
  const [, heading] = /^#+ +(.+)$/.exec(text) ?? [];
  if (heading !== undefined) return { kind: 'heading', spans: parseSpans(heading) };
  return { kind: 'paragraph', spans: parseSpans(lines.join(' ')) };
}

const MARKED = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Where a link may lead: a page of the shop, another site, a mailbox. */
const SAFE_HREF = /^(\/(?!\/)|https?:\/\/|mailto:)/i;

function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, strong, label, href] = match;
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (label !== undefined && href !== undefined && SAFE_HREF.test(href))
      spans.push({ kind: 'link', text: label, href });
    else spans.push({ kind: 'text', text: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}

/** The newest first; of one day in the order of their titles. */
export function newestFirst(entries: readonly NewsEntry[]): NewsEntry[] {
  return entries.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.title.localeCompare(b.title));
}
