/** One text with its languages side by side. */
export function textHref(key: string): string {
  return `/Administration/Translation?text=${key}`;
}

/** Everything that one thing says, in one form. @param thing  'product:101' */
export function textsOfHref(thing: string): string {
  return `/Administration/Translation?of=${encodeURIComponent(thing)}`;
}
