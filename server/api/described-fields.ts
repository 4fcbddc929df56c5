import words from './field-descriptions.json' with { type: 'json' };
import type { Json } from './json-schema.ts';

const WORDS: Readonly<Record<string, string>> = words;

/** Summaries name the requirements that they come from: for those who build the shop, not for those who call it. */
export function withoutCodes(summary: string): string {
  return summary.replace(/ \((?:[A-Z]\d+(?:, )?)+\)/g, '');
}

/**
 * Gives every field of a document its sentence, where its schema has none of its own, and takes away limits that are only those of
 * a number in JavaScript. Works in place, on what was made for this one document.
 */
export function describeFields(part: unknown): void {
  for (const schema of partsOf(part)) {
    const { properties, name, schema: own } = schema;
    for (const [field, value] of Object.entries((properties ?? {}) as Record<string, Json>)) describeAs(value, field);
    if (typeof name === 'string' && own !== undefined && WORDS[name] !== undefined)
      schema['description'] ??= WORDS[name];
    if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
    if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  }
}

/** Lets answers grow: who reads one leaves alone what it does not know. */
export function openToNewFields(part: unknown): void {
  for (const schema of partsOf(part))
    if (schema['additionalProperties'] === false) delete schema['additionalProperties'];
}

/** A reference may have words beside it (OpenAPI 3.1). */
function describeAs(value: Json, field: string): void {
  if (WORDS[field] !== undefined) value['description'] ??= WORDS[field];
}

/** Every object within, but for examples, which are somebody's data. */
function partsOf(part: unknown): Json[] {
  if (Array.isArray(part)) return part.flatMap(partsOf);
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).flatMap(([name, value]) => (name === 'example' ? [] : partsOf(value)));
  return [part as Json, ...inner];
}
