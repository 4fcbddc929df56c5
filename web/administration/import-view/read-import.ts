import { importPaths, type ImportChange, type ImportDetails } from '#shop/desk/product-files/paths.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import type { PageArgs } from '../../page-context.ts';

interface ReadImport {
  details: ImportDetails;
  changes: ListPage<ImportChange>;
}

/** Returns an import and a page of the rows that differ from the shop (E5). */
export async function readImport({ request, context }: PageArgs): Promise<ReadImport> {
  const query = new URL(request.url).searchParams;
  const importId = Number(query.get('id'));
  const page = Number(query.get('page') ?? 1);
  // In this order: the page stops polling once the details say "checked", so the rows must not be older.
  const details = await context.call(importPaths.read, { importId });
  const changes = await context.call(importPaths.changes, { importId, page });
  return { details, changes };
}
