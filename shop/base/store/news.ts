import { z } from 'zod';
import type { AnswerOf } from '../operations/answers.ts';
import { TRANSLATED_LANGUAGES } from '#texts/translated-languages.ts';

/** A fragment of a paragraph. */
const Span = z.union([
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('strong'), text: z.string() }),
  z.object({ kind: z.literal('link'), text: z.string(), href: z.string() }),
]);
export type Span = AnswerOf<typeof Span>;

export const Block = z.union([
  z.object({ kind: z.literal('paragraph'), spans: z.array(Span) }),
  z.object({ kind: z.literal('heading'), spans: z.array(Span) }),
  z.object({ kind: z.literal('list'), items: z.array(z.array(Span)) }),
]);
export type Block = AnswerOf<typeof Block>;

/** A news article (A30). */
export const NewsEntry = z
  .object({
    /** Slug in its address: 'new-anilox-sleeves'. */
    slug: z.string(),
    publishedOn: z.iso.date(),
    title: z.string(),
    /** Its first paragraph, for the list. */
    summary: z.string(),
    blocks: z.array(Block),
  })
  .meta({ id: 'NewsEntry' });
export type NewsEntry = AnswerOf<typeof NewsEntry>;
export type NewsSummary = Omit<NewsEntry, 'blocks'>;

/** A news article as written: its text is Markdown. */
export const NewsSource = NewsEntry.pick({ slug: true, publishedOn: true, title: true }).extend({ text: z.string() });
export type NewsSource = z.infer<typeof NewsSource>;

/** A news article with its translations (N3). */
export const TranslatedNews = NewsSource.extend({
  says: z.array(z.object({ language: z.enum(TRANSLATED_LANGUAGES), title: z.string(), text: z.string() })),
});
export type TranslatedNews = z.infer<typeof TranslatedNews>;
