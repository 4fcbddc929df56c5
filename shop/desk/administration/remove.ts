import { eq } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';
import { queueUnusedFiles } from '../../base/files/unused-files.ts';
import type { Removal, RemovableThing } from './paths.ts';
import { REMOVABLE } from './removable.ts';

/** The answer with its obstacles not yet translated. */
type Asked = Omit<Removal, 'obstacles'> & { obstacles: readonly Message[] };

/** Reads the name of an object and what blocks its deletion, for the confirmation. @throws {NotFoundError} */
export async function readRemoval({ what, id }: RemovableThing, { shop }: Pick<StaffContext, 'shop'>): Promise<Asked> {
  const { table, name } = REMOVABLE[what];
  const [row] = await shop.db.select({ name }).from(table).where(eq(table.id, id));
  if (row === undefined) throw notThere(what);
  return { name: row.name, obstacles: await obstaclesTo(shop.db, { what, id }) };
}

/**
 * Deletes an object created by mistake, for good, if it is not in use. The audit list keeps its values. Returns 1.
 * @throws {NotFoundError}
 * @throws {ConflictError} it is in use, perhaps only since a moment ago; nothing is deleted
 */
export async function removeThing({ what, id }: RemovableThing, context: StaffContext): Promise<1> {
  const { table, entity, name, hold, files } = REMOVABLE[what];
  try {
    await changeAsStaff(context, async (tx, note) => {
      await hold?.(tx, id);
      const [before] = await tx.select().from(table).where(eq(table.id, id)).for('update');
      if (before === undefined) throw notThere(what);
      const [called] = await tx.select({ name }).from(table).where(eq(table.id, id));
      const obstacles = await obstaclesTo(tx, { what, id });
      if (obstacles.length > 0) throw inTheWay(obstacles);
      const kept = { ...called, ...before }; // the audit list uses another name for some columns
      await note({ action: 'deleted', entity, entityId: id, before: kept, after: null }); // while it still has a name
      const unused = (await files?.(tx, id)) ?? [];
      await tx.delete(table).where(eq(table.id, id));
      await queueUnusedFiles(tx, context.shop.clock.now(), ...unused);
    });
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    throw inTheWay([message('staff-refusal.hanging.just-now')]);
  }
  return 1;
}

async function obstaclesTo(db: Db, { what, id }: RemovableThing): Promise<Message[]> {
  const found: Message[] = [];
  for (const { count, sentence } of REMOVABLE[what].hangers) {
    const hanging = await count(db, id);
    if (hanging > 0) found.push(sentence(hanging));
  }
  return found;
}

function notThere(what: RemovableThing['what']): NotFoundError {
  return new NotFoundError(what === 'sub-category' ? 'subcategory' : what);
}

function inTheWay(obstacles: readonly Message[]): ConflictError {
  return new ConflictError('removal.in-use', message('staff-refusal.in-use'), ...obstacles);
}
