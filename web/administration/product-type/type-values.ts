import { type AttributeSave, MAX_ORDER, type StaffProductType } from '#shop/shopfront/specification-editing/paths.ts';
import { ATTRIBUTE_KINDS } from '#shop/catalogue/specifications/specification.ts';
import { declareForm, labelOf } from '../forms/declare-form.ts';
import { line, oneOf, tick, whole } from '../forms/form-kinds.ts';
import { declareRows, type Row } from '../forms/form-rows.ts';
import { t } from '../staff-text.ts';

/** The row of a new attribute. */
export const NEW_ROW = 0;

/** Own fields of a product type. */
export const typeForm = declareForm({
  name: line('types.name', { input: { maxLength: 100, required: true } }),
  sortOrder: whole('types.order', 0, { fresh: '0' }),
  archived: tick('types.archived'),
});

const attributeForm = declareForm({
  name: line('attributes.name'),
  unit: line('attributes.unit'),
  kind: oneOf('attributes.kind', ATTRIBUTE_KINDS, (kind) => t(`attributes.kind.${kind}`)),
  sortOrder: whole('types.order', 0),
  inTable: tick('attributes.table'),
  inFilter: tick('attributes.filter'),
  inComparison: tick('attributes.comparison'),
  archived: tick('attributes.archived'),
});

export const TICKS = ['inTable', 'inFilter', 'inComparison', 'archived'] as const;

export const tickLabel = (name: (typeof TICKS)[number]) => labelOf(attributeForm[name]);

/** Attributes of a product type, by their ids. */
export const attributeRows = declareRows('', () => attributeForm);

const NEW = attributeRows.stored([[NEW_ROW, { inTable: true, inFilter: true, inComparison: true }]]);

/** A type by the names of its form's fields; null: a new one. */
export function typeRecord(type: StaffProductType | null) {
  if (type === null) return NEW;
  const attributes = attributeRows.stored(type.attributes.map((attribute) => [attribute.id, attribute]));
  return { ...type, ...attributes, ...NEW };
}

/** The rows of a submitted form; a new attribute is left out without a name. */
export function attributesOf(form: FormData): Row[] {
  const isNamed = (row: string) => String(form.get(attributeRows.cell(row, 'name')) ?? '').trim() !== '';
  return attributeRows.rowsIn(form.keys()).filter((row) => Number(row) !== NEW_ROW || isNamed(row));
}

/** The attributes of these rows; a new one is last. */
export function attributesIn(values: Readonly<Record<string, unknown>>, rows: readonly Row[]): AttributeSave[] {
  const all = attributeRows.valuesIn(values, rows).map((attribute, at) => ({ id: Number(rows[at]), ...attribute }));
  const last = Math.max(0, ...all.filter(({ id }) => id !== NEW_ROW).map(({ sortOrder }) => sortOrder));
  // At the maximum the same position, where the newer of two comes second.
  return all.map((each) => (each.id === NEW_ROW ? { ...each, sortOrder: Math.min(last + 1, MAX_ORDER) } : each));
}
