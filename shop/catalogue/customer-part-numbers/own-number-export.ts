import { z } from 'zod';
import type { ListExport } from '../../base/paged-lists/list-export.ts';
import { pageOfOwnNumbers } from './own-number-writes.ts';

const AT_ONCE = 1000;

/**
 * Exports a company's customer part numbers as a spreadsheet. The file can be imported again unchanged (H6), so its
 * headings are the same in every language.
 */
export const ownNumberExport: ListExport<{ companyId: number }> = {
  name: 'own-numbers',
  input: z.object({ companyId: z.int() }),
  headings: ['Own number', 'Part number', 'Width', 'Description'],
  async *cells({ db }, { companyId }) {
    for (let after = ''; ;) {
      const { items } = await pageOfOwnNumbers(db, { companyId, search: '', limit: AT_ONCE, offset: 0, after });
      for (const { ownNumber, productName, variantDetails, productIntro } of items) {
        yield [ownNumber, productName, variantDetails ?? '', productIntro];
      }
      if (items.length < AT_ONCE) return;
      after = items.at(-1)?.ownNumber ?? after;
    }
  },
};
