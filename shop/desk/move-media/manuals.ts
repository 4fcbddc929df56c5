import { eq, inArray, sql } from 'drizzle-orm';
import { MANUAL_KINDS, MANUAL_MAX_BYTES, MANUAL_TOO_LARGE, manualErrors } from '../../trade/documents/manuals.ts';
import { manuals } from '../../trade/documents/tables.ts';
import { type Cells, oneOf, orElse, required, textBy, textUpTo, yesOrNo } from '../move-files/column.ts';
import type { MoveKind } from '../move-files/kind.ts';
import { removeUnused } from '../move-files/remove-unused.ts';
import { only } from '../move-files/which.ts';
import { nameOfKey, namedPdf } from './named-pdf.ts';

/** Manuals of presses, which models name (Q5, A29). */
export const manualKind: MoveKind = {
  name: 'manuals',
  columns: [
    {
      heading: 'name',
      about: 'Its name, by which models know it',
      example: 'P9-20',
      read: required(textBy((name) => (name === '' ? null : (manualErrors({ name }).name ?? null)))),
    },
    {
      heading: 'kind',
      about: `${MANUAL_KINDS.join(', ')}; empty: press`,
      example: 'press',
      read: orElse('press', oneOf(...MANUAL_KINDS)),
    },
    { heading: 'active', about: '0: archived; empty: 1', example: '1', read: orElse('1', yesOrNo) },
    {
      heading: 'file',
      about: 'Name of the PDF file in the archive, or in the folder documents; 25 MB at most; empty: none yet',
      example: 'P9-20.pdf',
      read: textUpTo(150),
    },
  ],
  namedFile: namedPdf('manuals', MANUAL_MAX_BYTES, MANUAL_TOO_LARGE),
  keyOf: ({ name = '' }) => name.toLowerCase(),
  async find(db, rows) {
    const name = sql<string>`lower(${manuals.name})`;
    const names = rows.map(({ cells }) => (cells.name ?? '').toLowerCase());
    const found = await db.select({ id: manuals.id, name }).from(manuals).where(inArray(name, names));
    const idOf = new Map(found.map((manual) => [manual.name, manual.id]));
    return names.map((each) => idOf.get(each) ?? null);
  },
  async stored(db, which) {
    const rows = await only(db.select().from(manuals).$dynamic(), manuals.id, which);
    return rows.map(({ id, name, kind, active, fileKey }) => ({
      id,
      cells: { name, kind, active: active ? '1' : '0', file: nameOfKey(fileKey), fileKey: fileKey ?? '' },
    }));
  },
  async add(tx, rows) {
    const added = await tx
      .insert(manuals)
      .values(rows.map(({ cells }) => valuesOf(cells)))
      .returning({ id: manuals.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const { id, cells } of rows)
      await tx
        .update(manuals)
        .set({ ...valuesOf(cells), version: sql`${manuals.version} + 1` })
        .where(eq(manuals.id, id));
  },
  remove: (tx, ids) => removeUnused(tx, manuals, ids),
};

function valuesOf({ name = '', kind, active, fileKey = '' }: Cells) {
  return {
    name,
    kind: MANUAL_KINDS.find((each) => each === kind) ?? ('press' as const),
    active: active !== '0',
    fileKey: fileKey === '' ? null : fileKey,
  };
}
