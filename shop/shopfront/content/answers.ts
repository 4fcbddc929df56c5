import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const hash = z.string().nullable();

const titledLink = z.object({ title: z.string(), url: z.string() });

export const tapePageSchema = z
  .object({
    /** The stored picture; null if there is none. */
    heroHash: hash,
    families: z.array(z.object({ id: z.int(), guid: z.guid(), name: z.string(), imageHash: hash })),
    /** null if its file is missing; the same applies to the flyer. */
    video: titledLink.extend({ posterUrl: z.string(), sizeBytes: z.int() }).nullable(),
    flyerUrl: z.string().nullable(),
    whitePapers: z.array(titledLink),
  })
  .meta({ id: 'TapePage' });

/** Content of the tape page (A30). */
export type TapePage = AnswerOf<typeof tapePageSchema>;

export const storedNewsSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    publishedOn: z.iso.date(),
    title: z.string(),
    text: z.string().describe('Markdown: paragraphs, headings, lists, strong words and links.'),
    active: z.boolean().describe('Whether it is shown. If false, it is archived.'),
    version: z.int(),
  })
  .meta({ id: 'StoredNews' });

/** A news article as staff edit it. */
export type StoredNews = AnswerOf<typeof storedNewsSchema>;
