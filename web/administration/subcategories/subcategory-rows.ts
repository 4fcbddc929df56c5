import type { Subcategory } from '#shop/catalogue/catalogue.ts';
import { branchErrors } from '#shop/catalogue/category-rules.ts';
import type { SubcategorySave } from '#shop/catalogue/editing/paths.ts';
import { orderOf } from '../categories/category-rows.ts';
import { typedRows, type TypedRow } from '../forms/row-values.ts';

/** What a row of the table holds for a sub-category, as its fields send it. */
export function subcategoryTexts({ name, show, sortOrder }: Subcategory): Record<string, string> {
  return { name, show: String(show), sortOrder: String(sortOrder) };
}

/** The sub-category that a row, or the form of a new one, stands for. */
export function subcategoryDraft({
  id,
  version,
  values,
}: Pick<TypedRow, 'id' | 'version' | 'values'>): SubcategorySave {
  return {
    id,
    ...(id === 0 ? {} : { version }),
    name: values['name'] ?? '',
    show: Number(values['show']),
    sortOrder: orderOf(values['sortOrder']),
  };
}

/** What is wrong in the table, by field: '301.name'. */
export function subcategoryRowErrors(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    typedRows(values).flatMap((row) =>
      Object.entries(branchErrors(subcategoryDraft(row), 'Sub-category')).map(([field, message]) => [
        `${row.id}.${field}`,
        message,
      ]),
    ),
  );
}
