const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Selection in the address of /search; an invalid GUID or number is ignored. */
export interface Choice {
  categoryGuid?: string;
  subcategoryGuid?: string;
  keyword?: string;
  /** Scope of the keyword: a category or a sub-category. */
  withinGuid?: string;
  /** The keyword is searched for exactly (I3). */
  exactly?: true;
  /** Type, specifications and order, as in the address. */
  filters?: string | undefined;
  page: number;
  /** The part shown over the grid. */
  productId?: number;
}

export function choiceIn(search: string): Choice {
  const query = new URLSearchParams(search);
  const choice: Choice = { page: numberIn(query.get('page')) ?? 1 };
  const categoryGuid = guidIn(query.get('p'));
  if (categoryGuid !== undefined) choice.categoryGuid = categoryGuid;
  const subcategoryGuid = guidIn(query.get('s'));
  if (subcategoryGuid !== undefined) choice.subcategoryGuid = subcategoryGuid;
  const keyword = query.get('keyword')?.trim() ?? '';
  if (keyword !== '') choice.keyword = keyword;
  const withinGuid = guidIn(query.get('in'));
  if (withinGuid !== undefined && keyword !== '') choice.withinGuid = withinGuid;
  if (query.get('exactly') === '1' && keyword !== '') choice.exactly = true;
  const filters = filtersIn(query);
  if (filters !== '') choice.filters = filters;
  const productId = numberIn(query.get('product'));
  if (productId !== undefined) choice.productId = productId;
  return choice;
}

/** Returns whether a part of the catalogue is selected. */
export function isNarrowed({ categoryGuid, subcategoryGuid, keyword }: Choice): boolean {
  return categoryGuid !== undefined || subcategoryGuid !== undefined || keyword !== undefined;
}

/** The canonical address of a choice; GUIDs in upper case (A6). */
export function searchAddress(choice: Partial<Choice>): string {
  const { categoryGuid, subcategoryGuid, keyword, withinGuid, exactly, filters, page, productId } = choice;
  const query = new URLSearchParams();
  if (categoryGuid !== undefined) query.set('p', categoryGuid.toUpperCase());
  if (subcategoryGuid !== undefined) query.set('s', subcategoryGuid.toUpperCase());
  if (keyword !== undefined) query.set('keyword', keyword);
  if (withinGuid !== undefined) query.set('in', withinGuid.toUpperCase());
  if (exactly === true) query.set('exactly', '1');
  for (const [name, value] of new URLSearchParams(filters)) query.append(name, value);
  if (page !== undefined && page > 1) query.set('page', String(page));
  if (productId !== undefined) query.set('product', String(productId));
  return query.size === 0 ? '/search' : `/search?${query.toString()}`;
}

/** The address of the list as a table (G5). */
export function tableAddress(choice: Partial<Choice>): string {
  return searchAddress({ ...choice, productId: undefined }).replace('/search', '/Part-Table');
}

/** Address for adding the parts of the list to a list of the company (G4). */
export function listChoiceAddress(choice: Partial<Choice>): string {
  return searchAddress({ ...choice, productId: undefined }).replace('/search', '/List-Add');
}

/** The filters and the order in an address, without empty fields. */
function filtersIn(query: URLSearchParams): string {
  const filters = [...query].filter(([name, value]) => FILTER.test(name) && value.trim() !== '');
  return new URLSearchParams(filters).toString();
}

const FILTER = /^(?:type|f|sort|press|serial|(?:from|to)\d+)$/;

/** The press among the filters, which stays when another list is chosen. */
export function pressFilterOf({ filters }: Pick<Choice, 'filters'>): string {
  const kept = [...new URLSearchParams(filters)].filter(([name]) => name === 'press' || name === 'serial');
  return new URLSearchParams(kept).toString();
}

function guidIn(text: string | null): string | undefined {
  return text !== null && GUID.test(text) ? text : undefined;
}

function numberIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
