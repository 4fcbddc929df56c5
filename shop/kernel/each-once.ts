import { z } from 'zod';

/** A list that is saved as a whole: no thing twice, since one of the two would be lost. */
export function eachOnce<Draft extends { id: number }>(draft: z.ZodType<Draft>, what: string) {
  return z.array(draft, `Please send a list of ${what}`).superRefine((drafts, context) => {
    const seen = new Set<number>();
    for (const [index, { id }] of drafts.entries()) {
      if (id !== 0 && seen.has(id))
        context.addIssue({ code: 'custom', path: [index, 'id'], message: `Number ${id} is in the list twice` });
      seen.add(id);
    }
  });
}
