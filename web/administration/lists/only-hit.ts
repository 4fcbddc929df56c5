import type { ListPage } from '#shop/frame/list-page.ts';

/** Where a list leads that holds one thing alone; undefined where there is nothing, or something to choose from. */
export function onlyHit<Row>({ items, total }: ListPage<Row>, hrefOf: (row: Row) => string): string | undefined {
  const [only] = items;
  return total === 1 && only !== undefined ? hrefOf(only) : undefined;
}
