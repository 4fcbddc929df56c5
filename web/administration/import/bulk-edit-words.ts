import { productFields } from '#shop/catalogue/parts/product-fields.ts';
import type { ChangeOfMany, ImportEntry } from '#shop/desk/product-files/paths.ts';
import { type StaffTextKey, t } from '../staff-text.ts';

/** Label of the thing that each member of a bulk edit changes. */
const CHANGED: Readonly<Record<keyof ChangeOfMany, StaffTextKey>> = {
  newStatus: 'products.status',
  flash: 'product.flash',
  typeId: 'specifications.type',
  leadTimeDays: 'stock.lead-time',
  lowStock: 'stock.low',
  addCategoryId: 'frame.categories',
  removeCategoryId: 'frame.categories',
  addSubcategoryId: 'many.subcategories',
  removeSubcategoryId: 'many.subcategories',
  attributeId: 'many.specifications',
  attributeText: 'many.specifications',
  addModelId: 'many.fits',
  removeModelId: 'many.fits',
  percent: 'many.prices',
  roundTo: 'many.prices',
};

/** The name of an import: its file, or what a bulk edit changes, 'Status, Categories of 20 parts'. */
export function importText({ fileName, bulkEdit }: Pick<ImportEntry, 'fileName' | 'bulkEdit'>): string {
  if (bulkEdit === null) return fileName;
  const names = new Map<string, StaffTextKey>(Object.entries(CHANGED));
  const changed = new Set(bulkEdit.changes.flatMap((change) => names.get(change) ?? []).map((key) => t(key)));
  return t('import.bulk-edit', { changes: [...changed].join(', '), count: bulkEdit.partCount });
}

/** Labels of columns that are no field of a product. */
const OTHER_COLUMNS: Readonly<Record<string, StaffTextKey>> = {
  categories: 'frame.categories',
  subCategories: 'many.subcategories',
  productType: 'specifications.type',
  specifications: 'many.specifications',
  leadTimeDays: 'stock.lead-time',
  lowStock: 'stock.low',
  model: 'many.fit-model',
  part: 'price-lists.part',
  remove: 'many.fit-removed',
};

/** The name of a file's column on the screen of the products. */
export function columnText(heading: string): string {
  const field = Object.values(productFields).find(({ wire }) => wire === heading);
  const key = field === undefined ? OTHER_COLUMNS[heading] : (field.label as StaffTextKey);
  return key === undefined ? heading : t(key);
}
