import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { StoredMachine } from '../presses/machine-queries.ts';
import { pressModels } from '../presses/tables.ts';

/** A press as the audit list names it when its maintenance changes. */
export async function maintainedEntry(
  tx: Db,
  { companyId, modelId, name, serial }: StoredMachine,
): Promise<{ name: string; companyId: number }> {
  const [model] = await tx.select({ name: pressModels.name }).from(pressModels).where(eq(pressModels.id, modelId));
  return { name: [name, model?.name ?? '', serial].filter((word) => word !== '').join(' '), companyId };
}
