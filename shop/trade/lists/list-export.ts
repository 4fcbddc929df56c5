import { z } from 'zod';
import type { ListExport } from '../../base/paged-lists/list-export.ts';
import { listLines } from './line-queries.ts';

/**
 * Exports a list as a spreadsheet. The file can be imported again unchanged, including notes (G4), so its headings are
 * the same in every language. The entry point has checked ownership.
 */
export const partListExport: ListExport<{ listId: number }> = {
  name: 'list',
  input: z.object({ listId: z.int() }),
  headings: ['Part number', 'Width', 'Quantity', 'Note', 'Own number', 'Description', 'Serial', 'Machine'],
  async *cells({ db }, { listId }) {
    for (const { product, variantDetails, quantity, note, ownNumber, serial, machine } of await listLines(db, listId)) {
      yield [product.name, variantDetails ?? '', quantity, note, ownNumber, product.intro, serial, machine];
    }
  },
};
