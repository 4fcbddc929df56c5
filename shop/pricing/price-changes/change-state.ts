import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import type { Note } from '../../audit/change-as-staff.ts';
import { type ChangedBy, recordChange } from '../../audit/record-change.ts';
import { type CalendarDay, dayInZone, parseDay } from '../../kernel/calendar-day.ts';
import { ConflictError, InvalidInputError, NotFoundError, UnconfirmedError } from '../../kernel/errors.ts';
import { messageOf } from '../../kernel/issue.ts';
import { message } from '../../kernel/message.ts';
import type { StaffContext } from '../../operations/operation.ts';
import type { Shop } from '../../operations/shop.ts';
import { changePrices } from '../price-lists/change-prices.ts';
import { lockPriceList, type StoredPriceList } from '../price-lists/price-list-queries.ts';
import { raiseVersion } from '../price-lists/save-prices.ts';
import { priceChangeRows, priceChanges } from '../tables.ts';
import { applyListRows, undoListRows, writeOwnRows } from './apply-rows.ts';
import type { PriceChangeDraft } from './paths.ts';
import type { PriceChangeState } from './price-change.ts';
import { proposeListColumns, proposeListRise, proposeOwnColumns, proposeOwnRise, requireRows } from './propose.ts';

type StoredChange = typeof priceChanges.$inferSelect;

const ROWS_A_STATEMENT = 1000;
/** Questions that a refusal names; the screen lists all. */
const ASKED = 10;

/**
 * Proposes a change of many prices, without changing any. Answers its number.
 * @throws {NotFoundError}      no such list
 * @throws {InvalidInputError}  nothing would change
 */
export async function proposePriceChange(draft: PriceChangeDraft, { shop, caller }: StaffContext): Promise<number> {
  const startsOn = draft.startsOn === '' ? today(shop) : (parseDay(draft.startsOn) ?? '');
  return inTransaction(shop.db, async (tx) => {
    const list = draft.priceListId === null ? null : await lockPriceList(tx, draft.priceListId);
    if (list === undefined) throw new NotFoundError('price-list');
    if (list === null && startsOn < today(shop))
      throw new InvalidInputError([{ field: 'startsOn', message: message('staff-refusal.price-change.past') }]);
    const rows = await proposedRows(tx, list, startsOn, draft);
    requireRows(rows, draft.columns === '' ? 'percent' : 'columns');
    const [change] = await tx
      .insert(priceChanges)
      .values({
        priceListId: list?.id ?? null,
        startsOn,
        percent: draft.columns === '' ? hundredths(draft.percent) : null,
        proposedAt: shop.clock.now(),
        staffId: caller.staff.id,
        staffName: caller.staff.name,
      })
      .returning({ id: priceChanges.id });
    if (change === undefined) throw new Error('A change of prices was inserted and not answered.');
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
      await tx
        .insert(priceChangeRows)
        .values(rows.slice(from, from + ROWS_A_STATEMENT).map((row) => ({ ...row, priceChangeId: change.id })));
    return change.id;
  });
}

function proposedRows(tx: Db, list: StoredPriceList | null, startsOn: CalendarDay, draft: PriceChangeDraft) {
  const { columns, typeId = null, categoryId = null, step } = draft;
  const rise = { percent: hundredths(draft.percent), step };
  const selection = { typeId, categoryId };
  if (columns === '')
    return list === null
      ? proposeOwnRise(tx, { rise, selection })
      : proposeListRise(tx, list, startsOn, { rise, selection });
  return list === null ? proposeOwnColumns(tx, columns) : proposeListColumns(tx, list, startsOn, columns);
}

const hundredths = (percent: number | null | undefined) => Math.round((percent ?? 0) * 100);
const today = ({ clock, store }: Pick<Shop, 'clock' | 'store'>) => dayInZone(clock.now(), store.timeZone);

