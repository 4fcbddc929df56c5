import type { FormValues } from '../../forms/save-answer.ts';
import type { StaffAttribute, TypedSpecification } from '#shop/shopfront/specification-editing/paths.ts';

/** The field of an attribute, for all widths or for one: '7' and '7-50'. */
export function fieldName(attributeId: number, variantId: number | null): string {
  return variantId === null ? `value-${attributeId}` : `value-${attributeId}-${variantId}`;
}

export function valuesOf(values: readonly TypedSpecification[]): FormValues {
  return Object.fromEntries(
    values.map(({ attributeId, variantId, text }) => [fieldName(attributeId, variantId), text]),
  );
}

/** Input without empty values. */
export function valuesIn(values: FormValues): TypedSpecification[] {
  return Object.entries(values).flatMap(([name, text]) => {
    const [, attributeId, variantId] = /^value-(\d+)(?:-(\d+))?$/.exec(name) ?? [];
    if (attributeId === undefined || text.trim() === '') return [];
    return [{ attributeId: Number(attributeId), variantId: variantId === undefined ? null : Number(variantId), text }];
  });
}

/** The attributes that are in use for a product of the type. */
export function inUse(attributes: readonly StaffAttribute[]): readonly StaffAttribute[] {
  return attributes.filter(({ archived }) => !archived);
}
