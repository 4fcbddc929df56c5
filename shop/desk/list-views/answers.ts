import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { VIEW_LIST_NAMES } from './view-lists.ts';

export const listViewSchema = z
  .object({
    id: z.int(),
    list: z.enum(VIEW_LIST_NAMES),
    name: z.string().meta({ examples: ['New orders'] }),
    /** Query of the list's address, without a question mark. */
    query: z.string(),
    shared: z.boolean(),
    /** The caller saved it first. */
    isOwn: z.boolean(),
    /** The list opens with it for the caller. */
    isDefault: z.boolean(),
    changedByName: z.string(),
    changedAt: z.iso.datetime(),
    version: z.int(),
  })
  .meta({ id: 'ListView' });

/** A named view of a list (P3). */
export type ListView = AnswerOf<typeof listViewSchema>;