/**
 * Applies a proposed change, all of it in one transaction; the shop's own prices of a later day are planned. Rows that somebody changed
 * since are left. Returns 1.
 * @throws {NotFoundError}
 * @throws {ConflictError}     not proposed (any more), or some rows can't be applied and `rest` does not leave them out
 * @throws {UnconfirmedError}  prices are unusual (D45)
 */
export async function applyPriceChange(
  { priceChangeId, rest, confirmPrices }: { priceChangeId: number; rest: boolean; confirmPrices?: boolean | undefined },
  context: StaffContext,
): Promise<1> {
  const { shop, caller } = context;
  await changingPrices(context, async (tx, note) => {
    const change = await lockChange(tx, priceChangeId, ['proposed']);
    const isOfChange = eq(priceChangeRows.priceChangeId, priceChangeId);
    const faults = await tx.$count(priceChangeRows, and(isOfChange, isNotNull(priceChangeRows.fault)));
    if (faults > 0 && !rest)
      throw new ConflictError('price-change.faults', message('staff-refusal.price-change.faults', { count: faults }));
    if (confirmPrices !== true) await askAboutRows(tx, priceChangeId);
    const by = { id: caller.staff.id, name: caller.staff.name };
    const isPlanned = change.priceListId === null && change.startsOn > today(shop);
    if (isPlanned) {
      await setState(tx, change, 'planned', { by, at: null });
      await noteChange(tx, note, change, 'planned');
    } else await applyRows(tx, note, change, { by, at: shop.clock.now() });
    return change;
  });
  return 1;
}

/** @throws {UnconfirmedError} */
async function askAboutRows(tx: Db, priceChangeId: number): Promise<void> {
  const asked = await tx
    .select({ question: priceChangeRows.question })
    .from(priceChangeRows)
    .where(
      and(
        eq(priceChangeRows.priceChangeId, priceChangeId),
        isNotNull(priceChangeRows.question),
        isNull(priceChangeRows.fault),
      ),
    )
    .orderBy(asc(priceChangeRows.line), asc(priceChangeRows.id))
    .limit(ASKED);
  const questions = asked.flatMap(({ question }) => (question === null ? [] : messageOf(question)));
  if (questions.length > 0) throw new UnconfirmedError('prices', questions);
}

/**
 * Takes an applied change back as one; rows that somebody changed since are kept. Returns 1.
 * @throws {NotFoundError | ConflictError}
 */
export async function undoPriceChange({ priceChangeId }: { priceChangeId: number }, context: StaffContext): Promise<1> {
  const by = { id: context.caller.staff.id, name: context.caller.staff.name };
  await changingPrices(context, async (tx, note) => {
    const change = await lockChange(tx, priceChangeId, ['applied']);
    const at = context.shop.clock.now();
    const list = await lockListOf(tx, change);
    if (list === null) await writeOwnRows(tx, change.id, 'undo', { by, at });
    else await undoListRows(tx, change.id);
    await setState(tx, change, 'undone', { by, at });
    await noteChange(tx, note, change, 'undone', list);
    return change;
  });
  return 1;
}

/**
 * Discards a proposed or planned change: no price changes. Returns 1.
 * @throws {NotFoundError | ConflictError}
 */
export async function discardPriceChange(
  { priceChangeId }: { priceChangeId: number },
  context: StaffContext,
): Promise<1> {
  const by = { id: context.caller.staff.id, name: context.caller.staff.name };
  await changePrices(context, async (tx, note) => {
    const change = await lockChange(tx, priceChangeId, ['proposed', 'planned']);
    await setState(tx, change, 'discarded', { by, at: context.shop.clock.now() });
    if (change.state === 'planned') await noteChange(tx, note, change, 'discarded');
  });
  return 1;
}

