import type { CategorySave } from '#shop/catalogue/editing/paths.ts';
import type { Category } from '#shop/catalogue/catalogue.ts';
import { branchErrors } from '#shop/catalogue/category-rules.ts';
import { typedRows, type TypedRow } from '../forms/row-values.ts';

type Texts = Readonly<Record<string, string>>;

/** What a row of the table holds for a category, as its fields send it. */
export function categoryTexts(category: Category): Record<string, string> {
  return {
    name: category.name,
    show: String(category.show),
    ...(category.regional ? { regional: 'on' } : {}),
    sortOrder: String(category.sortOrder),
    ...(category.onHomePage ? { onHomePage: 'on' } : {}),
    delivery: category.delivery,
    deliveryAdd: category.deliveryAdd,
  };
}

/** The category that a row, or the form of a new one, stands for. */
export function categoryDraft({ id, version, values }: Pick<TypedRow, 'id' | 'version' | 'values'>): CategorySave {
  return {
    id,
    ...(id === 0 ? {} : { version }),
    name: values['name'] ?? '',
    show: Number(values['show']),
    regional: values['regional'] === 'on',
    sortOrder: orderOf(values['sortOrder']),
    onHomePage: values['onHomePage'] === 'on',
    delivery: values['delivery'] ?? '',
    deliveryAdd: values['deliveryAdd'] ?? '',
  };
}

/** What is wrong in the table, by field: '28.name'. */
export function categoryRowErrors(values: Texts): Record<string, string> {
  return Object.fromEntries(
    typedRows(values).flatMap((row) =>
      Object.entries(branchErrors(categoryDraft(row), 'Category')).map(([field, message]) => [
        `${row.id}.${field}`,
        message,
      ]),
    ),
  );
}

/** Empty: it stays, or comes last. */
export function orderOf(typed: string | undefined): number | undefined {
  const text = typed?.trim() ?? '';
  return text === '' ? undefined : Number(text);
}
