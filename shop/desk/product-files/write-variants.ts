import type { Db } from '#platform/database/database.ts';
import { lockVariants, writeVariants } from '../../shopfront/product-editing/variant-write-queries.ts';
import type { VariantRow } from './file-rows.ts';
import type { Step } from './import-step.ts';
import type { Written } from './write-products.ts';
import { issue } from '../../base/messages/issue.ts';

/** Applies the steps of widths, like stepProducts. */
export async function stepVariants(
  tx: Db,
  steps: readonly Step<VariantRow>[],
  action: 'imported' | 'put back',
): Promise<Written> {
  const ids = steps.flatMap(({ entityId }) => entityId ?? []);
  const locked = new Map((await lockVariants(tx, ids)).map((row) => [row.id, row]));
  const written: Written = { outcomes: [], notes: [], conflicts: [], moves: [] };
  const rows = steps.flatMap((step) => {
    const before = locked.get(step.entityId ?? 0);
    if (before !== undefined && before.version === step.version) {
      return { step, before, after: { ...before, ...step.to, version: before.version + 1 } };
    }
    const { row, entityId, name } = step;
    const reason = before === undefined ? issue('staff-refusal.row.gone') : issue('staff-refusal.row.saved');
    written.conflicts.push({ kind: 'widths', row, entityId: entityId ?? 0, name, reason });
    return [];
  });
  if (written.conflicts.length > 0) return written;
  if (rows.length > 0)
    await writeVariants(
      tx,
      rows.map(({ after }) => after),
    );
  for (const { step, before, after } of rows) {
    written.outcomes.push({ changeId: step.changeId, entityId: after.id, version: after.version });
    written.notes.push({ action, entity: 'variant prices', entityId: after.id, before, after });
  }
  return written;
}