/** Applies the planned changes whose day has come, each in a transaction of its own, in one process (K5). Answers their number. */
export async function applyDueChanges(
  shop: Pick<Shop, 'db' | 'clock' | 'store' | 'log' | 'refreshHot'>,
): Promise<number> {
  for (let applied = 0; ; applied++) {
    const id = await inTransaction(shop.db, async (tx) => {
      const [change] = await tx
        .select()
        .from(priceChanges)
        .where(and(eq(priceChanges.state, 'planned'), lte(priceChanges.startsOn, today(shop))))
        .orderBy(asc(priceChanges.startsOn), asc(priceChanges.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (change === undefined) return null;
      const [by, at] = [{ id: change.staffId, name: change.staffName }, shop.clock.now()];
      await applyRows(tx, (noted) => recordChange(tx, by, at, noted), change, { by, at });
      return change.id;
    });
    if (id === null) return applied;
    await shop.refreshHot();
    shop.log('info', 'A planned change of prices was applied', { event: 'prices.applied', priceChangeId: id });
  }
}

async function applyRows(
  tx: Db,
  note: Note,
  change: StoredChange,
  { by, at }: { by: ChangedBy; at: Date },
): Promise<void> {
  const list = await lockListOf(tx, change);
  if (list === null) await writeOwnRows(tx, change.id, 'apply', { by, at });
  else await applyListRows(tx, change.id);
  await setState(tx, change, 'applied', { by, at });
  await noteChange(tx, note, change, 'applied', list);
}

/** Locks the list of a change and raises its version, so that its screen notices; null: the shop's own prices. */
async function lockListOf(tx: Db, { priceListId }: StoredChange): Promise<StoredPriceList | null> {
  if (priceListId === null) return null;
  const list = await lockPriceList(tx, priceListId);
  if (list === undefined) throw new NotFoundError('price-list');
  await raiseVersion(tx, list);
  return list;
}

/** Changes prices: lists are read into memory again, after a change of the shop's own prices also what is kept for visitors (K7). */
async function changingPrices(
  context: StaffContext,
  work: (tx: Db, note: Note) => Promise<StoredChange>,
): Promise<void> {
  const { priceListId } = await changePrices(context, work);
  if (priceListId === null) await context.shop.refreshHot();
}

/** @throws {NotFoundError | ConflictError} */
async function lockChange(tx: Db, id: number, states: readonly PriceChangeState[]): Promise<StoredChange> {
  const [change] = await tx.select().from(priceChanges).where(eq(priceChanges.id, id)).for('update');
  if (change === undefined) throw new NotFoundError('price-change');
  if (!states.includes(change.state))
    throw new ConflictError('price-change.state', message('staff-refusal.price-change.state', { state: change.state }));
  return change;
}

async function setState(
  tx: Db,
  { id, version }: StoredChange,
  state: PriceChangeState,
  { by, at }: { by: ChangedBy; at: Date | null },
): Promise<void> {
  await tx
    .update(priceChanges)
    .set({ state, endedAt: at, staffId: by.id, staffName: by.name, version: version + 1 })
    .where(eq(priceChanges.id, id));
}

/** One entry for all prices of a change, in the history of its list, or of the change itself (E16). */
async function noteChange(
  tx: Db,
  note: Note,
  { id, startsOn, percent }: StoredChange,
  action: 'planned' | 'applied' | 'undone' | 'discarded',
  list: StoredPriceList | null = null,
): Promise<void> {
  const [counts] = await tx
    .select({
      prices: sql<number>`count(*) filter (where ${priceChangeRows.fault} is null)::integer`,
      left: sql<number>`count(*) filter (where ${priceChangeRows.outcome} in ('left', 'kept'))::integer`,
    })
    .from(priceChangeRows)
    .where(eq(priceChangeRows.priceChangeId, id));
  const after = { priceChange: id, startsOn, ...(percent === null ? {} : { percent: percent / 100 }), ...counts };
  await note(
    list === null
      ? { action, entity: 'price change', entityId: id, before: null, after }
      : {
          action,
          entity: 'price list',
          entityId: list.id,
          before: { name: list.name, version: list.version },
          after: { name: list.name, version: list.version + 1, ...after },
        },
  );
}
