import { z } from 'zod';
import { parseDay } from '../kernel/calendar-day.ts';
import { keywordRefusal } from './keyword.ts';
import { pageRequest } from './list-page.ts';
import { issue, issueOf } from '../kernel/issue.ts';

/**
 * The schema of a list's question (list-question.ts), to be extended by the list's own filters.
 * @param sorts  the columns that the list can be sorted by, in the address's words
 */
export function listQuestion<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return z.object({
    search: orAbsent(
      z.string().superRefine((words, context) => {
        const refusal = keywordRefusal(words);
        if (refusal !== null) context.addIssue({ code: 'custom', message: issueOf(refusal) });
      }),
    ),
    sort: orAbsent(z.enum(sorts, issue('refusal.sort', { columns: sorts.join(', ') }))),
    direction: orAbsent(z.enum(['asc', 'desc'], issue('refusal.direction'))),
    page: orAbsent(pageRequest.shape.page.unwrap()),
    pageSize: orAbsent(pageRequest.shape.pageSize.unwrap()),
  });
}

/** A part of a question that may be left out; an empty field of a form leaves it out too. */
export function orAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess(
      (value) => (typeof value === 'string' ? value.trim() || undefined : (value ?? undefined)), // '' is no answer
      schema.optional(),
    )
    .optional();
}

/** A day as a day field or a person sends it: dd/mm/yyyy or ISO; ISO comes out. */
export const dayInput = z.string(issue('refusal.day')).transform((text, context) => {
  const day = parseDay(text);
  if (day === null) context.addIssue({ code: 'custom', message: issue('refusal.day') });
  return day ?? '';
});

/** One that a list begins or ends with. */
export const optionalDayInput = orAbsent(dayInput);
