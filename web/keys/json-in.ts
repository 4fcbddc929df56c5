/** What a field of a form holds as JSON; null where it is none, so that the operation says what it expected. */
export function jsonIn(form: FormData, name: string): unknown {
  try {
    return JSON.parse(String(form.get(name) ?? ''));
  } catch {
    return null;
  }
}
