import {
  type AttributeSave,
  MAX_ORDER,
  type StaffAttribute,
  type StaffProductType,
} from '#shop/shopfront/specification-editing/paths.ts';
import { ATTRIBUTE_KINDS } from '#shop/catalogue/specifications/specification.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import type { FormField } from '../forms/form-field.ts';
import { yesOrNo } from '../forms/form-field.ts';
import { wholeNumber } from '../forms/form-kinds.ts';
import { typedRows } from '../forms/row-values.ts';
import { t } from '../staff-text.ts';

/** The row of a new attribute. */
export const NEW_ROW = 0;

export const TICKS = ['inTable', 'inFilter', 'inComparison', 'archived'] as const;

export const TICK_LABELS = {
  inTable: 'attributes.table',
  inFilter: 'attributes.filter',
  inComparison: 'attributes.comparison',
  archived: 'attributes.archived',
} as const;

/** Values of a product type's form: its own fields, and '7.name' for attribute 7. */
export function valuesOf(type: Pick<StaffProductType, 'name' | 'sortOrder' | 'archived' | 'attributes'>): FormValues {
  return {
    name: type.name,
    sortOrder: String(type.sortOrder),
    ...(type.archived ? { archived: 'on' } : {}),
    ...Object.assign({}, ...type.attributes.map(rowOf)),
    ...NEW_VALUES,
  };
}

const NEW_VALUES: FormValues = {
  [`${NEW_ROW}.inTable`]: 'on',
  [`${NEW_ROW}.inFilter`]: 'on',
  [`${NEW_ROW}.inComparison`]: 'on',
};

/** A new type. */
export const NEW_TYPE: FormValues = { name: '', sortOrder: '0', ...NEW_VALUES };

function rowOf({ id, name, unit, kind, sortOrder, ...ticks }: Omit<StaffAttribute, 'values'>): FormValues {
  return {
    [`${id}.name`]: name,
    [`${id}.unit`]: unit,
    [`${id}.kind`]: kind,
    [`${id}.sortOrder`]: String(sortOrder),
    ...Object.fromEntries(TICKS.filter((tick) => ticks[tick]).map((tick) => [`${id}.${tick}`, 'on'])),
  };
}

/** The attributes in the form's rows; a new one is last, and omitted without a name. */
export function attributesIn(values: FormValues): AttributeSave[] {
  const rows = typedRows(values).map(({ id, values: row }) => ({
    id,
    name: row['name'] ?? '',
    unit: row['unit'] ?? '',
    kind: ATTRIBUTE_KINDS.find((kind) => kind === row['kind']) ?? 'number',
    sortOrder: wholeNumber(row['sortOrder'] ?? '') ?? 0,
    inTable: row['inTable'] === 'on',
    inFilter: row['inFilter'] === 'on',
    inComparison: row['inComparison'] === 'on',
    archived: row['archived'] === 'on',
  }));
  const present = rows.filter(({ id }) => id !== NEW_ROW);
  const added = rows.filter(({ id, name }) => id === NEW_ROW && name.trim() !== '');
  return [...present, ...added.map((row) => ({ ...row, sortOrder: placeAfter(present) }))];
}

/** After the last; at the maximum the same position, where the newer of two comes second. */
function placeAfter(present: readonly AttributeSave[]): number {
  const places = present.map(({ sortOrder }) => sortOrder).filter(Number.isInteger);
  return Math.min(Math.max(0, ...places) + 1, MAX_ORDER);
}

/** Labels of all fields, for a conflict with a colleague's save. */
export function fieldsOfType(attributes: readonly StaffAttribute[]): FormField[] {
  return [
    { name: 'name', label: t('types.name') },
    { name: 'sortOrder', label: t('types.order') },
    { name: 'archived', label: t('types.archived'), read: yesOrNo },
    ...attributes.flatMap(({ id, name }): FormField[] => [
      { name: `${id}.name`, label: `${name}: ${t('attributes.name')}` },
      { name: `${id}.unit`, label: `${name}: ${t('attributes.unit')}` },
      { name: `${id}.kind`, label: `${name}: ${t('attributes.kind')}` },
      { name: `${id}.sortOrder`, label: `${name}: ${t('types.order')}` },
      ...TICKS.map((tick) => ({ name: `${id}.${tick}`, label: `${name}: ${t(TICK_LABELS[tick])}`, read: yesOrNo })),
    ]),
  ];
}
