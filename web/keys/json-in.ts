import { jsonText } from '../json-text.ts';

/** Parses a form field as JSON; null if invalid, so that the operation reports what it expected. */
export function jsonIn(form: FormData, name: string): unknown {
  return jsonText(String(form.get(name) ?? ''));
}
