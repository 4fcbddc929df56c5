import { jsonText } from '../json-text.ts';

/** What a field of a form holds as JSON; null where it is none, so that the operation says what it expected. */
export function jsonIn(form: FormData, name: string): unknown {
  return jsonText(String(form.get(name) ?? ''));
}
