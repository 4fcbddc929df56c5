import type {
  EditedSpecifications,
  StaffAttribute,
  TypedSpecification,
} from '#shop/shopfront/specification-editing/paths.ts';
import { declareForm, type FormEntry, namesIn } from '../forms/declare-form.ts';
import { line, word } from '../forms/form-kinds.ts';
import { t } from '../staff-text.ts';

/** The field of an attribute, for all widths or for one: '7' and '7-50'. */
export function fieldName(attributeId: number, variantId: number | null): string {
  return variantId === null ? `value-${attributeId}` : `value-${attributeId}-${variantId}`;
}

type Fields = Record<string, FormEntry<unknown, string>>;

/** The form of a product: a field for each attribute, and one for each of its widths. */
export function specificationForm(
  attributes: readonly StaffAttribute[],
  widths: EditedSpecifications['widths'],
): Fields {
  const fields = attributes.flatMap((attribute) => [
    [fieldName(attribute.id, null), ofAllWidths(attribute)],
    ...widths.map(({ id, details }) => {
      const label = () => t('specifications.of-width', { name: labelOf(attribute), width: details });
      return [fieldName(attribute.id, id), line(label)];
    }),
  ]);
  return declareForm(Object.fromEntries(fields) as Fields);
}

function ofAllWidths(attribute: StaffAttribute): FormEntry<string, string> {
  const label = () => labelOf(attribute);
  if (attribute.kind !== 'flag') return line(label);
  return word(label, ['yes', 'no'], (each) => t(`specifications.${each}`), { none: 'specifications.unknown' });
}

export function labelOf({ name, unit }: Pick<StaffAttribute, 'name' | 'unit'>): string {
  return unit === '' ? name : t('specifications.in', { name, unit });
}

/** Stored values by the names of their fields. */
export function recordFor(form: Fields, values: readonly TypedSpecification[]): Record<string, string> {
  const texts = values.map(({ attributeId, variantId, text }) => [fieldName(attributeId, variantId), text]);
  return { ...Object.fromEntries(namesIn(form).map((name) => [name, ''])), ...Object.fromEntries(texts) };
}

/** Input without empty values. */
export function valuesIn(form: FormData): TypedSpecification[] {
  return [...form].flatMap(([name, text]) => {
    const [, attributeId, variantId] = /^value-(\d+)(?:-(\d+))?$/.exec(name) ?? [];
    if (attributeId === undefined || typeof text !== 'string' || text.trim() === '') return [];
    return [{ attributeId: Number(attributeId), variantId: variantId === undefined ? null : Number(variantId), text }];
  });
}
