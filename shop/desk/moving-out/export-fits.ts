import { stringify } from 'csv-stringify/sync';
import { asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { SPREADSHEET_CSV } from '../../base/spreadsheets/spreadsheet-csv.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { partFits, pressModels } from '../../catalogue/presses/tables.ts';

const ROWS_A_BATCH = 1000;
const HEADINGS = ['part', 'model', 'from', 'to', 'option', 'quantity', 'note'];

/** Writes which parts fit which presses, in the columns of docs/import.md: another shop has no such numbers, so that the rows have none (Q5). */
export async function* exportFits(db: Db): AsyncGenerator<string> {
  yield stringify([HEADINGS], SPREADSHEET_CSV);
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows: { fit: typeof partFits.$inferSelect; part: string; model: string }[] = await db
      .select({ fit: partFits, part: products.name, model: pressModels.name })
      .from(partFits)
      .innerJoin(products, eq(products.id, partFits.productId))
      .innerJoin(pressModels, eq(pressModels.id, partFits.modelId))
      .where(gt(partFits.id, after))
      .orderBy(asc(partFits.id))
      .limit(ROWS_A_BATCH);
    const cells = rows.map(({ fit: { fromSerial, toSerial, option, quantity, note }, part, model }) => [
      part,
      model,
      fromSerial,
      toSerial,
      option,
      String(quantity),
      note,
    ]);
    if (cells.length > 0) yield stringify(cells, { ...SPREADSHEET_CSV, bom: false });
    after = rows.at(-1)?.fit.id;
  }
}
