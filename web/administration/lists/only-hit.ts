import type { ListPage } from '#shop/base/paged-lists/list-page.ts';

/** Address of a list's only row; undefined if there is none, or several. */
export function onlyHit<Row>({ items, total }: ListPage<Row>, hrefOf: (row: Row) => string): string | undefined {
  const [only] = items;
  return total === 1 && only !== undefined ? hrefOf(only) : undefined;
}
