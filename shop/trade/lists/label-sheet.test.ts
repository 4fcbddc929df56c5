import { expect, test, vi } from 'vitest';
import { Paper } from '#platform/pdf/paper.ts';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { LABEL_SHEET_NAMES, LABEL_SHEETS, labelChoiceIn } from './label-grid.ts';
import { labelSheet } from './label-sheet.ts';

const part = {
  productId: 140,
  productName: 'DB-0150',
  productIntro: 'Doctor blade',
  variantId: 7,
  variantDetails: '25 mm',
  quantity: 5,
  ownNumber: 'STORE-4711-0815-RACK-12-SHELF-3',
};
const shop = { store: { name: 'Pressline' }, publicUrl: 'https://shop.test' };

test.each(LABEL_SHEET_NAMES)(
  'a long number is alone on its label, and complete, and so is a customer part number (G4): %s',
  async (sheet) => {
    const drawn = vi.spyOn(Paper.prototype, 'line');
    const long = `TT-${'1234567890'.repeat(5)}-25`;
    const lines = [{ ...part, productName: long }, part];
    const list = { listName: 'Blades', changedAt: '2026-07-01T10:00:00Z', lines };
    const file = await labelSheet(list, labelChoiceIn({ sheet }), shop, 'de');
    const { left, width } = LABEL_SHEETS[sheet];
    const end = ((left + width) * 72) / 25.4;
    const texts = readPdf(file).pages.flat();
    const first = texts.slice(0, texts.indexOf('DB-0150'));
    expect(first.join('').replaceAll(' ', '')).toContain(`${long}25mm${part.ownNumber}`);
    drawn.mock.calls.slice(0, first.length).forEach(([text, x, , ink], index) => {
      expect(
        x + ((drawn.mock.contexts[index] as Paper | undefined)?.measure(text, ink) ?? 0),
        text,
      ).toBeLessThanOrEqual(end);
    });
    expect(file.toString('latin1')).toContain('/Lang (de)');
  },
);
