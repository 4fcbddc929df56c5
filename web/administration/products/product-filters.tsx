import { useLocation } from 'react-router';
import type { EditingChoices } from '#shop/catalogue-editing/paths.ts';
import { ListFilter } from '../lists/list-tools.tsx';
import { t } from '../staff-text.ts';

/** Filters of the product list (E5). */
export function ProductFilters({ categories }: Pick<EditingChoices, 'categories'>) {
  const query = new URLSearchParams(useLocation().search);
  const present = (name: string) => query.get(name) ?? '';
  return (
    <>
      <ListFilter
        label={t('products.status')}
        name="status"
        present={present('status')}
        choices={[
          ['active', t('products.active')],
          ['inactive', t('products.inactive')],
        ]}
      />
      <ListFilter
        label={t('products.category')}
        name="categoryId"
        present={present('categoryId')}
        choices={categories.map(({ id, name }) => [String(id), name])}
      />
      <ListFilter
        label={t('products.stock')}
        name="stock"
        present={present('stock')}
        choices={[
          ['some', t('products.stock-some')],
          ['low', t('products.stock-low')],
          ['none', t('products.stock-none')],
        ]}
      />
      <ListFilter
        label={t('products.picture')}
        name="picture"
        present={present('picture')}
        choices={[
          ['with', t('products.picture-with')],
          ['without', t('products.picture-without')],
        ]}
      />
    </>
  );
}
