import { data } from 'react-router';
import { categoryPaths } from '#shop/shopfront/search/documented-paths.ts';
import type { Category } from '#shop/catalogue/categories/catalogue.ts';
import type { PageArgs } from '../../page-context.ts';
import { t } from '../staff-text.ts';

/** Reads the category with the GUID in the address, regardless of case. @throws 404 */
export async function readCategory({ request, context }: Pick<PageArgs, 'request' | 'context'>): Promise<Category> {
  const guid = new URL(request.url).searchParams.get('id')?.trim().toLowerCase() ?? '';
  const { items } = await context.call(categoryPaths.all, {});
  const category = items.find((each) => each.guid === guid || String(each.id) === guid);
  if (category === undefined) throw data({ message: t('branches.no-category') }, { status: 404 });
  return category;
}
