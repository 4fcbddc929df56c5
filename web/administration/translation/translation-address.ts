/** Address of one text in all languages. */
export function textHref(key: string): string {
  return `/Administration/Translation?text=${key}`;
}

/** Address of all texts of one object, in one form. @param thing 'product:101' */
export function textsOfHref(thing: string): string {
  return `/Administration/Translation?of=${encodeURIComponent(thing)}`;
}
