/** A trimmed text of a form; empty if missing. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Parses the fields of ListNameFields. */
export function listNameIn(form: FormData) {
  return { listName: textIn(form, 'listName'), isCompanys: form.has('isCompanys') };
}

export function listAddress(listId: number): string {
  return `/List?id=${listId}`;
}
