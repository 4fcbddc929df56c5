import { z, type ZodType } from 'zod';

/** Returns the declared part of a value: the same object if there is nothing else, otherwise a copy. */
type Picker = (value: unknown) => unknown;

const asItIs: Picker = (value) => value;
const compiled = new WeakMap<ZodType, Picker>();

/**
 * Strips undeclared fields from an answer; returns the same object if there are none. Nothing is validated: types and tests do
 * that. Each schema is compiled into functions once, because this runs for every row of every answer.
 */
export function stripUndeclared<Output>(schema: ZodType, output: Output): Output {
  return pickerFor(schema)(output) as Output; // removed fields are in no type
}

function pickerFor(schema: ZodType): Picker {
  const made = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, made);
  return made;
}

function compile(schema: unknown): Picker {
  if (schema instanceof z.ZodObject) return schema.def.catchall === undefined ? objectPicker(schema.shape) : asItIs;
  if (schema instanceof z.ZodArray) return listPicker(compile(schema.element));
  if (schema instanceof z.ZodRecord) return mapPicker(compile(schema.valueType));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return compile(schema.unwrap());
  if (schema instanceof z.ZodUnion) return choicePicker(schema.options);
  if (schema instanceof z.ZodType && SIMPLE.has(schema.type)) return asItIs;
  throw new Error('An answer can be declared only with objects, lists, unions of objects, and values without members.');
}

/** Types without members; `unknown` allows everything: changes by staff (E16). */
const SIMPLE = new Set(['string', 'number', 'int', 'boolean', 'date', 'literal', 'enum', 'null', 'unknown']);

function objectPicker(shape: Readonly<Record<string, unknown>>): Picker {
  const declared = new Set(Object.keys(shape));
  const within = Object.entries(shape)
    .map(([name, schema]) => [name, compile(schema)] as const)
    .filter(([, pick]) => pick !== asItIs);
  return (value) => {
    if (!isRecord(value)) return value;
    let changed: Map<string, unknown> | undefined;
    for (const [name, pick] of within) {
      const picked = pick(value[name]);
      if (picked !== value[name]) (changed ??= new Map()).set(name, picked);
    }
    const names = Object.keys(value);
    const isExact = names.every((name) => declared.has(name) || value[name] === undefined);
    if (isExact && changed === undefined) return value;
    const kept = names.filter((name) => declared.has(name));
    return Object.fromEntries(
      kept.map((name) => [name, changed?.has(name) === true ? changed.get(name) : value[name]]),
    );
  };
}

function mapPicker(each: Picker): Picker {
  if (each === asItIs) return asItIs;
  return (value) => {
    if (!isRecord(value)) return value;
    const picked = Object.entries(value).map(([name, member]) => [name, each(member)] as const);
    return picked.some(([name, member]) => member !== value[name]) ? Object.fromEntries(picked) : value;
  };
}

function listPicker(each: Picker): Picker {
  if (each === asItIs) return asItIs;
  return (value) => {
    if (!Array.isArray(value)) return value;
    const picked: unknown[] = value.map(each);
    return picked.some((item, index) => item !== value[index]) ? picked : value;
  };
}

/**
 * Picks the first of several objects whose constants match the value: `{ kind: 'image' }`. A value that matches none is
 * not sent.
 */
function choicePicker(options: readonly unknown[]): Picker {
  const choices = options.map((option) => ({ fits: constantsOf(option), pick: compile(option) }));
  if (choices.every(({ pick }) => pick === asItIs)) return asItIs;
  return (value) => (isRecord(value) ? (choices.find(({ fits }) => fits(value))?.pick(value) ?? {}) : value);
}

function constantsOf(option: unknown): (value: Record<string, unknown>) => boolean {
  if (!(option instanceof z.ZodObject)) return () => false;
  const constants = Object.entries(option.shape).flatMap(([name, member]) =>
    member instanceof z.ZodLiteral ? [{ name, values: new Set<unknown>(member.values) }] : [],
  );
  return (value) => constants.every(({ name, values }) => values.has(value[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
