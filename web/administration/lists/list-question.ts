import { keywordRefusal } from '#shop/operations/keyword.ts';
import type { ListQuestion } from '#shop/operations/list-question.ts';

/**
 * Parses a list's address for the call: empty parts are dropped, and so is a search that is too short (E3). The values are texts
 * from the address; the operation's own schema parses them. @param filters  filters of this list, besides search, sort, direction
 * and page
 */
export function questionIn<Question extends ListQuestion>(
  request: Request,
  filters: readonly Exclude<keyof Question & string, keyof ListQuestion>[] = [],
): Question {
  return questionOf(new URL(request.url).searchParams, filters);
}

/** The same of the address's query. */
export function questionOf<Question extends ListQuestion>(
  given: URLSearchParams,
  filters: readonly Exclude<keyof Question & string, keyof ListQuestion>[] = [],
): Question {
  const question: Record<string, unknown> = {};
  for (const name of [...SHARED, ...filters]) {
    const value = given.get(name)?.trim() ?? '';
    const isTooShort = name === 'search' && keywordRefusal(value) !== null;
    if (value !== '' && !isTooShort) question[name] = value;
  }
  return question as Question;
}

const SHARED = ['search', 'sort', 'direction', 'page', 'pageSize'] as const;

/**
 * The same list asked otherwise: an empty value leaves a part out. Another question begins with its first page.
 * @param search  the present address's query
 */
export function addressWith(search: string, changes: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value.trim() === '') query.delete(name);
    else query.set(name, value.trim());
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}
