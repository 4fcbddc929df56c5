import { keywordRefusal } from '#shop/operations/keyword.ts';
import { filterNames, type ListDeclaration, type QuestionOf } from '#shop/operations/list-declaration.ts';

/**
 * Parses a list's address for the call: empty parts are dropped, and so is a search that is too short (E3). The values are texts
 * from the address; the operation's own schema parses them.
 */
export function questionIn<List extends ListDeclaration>(request: Request, list: List): QuestionOf<List> {
  return questionOf(new URL(request.url).searchParams, list);
}

/** The same of the address's query. */
export function questionOf<List extends ListDeclaration>(given: URLSearchParams, list: List): QuestionOf<List> {
  const question: Record<string, unknown> = {};
  for (const name of [...SHARED, ...filterNames(list)]) {
    const value = given.get(name)?.trim() ?? '';
    const isTooShort = name === 'search' && keywordRefusal(value) !== null;
    if (value !== '' && !isTooShort) question[name] = value;
  }
  return question as QuestionOf<List>;
}

/** Copies the search and the filters of a list from one address to another: a row that is opened leads on along the same list. */
export function keepFilters(list: ListDeclaration, from: URLSearchParams, to: URLSearchParams): void {
  for (const name of ['search', ...filterNames(list)]) {
    const value = from.get(name) ?? '';
    if (value !== '') to.set(name, value);
  }
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
