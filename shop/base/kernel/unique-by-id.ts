import { z } from 'zod';
import { issue } from '../messages/issue.ts';

/** Refuses duplicates in a list that is saved as a whole, because one of the two would be lost. */
export function uniqueById<Draft extends { id: number }>(draft: z.ZodType<Draft>, list: string) {
  return z.array(draft, list).superRefine((drafts, context) => {
    const seen = new Set<number>();
    for (const [index, { id }] of drafts.entries()) {
      if (id !== 0 && seen.has(id))
        context.addIssue({ code: 'custom', path: [index, 'id'], message: issue('refusal.list-twice', { id }) });
      seen.add(id);
    }
  });
}
