import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partKey } from '../../../base/kernel/part-number.ts';
import { message } from '../../../base/messages/message.ts';
import { MAX_OWN_NUMBER_LENGTH } from '../../../catalogue/customer-part-numbers/own-number.ts';
import { ownPartNumbers } from '../../../catalogue/customer-part-numbers/tables.ts';
import { products, productVariants } from '../../../catalogue/parts/tables.ts';
import { required, textBy, textUpTo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import type { MoveKind, MoveRow, Remark } from '../kind.ts';
import { partColumns, partFinder } from '../parts.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** The numbers under which companies know parts (Q1, H6). */
export const ownPartNumberKind: MoveKind = {
  name: 'own-part-numbers',
  columns: [
    {
      heading: 'company',
      about: 'externalId of the company',
      example: 'C-1001',
      refersTo: 'companies',
      read: required(textUpTo(100)),
    },
    {
      heading: 'ownNumber',
      about: 'Their number of the part',
      example: 'HL-77',
      read: required(textBy(ownNumberRefusal)),
    },
    partColumns.partNumber,
    partColumns.width,
  ],
  keyOf: ({ company = '', ownNumber = '' }) => `${company}/${partKey(ownNumber)}`,
  unique: ({ company = '', partNumber = '', width = '' }) => [
    ['partNumber', `${company}/${partKey(partNumber)}/${width.toLowerCase()}`],
  ],
  async find(db, rows) {
    const keys = rows.map(({ cells }) => partKey(cells.ownNumber ?? ''));
    const found = await db
      .select({ id: ownPartNumbers.id, companyId: ownPartNumbers.companyId, key: ownPartNumbers.numberKey })
      .from(ownPartNumbers)
      .where(inArray(ownPartNumbers.numberKey, keys));
    const idOf = new Map(found.map(({ id, companyId, key }) => [`${companyId}/${key}`, id]));
    return rows.map(({ ids }, at) => idOf.get(`${ids.company}/${keys[at]}`) ?? null);
  },
  async stored(db, which) {
    const query = db
      .select({
        id: ownPartNumbers.id,
        company: externalIdOf('companies', ownPartNumbers.companyId),
        ownNumber: ownPartNumbers.number,
        partNumber: products.name,
        width: productVariants.details,
      })
      .from(ownPartNumbers)
      .innerJoin(products, eq(products.id, ownPartNumbers.productId))
      .leftJoin(productVariants, eq(productVariants.id, ownPartNumbers.variantId));
    const rows = await only(query.$dynamic(), ownPartNumbers.id, which);
    return rows.map(({ id, company, ownNumber, partNumber, width }) => ({
      id,
      cells: { company, ownNumber, partNumber, width: width ?? '' },
    }));
  },
  async check(db, rows) {
    const find = await partFinder(db, rows);
    return rows.flatMap(({ row, cells }): Remark[] => {
      if (find(cells) !== undefined) return [];
      return [{ row, heading: 'partNumber', message: message('staff-rule.move.no-part') }];
    });
  },
  async add(tx, rows) {
    const write = await writerFor(tx, rows);
    const added = await tx.insert(ownPartNumbers).values(rows.map(write)).returning({ id: ownPartNumbers.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    const write = await writerFor(tx, rows);
    for (const row of rows) await tx.update(ownPartNumbers).set(write(row)).where(eq(ownPartNumbers.id, row.id));
  },
  remove: (tx, ids) => removeUnused(tx, ownPartNumbers, ids),
};

async function writerFor(tx: Db, rows: readonly MoveRow[]) {
  const find = await partFinder(tx, rows);
  return ({ cells, ids }: MoveRow) => {
    const { ownNumber = '' } = cells;
    const part = find(cells) ?? { productId: 0, variantId: null };
    return { companyId: ids.company ?? 0, number: ownNumber, numberKey: partKey(ownNumber), ...part };
  };
}

/** Returns why this is no customer part number, or null: it is found by its letters and digits. */
function ownNumberRefusal(text: string) {
  if (text.length > MAX_OWN_NUMBER_LENGTH) return message('rule.too-long');
  return partKey(text) === '' ? message('staff-rule.move.no-letters') : null;
}
