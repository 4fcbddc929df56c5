import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { type Db, inTransaction, violatedConstraint } from '#platform/database/database.ts';
import type { Note } from '../../base/audit/change-as-staff.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { isAllowed } from '../../base/rights/staff-right.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { SignedInStaff } from '../../base/operations/shop.ts';
import { requireStaffRight } from '../../base/rights/staff-rights.ts';
import type { ListView } from './answers.ts';
import type { ListViewDraft } from './paths.ts';
import { defaultListViews, listViews } from './tables.ts';
import { VIEW_LIST_NAMES, VIEW_LISTS, type ViewList } from './view-lists.ts';

type StoredView = typeof listViews.$inferSelect;

/** Own and shared views of the lists that the caller may open, by name. */
export async function listOwnViews({ shop, caller: { staff } }: StaffContext): Promise<ListView[]> {
  const lists = VIEW_LIST_NAMES.filter((list) => isAllowed(VIEW_LISTS[list], staff.rights));
  if (lists.length === 0) return [];
  const rows = await shop.db
    .select({ view: listViews, isDefault: sql<boolean>`${defaultListViews.viewId} is not null` })
    .from(listViews)
    .leftJoin(defaultListViews, and(eq(defaultListViews.viewId, listViews.id), eq(defaultListViews.staffId, staff.id)))
    .where(and(inArray(listViews.list, lists), isVisible(staff)))
    .orderBy(asc(sql`lower(${listViews.name})`), asc(listViews.id));
  return rows.map(({ view: { staffId, changedAt, ...view }, isDefault }) => ({
    ...view,
    isDefault,
    isOwn: staffId === staff.id,
    changedAt: changedAt.toISOString(),
  }));
}

/**
 * Saves a view. A shared one may be changed by every colleague who may open the list, and says who did (P3); it stays with whoever saved it
 * first. Answers its number.
 * @throws {RightNeededError}   the caller may not open the list
 * @throws {NotFoundError}      unknown, or a colleague's own
 * @throws {StaleSaveError}
 * @throws {InvalidInputError}  the name is taken
 * @throws {ConflictError}      a colleague's view can't be withdrawn from the others
 */
export async function saveListView(draft: ListViewDraft, context: StaffContext): Promise<number> {
  const { shop, caller } = context;
  requireStaffRight(VIEW_LISTS[draft.list], caller.staff);
  const { id, list, name, shared, version } = draft;
  const query = queryOf(draft.query);
  const saved = { name, query, shared, changedByName: caller.staff.name, changedAt: shop.clock.now() };
  try {
    return await changeWithNote(context, async (tx, note) => {
      const before = id === 0 ? undefined : await lockView(tx, id, caller.staff);
      if (id !== 0 && before?.list !== list) throw new NotFoundError('list-view');
      if (before !== undefined) {
        await requireUnchanged(tx, { entity: 'list view', entityId: id }, version, auditValues(before));
        if (!shared && before.staffId !== caller.staff.id) throw notYours();
      }
      const [after] =
        before === undefined
          ? await tx
              .insert(listViews)
              .values({ ...saved, list, staffId: caller.staff.id })
              .returning()
          : await tx
              .update(listViews)
              .set({ ...saved, version: before.version + 1 })
              .where(eq(listViews.id, id))
              .returning();
      if (after === undefined) throw new Error('A view was written and not answered.');
      await note({
        action: before === undefined ? 'added' : 'saved',
        entity: 'list view',
        entityId: after.id,
        before: before === undefined ? null : auditValues(before),
        after: auditValues(after),
      });
      return after.id;
    });
  } catch (error) {
    if (!NAMES.has(violatedConstraint(error) ?? '')) throw error;
    throw new InvalidInputError([{ field: 'name', message: message('staff-refusal.list-view.name-taken') }]);
  }
}

const NAMES = new Set(['list_views_shared_name', 'list_views_own_name']);

/**
 * Removes a view: one's own, or with the right `settings` any shared one. Returns 1.
 * @throws {NotFoundError | ConflictError}
 */
export async function removeListView({ viewId }: { viewId: number }, context: StaffContext): Promise<1> {
  const { staff } = context.caller;
  await changeWithNote(context, async (tx, note) => {
    const view = await lockView(tx, viewId, staff);
    if (view === undefined) throw new NotFoundError('list-view');
    if (view.staffId !== staff.id && !staff.rights.includes('settings')) throw notYours();
    await tx.delete(listViews).where(eq(listViews.id, viewId));
    await note({ action: 'removed', entity: 'list view', entityId: viewId, before: auditValues(view), after: null });
  });
  return 1;
}

/**
 * Opens a list with a view for the caller, or as it is. Returns 1.
 * @throws {NotFoundError}  no such view of that list
 */
export async function chooseDefaultView(
  { list, viewId }: { list: ViewList; viewId: number | null },
  { shop, caller: { staff } }: StaffContext,
): Promise<1> {
  requireStaffRight(VIEW_LISTS[list], staff);
  if (viewId === null) {
    await shop.db
      .delete(defaultListViews)
      .where(and(eq(defaultListViews.staffId, staff.id), eq(defaultListViews.list, list)));
    return 1;
  }
  const isOfList = and(eq(listViews.id, viewId), eq(listViews.list, list), isVisible(staff));
  if ((await shop.db.$count(listViews, isOfList)) === 0) throw new NotFoundError('list-view');
  await shop.db
    .insert(defaultListViews)
    .values({ staffId: staff.id, list, viewId })
    .onConflictDoUpdate({ target: [defaultListViews.staffId, defaultListViews.list], set: { viewId } });
  return 1;
}

/** A change with its note in one transaction; nothing that is kept in memory depends on views. */
function changeWithNote<Result>(
  { shop, caller: { staff } }: StaffContext,
  work: (tx: Db, note: Note) => Promise<Result>,
): Promise<Result> {
  const now = shop.clock.now();
  return inTransaction(shop.db, (tx) => work(tx, (change) => recordChange(tx, staff, now, change)));
}

const isVisible = ({ id }: Pick<SignedInStaff, 'id'>) => or(eq(listViews.staffId, id), eq(listViews.shared, true));

const notYours = () => new ConflictError('list-view.not-yours', message('staff-refusal.list-view.not-yours'));

/** Locks a view that the caller sees. */
async function lockView(tx: Db, id: number, staff: SignedInStaff): Promise<StoredView | undefined> {
  const [view] = await tx
    .select()
    .from(listViews)
    .where(and(eq(listViews.id, id), isVisible(staff)))
    .for('update');
  return view !== undefined && isAllowed(VIEW_LISTS[view.list], staff.rights) ? view : undefined;
}

/** The parts of an address that a view keeps: neither its page nor the view that it came from. */
function queryOf(address: string): string {
  const kept = [...new URLSearchParams(address)].filter(([name, value]) => value !== '' && !NOT_KEPT.has(name));
  return new URLSearchParams(kept).toString();
}

const NOT_KEPT = new Set(['page', 'view']);

/** As the audit list keeps it. */
const auditValues = ({ list, name, query, shared, version }: StoredView) => ({ list, name, query, shared, version });
