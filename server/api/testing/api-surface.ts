import type { Json } from '../json-schema.ts';

// What programs can rely on, as a list of places and what stands there: one line for each call, parameter, member of a body, and member
// of an answer. Answers name shared schemas, each of which is listed once. Sentences and examples are left out.

/** Places of the document by their names; a member of input ends with "?" if it can be omitted. */
export type Surface = ReadonlyMap<string, string>;

/** A change after which a program that worked may fail. */
export interface Break {
  /** The call, or the schema of answers. */
  of: string;
  sentence: string;
}

export function surfaceOf(document: Json): Surface {
  const lines = new Map<string, string>();
  const paths = document['paths'] as Record<string, Record<string, Json>>;
  for (const [path, calls] of Object.entries(paths))
    for (const [method, call] of Object.entries(calls)) {
      const name = `${method.toUpperCase()} ${path}`;
      lines.set(name, '');
      const parameters = (call['parameters'] ?? []) as { name: string; required: boolean; schema: Json }[];
      for (const { name: parameter, required, schema } of parameters)
        lines.set(`${name} <- ${parameter}`, inputType(schema, required));
      const body = contentOf(call['requestBody'] as Json | undefined);
      if (body !== undefined) addInput(lines, `${name} <- body`, body, true);
      const answer = contentOf((call['responses'] as Record<string, Json>)['200']);
      if (answer !== undefined) addOutput(lines, `${name} ->`, answer);
    }
  const { schemas } = document['components'] as { schemas: Record<string, Json> };
  for (const [name, schema] of Object.entries(schemas)) addOutput(lines, `#${name}`, schema);
  return new Map([...lines].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function contentOf(holder: Json | undefined): Json | undefined {
  const content = (holder?.['content'] ?? {}) as Record<string, { schema?: Json }>;
  return Object.values(content)[0]?.schema;
}

function inputType(schema: Json, required: boolean): string {
  return typeOf(schema) + (required ? '' : '?');
}

function addInput(lines: Map<string, string>, place: string, schema: Json, required: boolean): void {
  lines.set(place, inputType(schema, required));
  if (schema.items !== undefined) addInput(lines, `${place}[]`, schema.items, true);
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    addInput(lines, `${place}.${name}`, member, (schema.required ?? []).includes(name));
}

function addOutput(lines: Map<string, string>, place: string, schema: Json): void {
  lines.set(place, typeOf(schema));
  if (schema.items !== undefined) addOutput(lines, `${place}[]`, schema.items);
  for (const [name, member] of Object.entries(schema.properties ?? {})) addOutput(lines, `${place}.${name}`, member);
  for (const option of schema.anyOf ?? [])
    for (const [name, member] of Object.entries(option.properties ?? {})) addOutput(lines, `${place}.${name}`, member);
}

/** 'string', 'integer|null', '#Cart', 'a|b' for an enumeration. */
function typeOf({
  $ref,
  type,
  anyOf,
  enum: values,
  const: constant,
}: Json & { enum?: unknown[]; const?: unknown }): string {
  if ($ref !== undefined) return $ref.replace('#/components/schemas/', '#');
  if (values !== undefined) return values.map(String).toSorted().join('|');
  if (constant !== undefined) return String(constant);
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].toSorted().join('|');
  if (Array.isArray(type)) return type.map(String).toSorted().join('|');
  return typeof type === 'string' ? type : 'any';
}

/** Lists what a program that was written for the earlier surface can no longer rely on. */
export function breaksBetween(earlier: Surface, now: Surface): Break[] {
  const breaks: Break[] = [];
  const note = (place: string, sentence: string) => {
    const [of = place] = place.split(/ <- | ->|[.[]/);
    breaks.push({ of, sentence: `${place}: ${sentence}` });
  };
  for (const [place, was] of earlier) {
    const is = now.get(place);
    const isWithin = [...parentsOf(place)].some((parent) => earlier.has(parent) && !now.has(parent));
    if (is === undefined) {
      if (!isWithin) note(place, 'is gone');
    } else if (place.includes(' <- ')) {
      if (was.endsWith('?') && !is.endsWith('?')) note(place, 'is required now');
      if (!accepts(is, was)) note(place, `took ${was}, takes ${is}`);
    } else if (!accepts(was, is)) note(place, `was ${was}, is ${is}`);
  }
  for (const [place, is] of now)
    if (place.includes(' <- ') && !earlier.has(place) && earlier.has(callOf(place)) && !is.endsWith('?'))
      note(place, 'is new and required');
  return breaks;
}

const callOf = (place: string) => place.split(' <- ')[0] ?? place;

function* parentsOf(place: string): Generator<string> {
  for (const match of place.matchAll(/[.[]| <- | ->/g)) yield place.slice(0, match.index);
}

/** Returns whether every value of the narrower type is one of the wider type. */
function accepts(wider: string, narrower: string): boolean {
  const types = (text: string) => text.replace(/\?$/, '').split('|');
  const known = new Set(types(wider));
  const isAny = known.has('any') || known.has('string');
  return types(narrower).every(
    (type) => known.has(type) || (isAny && !BASIC.has(type)) || (type === 'integer' && known.has('number')),
  );
}

const BASIC = new Set(['number', 'integer', 'boolean', 'object', 'array', 'null']);
