import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { message } from '../../../base/messages/message.ts';
import { MAX_NAME_LENGTH } from '../../../catalogue/presses/input.ts';
import { pressModelCategories, pressModels } from '../../../catalogue/presses/tables.ts';
import { hashIn, namedPicture, pictureCells } from '../../move-media/named-picture.ts';
import { type Cells, InvalidCellError, orElse, required, textBy, textUpTo, wholeNumber, yesOrNo } from '../column.ts';
import { externalIdOf, idsOf } from '../external-ids.ts';
import { externalId, type MoveKind, type MoveRow, type Remark } from '../kind.ts';
import { fileOf } from '../kind-names.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

const PATH = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;
const BETWEEN = ' | ';
const MAX_WORDS = 30;
const MAX_WORD_LENGTH = 60;
const year = orElse('', wholeNumber(1900, 2200));

/** Models of presses (Q5, J1). */
export const pressModelKind: MoveKind = {
  name: 'press-models',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'PM-1', read: required(textUpTo(100)) },
    { heading: 'name', about: 'Its name', example: 'P9-20', read: required(textUpTo(MAX_NAME_LENGTH)) },
    {
      heading: 'path',
      about: 'The end of its address: letters, digits, hyphens',
      example: 'P9-20',
      read: required(
        textBy((path) =>
          PATH.test(path) && path.length <= MAX_NAME_LENGTH ? null : message('staff-refusal.press.path'),
        ),
      ),
    },
    { heading: 'intro', about: 'A sentence on it', example: 'Ten print units, 20 inches', read: textUpTo(300) },
    { heading: 'firstYear', about: 'Built from; empty: not known', example: '2019', read: year },
    { heading: 'lastYear', about: 'Built until; empty: still, or not known', example: '', read: year },
    { heading: 'options', about: 'Its options, with a vertical bar between', example: 'Inline die', read: words },
    { heading: 'manuals', about: 'Names of its manuals, with a vertical bar between', example: '', read: words },
    {
      heading: 'categories',
      about: 'externalIds of the categories that it leads to, with a vertical bar between',
      example: 'CA-1',
      read: (text) => wordsIn(text).join(BETWEEN),
    },
    {
      heading: 'picture',
      about: 'Name of its picture in the archive, or in the folder documents; empty: none',
      example: '',
      read: textUpTo(150),
    },
    { heading: 'sortOrder', about: 'Its place; empty: 0', example: '90', read: orElse('0', wholeNumber(0, 9999)) },
    { heading: 'archived', about: '1: no longer shown', example: '0', read: yesOrNo },
  ],
  numbered: pressModels,
  namedFile: namedPicture('presses', 'picture'),
  keyOf: externalId,
  unique: ({ name = '', path = '' }) => [
    ['name', name.toLowerCase()],
    ['path', path.toLowerCase()],
  ],
  async stored(db, which) {
    const query = db
      .select({
        model: pressModels,
        externalId: externalIdOf('press-models', pressModels.id),
        categories: sql<string>`(
          select coalesce(string_agg(external_id, ${BETWEEN} order by entity_id), '')
          from press_model_categories join external_ids on kind = 'categories' and entity_id = category_id
          where model_id = ${pressModels.id}
        )`,
      })
      .from(pressModels);
    const rows = await only(query.$dynamic(), pressModels.id, which);
    return rows.map(({ model, externalId: number, categories }) => ({
      id: model.id,
      cells: {
        externalId: number,
        name: model.name,
        path: model.path,
        intro: model.intro,
        firstYear: String(model.firstYear ?? ''),
        lastYear: String(model.lastYear ?? ''),
        options: model.options.join(BETWEEN),
        manuals: model.manuals.join(BETWEEN),
        categories,
        ...pictureCells('presses', 'picture', model.imageHash),
        sortOrder: String(model.sortOrder),
        archived: model.archived ? '1' : '0',
      },
    }));
  },
  async check(db, rows, { coming }) {
    const categories = await categoryIds(db, rows);
    const [name, path] = [sql<string>`lower(${pressModels.name})`, sql<string>`lower(${pressModels.path})`];
    const lower = (heading: 'name' | 'path') => rows.map(({ cells }) => (cells[heading] ?? '').toLowerCase());
    const known = await db
      .select({ id: pressModels.id, name, path })
      .from(pressModels)
      .where(or(inArray(name, lower('name')), inArray(path, lower('path'))));
    return rows.flatMap(({ row, id, cells }): Remark[] => {
      const isTaken = (heading: 'name' | 'path') =>
        known.some((model) => model.id !== id && model[heading] === (cells[heading] ?? '').toLowerCase());
      const { firstYear = '', lastYear = '' } = cells;
      const isUnknown = (key: string) => !categories.has(key) && coming('categories', key) === undefined;
      const unknown = message('staff-rule.move.unknown-key', { file: fileOf('categories') });
      return [
        ...(wordsIn(cells.categories ?? '').some(isUnknown) ? [{ row, heading: 'categories', message: unknown }] : []),
        ...(isTaken('name') ? [{ row, heading: 'name', message: message('staff-refusal.press.name-taken') }] : []),
        ...(isTaken('path') ? [{ row, heading: 'path', message: message('staff-refusal.press.path-taken') }] : []),
        ...(firstYear !== '' && lastYear !== '' && lastYear < firstYear
          ? [{ row, heading: 'lastYear', message: message('staff-refusal.press.years') }]
          : []),
      ];
    });
  },
  async add(tx, rows) {
    const added = await tx
      .insert(pressModels)
      .values(rows.map(({ cells }) => valuesOf(cells)))
      .returning({ id: pressModels.id });
    await writeCategories(
      tx,
      rows.map((row, at) => ({ ...row, id: added[at]?.id ?? 0 })),
    );
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const { id, cells } of rows)
      await tx
        .update(pressModels)
        .set({ ...valuesOf(cells), version: sql`${pressModels.version} + 1` })
        .where(eq(pressModels.id, id));
    await writeCategories(tx, rows);
  },
  remove: (tx, ids) =>
    removeUnused(
      tx,
      pressModels,
      ids,
      sql`not exists (select from part_fits as fit where fit.model_id = press_models.id)
        and not exists (select from press_assemblies as part where part.model_id = press_models.id)`,
    ),
};

