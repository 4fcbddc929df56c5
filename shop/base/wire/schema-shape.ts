import { z, type ZodType } from 'zod';

/** The inside of a schema in internal names, as far as names and undeclared members depend on it. */
export type Shape =
  | { kind: 'record'; members: ReadonlyMap<string, ZodType>; isOpen: boolean }
  | { kind: 'list'; item: ZodType }
  | { kind: 'map'; value: ZodType }
  | { kind: 'choice'; options: readonly ZodType[] }
  | { kind: 'value' };

/** Types without members; `unknown` allows everything: changes by staff (E16). */
const VALUES = new Set([
  'string',
  'number',
  'int',
  'boolean',
  'date',
  'literal',
  'enum',
  'null',
  'unknown',
  'undefined',
]);

/** The shape of a schema inside its wrappers; undefined for any other kind. */
export function shapeOf(schema: unknown): Shape | undefined {
  const inner = unwrapped(schema);
  if (inner !== undefined) return shapeOf(inner);
  if (schema instanceof z.ZodObject)
    return {
      kind: 'record',
      members: new Map<string, ZodType>(Object.entries(schema.shape)),
      isOpen: schema.def.catchall !== undefined,
    };
  if (schema instanceof z.ZodArray) return { kind: 'list', item: schema.element as ZodType };
  if (schema instanceof z.ZodRecord) return { kind: 'map', value: schema.valueType as ZodType };
  if (schema instanceof z.ZodUnion) return { kind: 'choice', options: schema.options as ZodType[] };
  if (schema instanceof z.ZodCodec) return shapeOf(schema.out);
  if (schema instanceof z.ZodPipe) return shapeOfPipe(schema);
  return schema instanceof z.ZodType && VALUES.has(schema.type) ? { kind: 'value' } : undefined;
}

/** The schema inside a wrapper that only allows no value; undefined for any other. */
export function unwrapped(schema: unknown): ZodType | undefined {
  const isWrapper =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly;
  return isWrapper ? (schema.unwrap() as ZodType) : undefined;
}

/** A pipe of a transformation and a schema, in either order, or of two forms of one value. */
function shapeOfPipe({ in: before, out: after }: z.ZodPipe): Shape | undefined {
  const first = shapeOf(before);
  return first === undefined || first.kind === 'value' ? shapeOf(after) : first;
}
