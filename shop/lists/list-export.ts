import { z } from 'zod';
import type { ListExport } from '../operations/list-export.ts';
import { listLines } from './line-queries.ts';

/**
 * A list for a spreadsheet; the file can be read in again as it is, notes and all (G4), so its headings are the same in
 * every language. Whose it is, the door has asked.
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
