import { expect, test } from 'vitest';
import { importPaths } from '#shop/desk/product-files/paths.ts';
import { PageContext, type PageArgs } from '../../page-context.ts';
import { readImport } from './read-import.ts';

test('an import that is checked while the page reads it comes with its differing rows (E5)', async () => {
  let rows = 0;
  const context = new PageContext({
    ask: async (path) => {
      if (path.template !== importPaths.read.template) return { ok: true, output: { items: [], total: rows } as never };
      await Promise.resolve(); // the comparison ends before the answer is written
      rows = 1;
      return { ok: true, output: { state: 'checked' } as never };
    },
    signedIn: false,
    staffSignedIn: true,
    staffRights: null,
    language: 'en',
    reduced: false,
  });
  const request = new Request('http://localhost:3000/Administration/ImportView?id=1');
  const { details, changes } = await readImport({ request, context } as unknown as PageArgs);
  expect(details.state).toBe('checked');
  expect(changes.total).toBe(1);
});
