import { z, type ZodType } from 'zod';
import { shapeOf } from '../wire/schema-shape.ts';
import { readerOf } from '../wire/wire-members.ts';

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

function compile(schema: ZodType): Picker {
  const shape = shapeOf(schema);
  switch (shape?.kind) {
    case 'record':
      return shape.isOpen ? asItIs : objectPicker(shape.members);
    case 'list':
      return listPicker(compile(shape.item));
    case 'map':
      return mapPicker(compile(shape.value));
    case 'choice':
      return choicePicker(shape.options);
    case 'value':
      return asItIs;
    case undefined:
      throw new Error(
        'An answer can be declared only with objects, lists, unions of objects, and values without members.',
      );
    default:
      return shape satisfies never;
  }
}

function objectPicker(shape: ReadonlyMap<string, ZodType>): Picker {
  const members = [...shape].filter(([, schema]) => readerOf(schema) === undefined);
  const declared = new Set(members.map(([name]) => name));
  const within = members
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
function choicePicker(options: readonly ZodType[]): Picker {
  const choices = options.map((option) => ({ fits: constantsOf(option), pick: compile(option) }));
  if (choices.every(({ pick }) => pick === asItIs)) return asItIs;
  return (value) => (isRecord(value) ? (choices.find(({ fits }) => fits(value))?.pick(value) ?? {}) : value);
}

function constantsOf(option: ZodType): (value: Record<string, unknown>) => boolean {
  const shape = shapeOf(option);
  if (shape?.kind !== 'record') return () => false;
  const constants = [...shape.members].flatMap(([name, member]) =>
    member instanceof z.ZodLiteral ? [{ name, values: new Set<unknown>(member.values) }] : [],
  );
  return (value) => constants.every(({ name, values }) => values.has(value[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
