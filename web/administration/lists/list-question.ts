import { keywordRefusal } from '#shop/base/paged-lists/keyword.ts';
import { filterNames, type ListDeclaration, type QuestionOf } from '#shop/base/paged-lists/list-declaration.ts';

/**
 * Parses a list's address for the call: drops empty parts, and a search that is too short (E3). The values are texts
 * from the address; the operation's own schema parses them.
 */
export function questionIn<List extends ListDeclaration>(request: Request, list: List): QuestionOf<List> {
  return questionOf(new URL(request.url).searchParams, list);
}

/** Parses the query of an address. */
export function questionOf<List extends ListDeclaration>(given: URLSearchParams, list: List): QuestionOf<List> {
  const question: Record<string, unknown> = {};
  for (const name of [...SHARED, ...filterNames(list)]) {
    const value = given.get(name)?.trim() ?? '';
    const isTooShort = name === 'search' && keywordRefusal(value) !== null;
    if (value !== '' && !isTooShort) question[name] = value;
  }
  return question as QuestionOf<List>;
}

/**
 * Copies the search and the filters of a list from one address to another, so that an opened row can navigate within
 * the same list.
 */
export function keepFilters(list: ListDeclaration, from: URLSearchParams, to: URLSearchParams): void {
  for (const name of ['search', ...filterNames(list)]) {
    const value = from.get(name) ?? '';
    if (value !== '') to.set(name, value);
  }
}

const SHARED = ['search', 'sort', 'direction', 'page', 'pageSize'] as const;

/**
 * The address of the list with changes: an empty value removes a part. A changed query starts at the first page.
 * @param search the current address's query
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
