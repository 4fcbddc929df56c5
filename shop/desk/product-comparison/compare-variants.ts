import { variantSave } from '../../shopfront/product-editing/input.ts';
import { variantFields } from '../../catalogue/parts/variant-fields.ts';
import { errorsOf } from '../../base/fields/field-rules.ts';
import { variantFileColumns } from '../product-files/columns.ts';
import { type Comparison, SAVED_SINCE } from './comparison.ts';
import type { VariantRow } from '../product-files/file-rows.ts';
import { readVariantRows } from '../product-files/file-row-queries.ts';
import type { FileRow, FileTable } from '../product-files/read-table.ts';
import { changesOf, draftOf, type RowRules } from '../product-files/row-draft.ts';
import { issue } from '../../base/messages/issue.ts';

type VariantTable = Extract<FileTable, { kind: 'widths' }>;

const [FAMILY, ID] = variantFileColumns.map(({ heading }) => heading);
const DETAILS = variantFields.details.wire;
const VERSION = 'version';
const RULES: RowRules = { schema: variantSave, errorsOf: (values) => errorsOf(variantFields, values) };

/**
 * Compares the rows of variants.csv with the shop. Widths are changed, never added, because only the shop defines
 * families (E8). A number that no width has is that of another shop, whose widths came without their numbers (Q5).
 */
export async function compareVariants(comparison: Comparison, table: VariantTable): Promise<void> {
  const stored = new Map((await readVariantRows(comparison.db)).map((width) => [width.id, width]));
  for (const row of table.rows) {
    const refuse = comparison.refuser(table.file, row);
    const cell = (row.cells.get(ID ?? '') ?? '').trim();
    const own = /^\d{1,9}$/.test(cell) ? stored.get(Number(cell)) : undefined;
    const before = own ?? (/^[1-9]\d{0,8}$/.test(cell) ? widthOfWords(stored.values(), row) : undefined);
    if (before === undefined) {
      refuse(ID ?? '', issue(cell === '' ? 'staff-refusal.row.width-required' : 'refusal.not-found.width'));
      continue;
    }
    const twice = (earlier: number) =>
      refuse(ID ?? '', issue('staff-refusal.row.twice', { id: before.id, row: earlier }));
    if (!comparison.isFirst('widths', before.id, row, twice)) continue;

    const draft = draftOf(row, table.columns, before, comparison.words, refuse);
    const after = changesOf<VariantRow>(draft, before, RULES, variantFileColumns, refuse);
    if (after === undefined) continue;
    if (draft.values['familyId'] !== before.familyId) {
      refuse(FAMILY ?? '', issue('staff-refusal.row.family', { family: before.familyId }));
      continue;
    }
    const changed = Object.keys(after) as (keyof VariantRow)[];
    if (changed.length === 0) {
      comparison.unchanged += 1;
      continue;
    }
    const isFromHere = own !== undefined;
    if (isFromHere && (row.cells.get(VERSION) ?? '').trim() !== '' && draft.values['version'] !== before.version) {
      refuse(VERSION, SAVED_SINCE);
      continue;
    }
    comparison.keep({
      kind: 'widths',
      row: row.number,
      entityId: before.id,
      name: after.details ?? before.details,
      isNew: false,
      before: Object.fromEntries(changed.map((field) => [field, before[field]])),
      after,
      versionBefore: before.version,
    });
  }
  await comparison.moveOn(table.rows.length);
}

/** The width of the row's family that is called as the row says. */
function widthOfWords(widths: Iterable<VariantRow>, { cells }: FileRow): VariantRow | undefined {
  const [family, details] = [FAMILY, DETAILS].map((heading) => (cells.get(heading ?? '') ?? '').trim());
  return [...widths].find((width) => String(width.familyId) === family && width.details === details);
}
