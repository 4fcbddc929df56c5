import { z } from 'zod';
import { parseDay } from '../days/parse-day.ts';
import { keywordRefusal } from './keyword.ts';
import { cursorInput, pageRequest } from './list-page.ts';
import { issue, issueOf } from '../messages/issue.ts';
import { checkboxInput, idNumber } from '../wire/input-schemas.ts';
import type { Filter, FilterName, FilterValue, ListDeclaration, QuestionOf } from './list-declaration.ts';

/** Declarations by the schemas made of them, so that tests find every list among the calls. */
export const declaredLists = new WeakMap<z.ZodType, ListDeclaration>();

/** The schema of a list's query, from its declaration. */
export function listInput<List extends ListDeclaration>(list: List): z.ZodType<QuestionOf<List>> {
  const { sorts } = list;
  const schema = z.object({
    search: searchInput,
    sort: orAbsent(z.enum(sorts, issue('refusal.sort', { columns: sorts.join(', ') }))),
    direction: orAbsent(z.enum(['asc', 'desc'], issue('refusal.direction'))),
    page: orAbsent(pageRequest.shape.page.unwrap()),
    pageSize: orAbsent(pageRequest.shape.pageSize.unwrap()),
    after: orAbsent(cursorInput.unwrap()).describe(cursorInput.description ?? ''),
    ...filterInputs(list),
  });
  declaredLists.set(schema, list);
  return schema as z.ZodType<QuestionOf<List>>;
}

/** The schema of a query for one row of a list, with the search and filters of the list from which it was opened. */
export function rowInListInput<List extends ListDeclaration, Row extends z.ZodRawShape>(list: List, row: Row) {
  return z.object({ search: searchInput, ...filterInputs(list), ...row });
}

type FilterInputs<List extends ListDeclaration> = {
  [Name in FilterName<List>]: z.ZodType<FilterValue<List['filters'][Name]> | undefined>;
};

/** The schemas of a list's filters. */
export function filterInputs<List extends ListDeclaration>({ filters }: List): FilterInputs<List> {
  const inputs = Object.entries(filters).map(([name, filter]): [string, z.ZodType] => {
    const schema = orAbsent(filterInput(filter));
    return [name, 'means' in filter && filter.means !== undefined ? schema.describe(filter.means) : schema];
  });
  return Object.fromEntries(inputs) as FilterInputs<List>;
}

function filterInput(filter: Filter): z.ZodType {
  switch (filter.kind) {
    case 'choice':
      return choiceInput(filter.choices, issueOf(filter.refusal));
    case 'id':
      return idNumber(filter.of);
    case 'day':
      return dayInput;
    case 'tick':
      return checkboxInput;
    case 'text':
      return z.string().regex(filter.pattern, issueOf(filter.refusal));
    default:
      return filter satisfies never;
  }
}

function choiceInput(choices: readonly (string | number)[], refusal: string): z.ZodType {
  const words = choices.filter((each) => typeof each === 'string');
  if (words.length === choices.length) return z.enum(words, refusal);
  const numbers = choices.filter((each) => typeof each === 'number');
  return z.coerce.number().pipe(z.literal(numbers, refusal));
}

/** An optional part of a query; an empty form field counts as absent. */
export function orAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess(
      (value) => (typeof value === 'string' ? value.trim() || undefined : (value ?? undefined)), // '' counts as absent
      schema.optional(),
    )
    .optional();
}

/** The search of a list. */
export const searchInput = orAbsent(
  z.string().superRefine((words, context) => {
    const refusal = keywordRefusal(words);
    if (refusal !== null) context.addIssue({ code: 'custom', message: issueOf(refusal) });
  }),
);

/** A day as sent by a date field or a person: dd/mm/yyyy or ISO; returns ISO. */
export const dayInput = z.string(issue('refusal.day')).transform((text, context) => {
  const day = parseDay(text);
  if (day === null) context.addIssue({ code: 'custom', message: issue('refusal.day') });
  return day ?? '';
});

/** An optional day. */
export const optionalDayInput = orAbsent(dayInput);