/** Reads names with a vertical bar between. */
function words(text: string): string {
  const names = wordsIn(text);
  if (names.some((name) => name.length > MAX_WORD_LENGTH)) throw new InvalidCellError(message('rule.too-long'));
  if (names.length > MAX_WORDS) throw new InvalidCellError(message('staff-refusal.press.options', { most: MAX_WORDS }));
  return names.join(BETWEEN);
}

function wordsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split('|')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ];
}

function valuesOf(cells: Cells) {
  const yearOf = (cell = '') => (cell === '' ? null : Number(cell));
  return {
    name: cells.name ?? '',
    path: cells.path ?? '',
    intro: cells.intro ?? '',
    firstYear: yearOf(cells.firstYear),
    lastYear: yearOf(cells.lastYear),
    options: wordsIn(cells.options ?? ''),
    manuals: wordsIn(cells.manuals ?? ''),
    imageHash: hashIn(cells.picture),
    sortOrder: Number(cells.sortOrder),
    archived: cells.archived === '1',
  };
}

/** Writes the categories that models lead to, in place of those that they have. */
async function writeCategories(tx: Db, rows: readonly (MoveRow & { readonly id: number })[]): Promise<void> {
  const ids = await categoryIds(tx, rows);
  const links = rows.flatMap(({ id: modelId, cells }) =>
    wordsIn(cells.categories ?? '').flatMap((key) => {
      const categoryId = ids.get(key);
      return categoryId === undefined ? [] : [{ modelId, categoryId }];
    }),
  );
  await tx.delete(pressModelCategories).where(
    inArray(
      pressModelCategories.modelId,
      rows.map(({ id }) => id),
    ),
  );
  if (links.length > 0) await tx.insert(pressModelCategories).values(links);
}

function categoryIds(db: Db, rows: readonly { cells: Cells }[]): Promise<Map<string, number>> {
  return idsOf(
    db,
    'categories',
    rows.flatMap(({ cells }) => wordsIn(cells.categories ?? '')),
  );
}
