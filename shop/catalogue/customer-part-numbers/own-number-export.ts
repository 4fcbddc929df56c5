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
    for (let after: string | undefined; ;) {
      const asked = { search: '', page: 1, pageSize: AT_ONCE, after };
      const { items, next } = await pageOfOwnNumbers(db, companyId, asked);
      for (const { ownNumber, productName, variantDetails, productIntro } of items) {
        yield [ownNumber, productName, variantDetails ?? '', productIntro];
      }
      if (next === undefined) return;
      after = next;
    }
  },
};
