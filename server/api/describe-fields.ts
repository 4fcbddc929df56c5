import { categoryFields, subcategoryFields } from '#shop/catalogue/categories/category-fields.ts';
import { productFields } from '#shop/catalogue/parts/product-fields.ts';
import { variantFields } from '#shop/catalogue/parts/variant-fields.ts';
import type { FieldTable } from '#shop/base/fields/field.ts';
import glossary from '#shop/base/operations/glossary.json' with { type: 'json' };
import type { Json } from './json-schema.ts';

type Glossary = Readonly<Record<string, readonly [words: string, example?: unknown]>>;

/** Meanings of the API's names, with an example value; a member of an answer may have a text of its own. */
const GLOSSARY: Glossary = {
  ...(glossary as unknown as Glossary),
  ...wordsOf(productFields),
  ...wordsOf(variantFields),
  ...wordsOf(categoryFields),
  ...wordsOf(subcategoryFields),
};

function wordsOf(fields: FieldTable): Glossary {
  return Object.fromEntries(Object.values(fields).map(({ wire, means, example }) => [wire, [means, example]]));
}

/** Example for a field of this name; undefined if the glossary has none. */
export function exampleFor(name: string): unknown {
  return GLOSSARY[name]?.[1];
}

/** Removes requirement codes from a summary: they are for developers of the shop, not for callers. */
export function withoutRequirementIds(summary: string): string {
  return summary.replace(/ \((?:[A-Z]\d+(?:, )?)+\)/g, '');
}

/**
 * Adds the description to every field without its own, and removes limits that are only those of JavaScript numbers.
 * Works in place, on a copy made for this document.
 */
export function describeFields(part: unknown): void {
  for (const schema of partsOf(part)) {
    const { properties, name, schema: own } = schema;
    for (const [field, value] of Object.entries(properties ?? {})) describeAs(value, field);
    if (typeof name === 'string' && own !== undefined) describeAs(schema, name);
    if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
    if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  }
}

/** Allows unknown fields, so that answers can grow: clients ignore fields that they do not know. */
export function allowNewFields(part: unknown): void {
  for (const schema of partsOf(part))
    if (schema['additionalProperties'] === false) delete schema['additionalProperties'];
}

/** A reference may have a description next to it (OpenAPI 3.1). */
function describeAs(value: Json, field: string): void {
  const words = GLOSSARY[field]?.[0];
  if (words !== undefined) value['description'] ??= words;
}

/** All objects inside, except examples, which are data. */
function partsOf(part: unknown): Json[] {
  if (Array.isArray(part)) return part.flatMap(partsOf);
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).flatMap(([name, value]) => (name === 'example' ? [] : partsOf(value)));
  return [part as Json, ...inner];
}
