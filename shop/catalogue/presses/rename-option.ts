import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { InvalidInputError, UnconfirmedError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { machines, partFits, pressAssemblies, pressCallouts, pressDrawings } from './tables.ts';

interface OptionChange {
  modelId: number;
  before: readonly string[];
  after: readonly string[];
  confirmRename?: boolean | undefined;
}

/**
 * Keeps what names the options of a model true to them: fits, rows of drawings and presses name an option by its words. One that goes
 * while another comes is renamed in all of these, once that is confirmed (J2).
 * @throws {UnconfirmedError}
 * @throws {InvalidInputError} an option that goes is named, and what it is called from now on is not clear
 */
export async function renameOption(tx: Db, { modelId, before, after, confirmRename }: OptionChange): Promise<void> {
  const gone = before.filter((option) => !after.includes(option));
  const named = (
    await Promise.all(gone.map(async (option) => ({ option, count: await countNamed(tx, modelId, option) })))
  ).filter(({ count }) => count > 0);
  const [from] = named;
  if (from === undefined) return;
  const [to, ...others] = after.filter((option) => !before.includes(option));
  if (to === undefined || others.length > 0 || gone.length > 1)
    throw new InvalidInputError([
      { field: 'options', message: message('staff-refusal.press.option-named', { ...from }) },
    ]);
  if (confirmRename !== true)
    throw new UnconfirmedError('option', [
      message('staff-rule.unusual.option', { from: from.option, to, count: from.count }),
    ]);
  await tx
    .update(partFits)
    .set({ option: to })
    .where(and(eq(partFits.modelId, modelId), eq(partFits.option, from.option)));
  await tx
    .update(pressCallouts)
    .set({ option: to })
    .where(and(inArray(pressCallouts.drawingId, drawingsOf(tx, modelId)), eq(pressCallouts.option, from.option)));
  await tx
    .update(machines)
    .set({
      options: sql`array_replace(${machines.options}, ${from.option}, ${to})`,
      missingOptions: sql`array_replace(${machines.missingOptions}, ${from.option}, ${to})`,
      version: sql`${machines.version} + 1`,
    })
    .where(and(eq(machines.modelId, modelId), names(from.option)));
}

const names = (option: string) =>
  sql`(${option} = any (${machines.options}) or ${option} = any (${machines.missingOptions}))`;

function drawingsOf(tx: Db, modelId: number) {
  return tx
    .select({ id: pressDrawings.id })
    .from(pressDrawings)
    .innerJoin(pressAssemblies, eq(pressAssemblies.id, pressDrawings.assemblyId))
    .where(eq(pressAssemblies.modelId, modelId));
}

async function countNamed(tx: Db, modelId: number, option: string): Promise<number> {
  const fits = await tx.$count(partFits, and(eq(partFits.modelId, modelId), eq(partFits.option, option)));
  const rows = await tx.$count(
    pressCallouts,
    and(inArray(pressCallouts.drawingId, drawingsOf(tx, modelId)), eq(pressCallouts.option, option)),
  );
  return fits + rows + (await tx.$count(machines, and(eq(machines.modelId, modelId), names(option))));
}
