import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import type { Note } from '../../base/audit/change-as-staff.ts';
import { type ChangedBy, recordChange } from '../../base/audit/record-change.ts';
import { type CalendarDay, dayInZone } from '../../base/days/calendar-day.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { ConflictError, InvalidInputError, NotFoundError, UnconfirmedError } from '../../base/messages/errors.ts';
import { messageOf } from '../../base/messages/issue.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { changePrices } from '../price-lists/change-prices.ts';
import { lockPriceList, type StoredPriceList } from '../price-lists/price-list-queries.ts';
import { raiseVersion } from '../price-lists/price-list-queries.ts';
import { priceUpdateRows, priceUpdates } from '../pricing/tables.ts';
import { applyListRows, undoListRows, writeOwnRows } from './apply-rows.ts';
import type { PastedPrices, PriceRise } from './paths.ts';
import { leaveOvertakenRows, rebaseNextPlans } from './plans.ts';
import type { PriceUpdateState } from './price-update.ts';
import { proposeListColumns, proposeListRise } from './propose-list.ts';
import { proposeOwnColumns, proposeOwnRise } from './propose-own.ts';
import type { ProposedRow } from './proposed-row.ts';

type StoredChange = typeof priceUpdates.$inferSelect;

const ROWS_A_STATEMENT = 1000;
/** Questions that a refusal names; the screen lists all. */
const ASKED = 10;

/**
 * Proposes pasted prices, without changing any. Answers the number of the update.
 * @throws {NotFoundError}      no such list
 * @throws {InvalidInputError}  nothing would change
 */
export function proposePrices({ pastedText, ...draft }: PastedPrices, context: StaffContext): Promise<number> {
  return propose(draft, context, {
    percent: null,
    ofList: (tx, list, startsOn) =>
      proposeListColumns(tx, list, startsOn, { columns: pastedText, hot: context.shop.hot() }),
    ofShop: (tx, startsOn) => proposeOwnColumns(tx, startsOn, pastedText),
    atField: 'pastedText',
  });
}

/**
 * Proposes a rise by a percentage, without changing any price. Answers the number of the update.
 * @throws {NotFoundError}      no such list
 * @throws {InvalidInputError}  nothing would change
 */
export function proposeRise(
  { percent, roundTo, typeId, categoryId, productIds, ...draft }: PriceRise,
  context: StaffContext,
): Promise<number> {
  const hundredths = Math.round(percent * 100);
  const raised = { rise: { percent: hundredths, step: roundTo }, selection: { typeId, categoryId, productIds } };
  return propose(draft, context, {
    percent: hundredths,
    ofList: (tx, list, startsOn) => proposeListRise(tx, list, startsOn, raised),
    ofShop: (tx, startsOn) => proposeOwnRise(tx, startsOn, raised),
    atField: 'percent',
  });
}

interface Proposing {
  percent: number | null;
  ofList: (tx: Db, list: StoredPriceList, startsOn: CalendarDay) => Promise<ProposedRow[]>;
  ofShop: (tx: Db, startsOn: CalendarDay) => Promise<ProposedRow[]>;
  /** Named where nothing would change. */
  atField: string;
}

function propose(
  draft: Pick<PriceRise, 'priceListId' | 'startsOn'>,
  { shop, caller }: StaffContext,
  { percent, ofList, ofShop, atField }: Proposing,
): Promise<number> {
  const startsOn = draft.startsOn === '' ? today(shop) : (parseDay(draft.startsOn) ?? '');
  return inTransaction(shop.db, async (tx) => {
    const list = draft.priceListId === null ? null : await lockPriceList(tx, draft.priceListId);
    if (list === undefined) throw new NotFoundError('price-list');
    if (list === null && startsOn < today(shop))
      throw new InvalidInputError([{ field: 'startsOn', message: message('staff-refusal.price-update.past') }]);
    const rows = await (list === null ? ofShop(tx, startsOn) : ofList(tx, list, startsOn));
    if (rows.length === 0)
      throw new InvalidInputError([{ field: atField, message: message('staff-refusal.price-update.nothing') }]);
    return storeProposal(tx, rows, {
      priceListId: list?.id ?? null,
      startsOn,
      percent,
      proposedAt: shop.clock.now(),
      staffId: caller.staff.id,
      staffName: caller.staff.name,
    });
  });
}

/** Stores an update that is to be looked at before it is applied. Answers its number. */
export async function storeProposal(
  tx: Db,
  rows: readonly ProposedRow[],
  change: typeof priceUpdates.$inferInsert,
): Promise<number> {
  const [stored] = await tx.insert(priceUpdates).values(change).returning({ id: priceUpdates.id });
  if (stored === undefined) throw new Error('A price update was inserted, but not returned.');
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await tx
      .insert(priceUpdateRows)
      .values(rows.slice(from, from + ROWS_A_STATEMENT).map((row) => ({ ...row, priceUpdateId: stored.id })));
  return stored.id;
}

const today = ({ clock, store }: Pick<Shop, 'clock' | 'store'>) => dayInZone(clock.now(), store.timeZone);

/**
 * Applies a proposed update, all of it in one transaction; the shop's own prices of a later day are planned. Rows that somebody changed
 * since are left. Returns 1.
 * @throws {NotFoundError}
 * @throws {ConflictError}     not proposed (any more), or some rows can't be applied and `rest` does not leave them out
 * @throws {UnconfirmedError}  prices are unusual (D45)
 */
export async function applyPriceUpdate(
  { priceUpdateId, rest, confirmPrices }: { priceUpdateId: number; rest: boolean; confirmPrices?: boolean | undefined },
  context: StaffContext,
): Promise<1> {
  const { shop, caller } = context;
  await changingPrices(context, async (tx, note) => {
    const change = await lockChange(tx, priceUpdateId, ['proposed']);
    const isOfChange = eq(priceUpdateRows.priceUpdateId, priceUpdateId);
    const faults = await tx.$count(priceUpdateRows, and(isOfChange, isNotNull(priceUpdateRows.fault)));
    if (faults > 0 && !rest)
      throw new ConflictError('price-update.faults', message('staff-refusal.price-update.faults', { count: faults }));
    if (confirmPrices !== true) await askAboutRows(tx, priceUpdateId);
    const by = { id: caller.staff.id, name: caller.staff.name };
    const isPlanned = change.priceListId === null && change.startsOn > today(shop);
    if (isPlanned) {
      await leaveOvertakenRows(tx, change);
      await rebaseNextPlans(tx, change, 'set');
      await setState(tx, change, 'planned', { by, at: null });
      await noteChange(tx, note, change, 'planned');
    } else {
      await applyRows(tx, note, change, { by, at: shop.clock.now() });
      if (change.priceListId === null) await rebaseNextPlans(tx, change, 'set');
    }
    return change;
  });
  return 1;
}

/** @throws {UnconfirmedError} */
async function askAboutRows(tx: Db, priceUpdateId: number): Promise<void> {
  const asked = await tx
    .select({ question: priceUpdateRows.question })
    .from(priceUpdateRows)
    .where(
      and(
        eq(priceUpdateRows.priceUpdateId, priceUpdateId),
        isNotNull(priceUpdateRows.question),
        isNull(priceUpdateRows.fault),
      ),
    )
    .orderBy(asc(priceUpdateRows.line), asc(priceUpdateRows.id))
    .limit(ASKED);
  const questions = asked.flatMap(({ question }) => (question === null ? [] : messageOf(question)));
  if (questions.length > 0) throw new UnconfirmedError('prices', questions);
}

/**
 * Takes an applied update back as one; rows that somebody changed since are kept. Returns 1.
 * @throws {NotFoundError | ConflictError}
 */
export async function undoPriceUpdate({ priceUpdateId }: { priceUpdateId: number }, context: StaffContext): Promise<1> {
  const by = { id: context.caller.staff.id, name: context.caller.staff.name };
  await changingPrices(context, async (tx, note) => {
    const change = await lockChange(tx, priceUpdateId, ['applied']);
    const at = context.shop.clock.now();
    const list = await lockListOf(tx, change);
    if (list === null) {
      await writeOwnRows(tx, change.id, 'undo', { by, at });
      await rebaseNextPlans(tx, change, 'unset');
    } else await undoListRows(tx, change.id);
    await setState(tx, change, 'undone', { by, at });
    await noteChange(tx, note, change, 'undone', list);
    return change;
  });
  return 1;
}

/**
 * Discards a proposed or planned update: no price changes. Returns 1.
 * @throws {NotFoundError | ConflictError}
 */
export async function discardPriceUpdate(
  { priceUpdateId }: { priceUpdateId: number },
  context: StaffContext,
): Promise<1> {
  const by = { id: context.caller.staff.id, name: context.caller.staff.name };
  await changePrices(context, async (tx, note) => {
    const change = await lockChange(tx, priceUpdateId, ['proposed', 'planned']);
    if (change.state === 'planned') await rebaseNextPlans(tx, change, 'unset');
    await setState(tx, change, 'discarded', { by, at: context.shop.clock.now() });
    await noteChange(tx, note, change, 'discarded');
  });
  return 1;
}

/**
 * Closes the task about prices that a planned update left out. Returns 1.
 * @throws {NotFoundError | ConflictError}
 */
export async function closeLeftPrices({ priceUpdateId }: { priceUpdateId: number }, context: StaffContext): Promise<1> {
  await changePrices(context, async (tx, note) => {
    const change = await lockChange(tx, priceUpdateId, ['applied']);
    if (!change.leftOpen) throw new ConflictError('price-update.closed', message('staff-refusal.price-update.closed'));
    await tx.update(priceUpdates).set({ leftOpen: false }).where(eq(priceUpdates.id, change.id));
    await noteChange(tx, note, change, 'completed');
  });
  return 1;
}

/** Applies the planned updates whose day has come, each in a transaction of its own, in one process (K5). Answers their number. */
export async function applyDueChanges(
  shop: Pick<Shop, 'db' | 'clock' | 'store' | 'log' | 'refreshHot'>,
): Promise<number> {
  for (let applied = 0; ; applied++) {
    const id = await inTransaction(shop.db, async (tx) => {
      const [change] = await tx
        .select()
        .from(priceUpdates)
        .where(and(eq(priceUpdates.state, 'planned'), lte(priceUpdates.startsOn, today(shop))))
        .orderBy(asc(priceUpdates.startsOn), asc(priceUpdates.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (change === undefined) return null;
      const [by, at] = [{ id: change.staffId, name: change.staffName }, shop.clock.now()];
      await applyRows(tx, (noted) => recordChange(tx, by, at, noted), change, { by, at });
      await tellLeftPrices(tx, change, at);
      return change.id;
    });
    if (id === null) return applied;
    await shop.refreshHot();
    shop.log('info', 'A planned price update was applied', { event: 'prices.applied', priceUpdateId: id });
  }
}

/** Makes the prices that a plan left out a task for all, and tells the colleague who planned it (D56). */
async function tellLeftPrices(tx: Db, { id: priceUpdateId, staffId }: StoredChange, at: Date): Promise<void> {
  const isLeft = and(eq(priceUpdateRows.priceUpdateId, priceUpdateId), eq(priceUpdateRows.outcome, 'left'));
  if ((await tx.$count(priceUpdateRows, isLeft)) === 0) return;
  await tx.update(priceUpdates).set({ leftOpen: true }).where(eq(priceUpdates.id, priceUpdateId));
  await queueEffect(tx, at, 'prices-left', { staffId, priceUpdateId });
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

/** Locks the list of an update and raises its version, so that its screen notices; null: the shop's own prices. */
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
async function lockChange(tx: Db, id: number, states: readonly PriceUpdateState[]): Promise<StoredChange> {
  const [change] = await tx.select().from(priceUpdates).where(eq(priceUpdates.id, id)).for('update');
  if (change === undefined) throw new NotFoundError('price-update');
  if (!states.includes(change.state))
    throw new ConflictError('price-update.state', message('staff-refusal.price-update.state', { state: change.state }));
  return change;
}

async function setState(
  tx: Db,
  { id, version }: StoredChange,
  state: PriceUpdateState,
  { by, at }: { by: ChangedBy; at: Date | null },
): Promise<void> {
  await tx
    .update(priceUpdates)
    .set({ state, endedAt: at, staffId: by.id, staffName: by.name, leftOpen: false, version: version + 1 })
    .where(eq(priceUpdates.id, id));
}

/** One entry for all prices of a change, in the history of its list, or of the change itself (E16). */
async function noteChange(
  tx: Db,
  note: Note,
  { id, startsOn, percent }: StoredChange,
  action: 'planned' | 'applied' | 'undone' | 'discarded' | 'completed',
  list: StoredPriceList | null = null,
): Promise<void> {
  const [counts] = await tx
    .select({
      prices: sql<number>`count(*) filter (where ${priceUpdateRows.fault} is null)::integer`,
      left: sql<number>`count(*) filter (where ${priceUpdateRows.outcome} in ('left', 'kept'))::integer`,
    })
    .from(priceUpdateRows)
    .where(eq(priceUpdateRows.priceUpdateId, id));
  const after = { priceUpdate: id, startsOn, ...(percent === null ? {} : { percent: percent / 100 }), ...counts };
  await note(
    list === null
      ? { action, entity: 'price update', entityId: id, before: null, after }
      : {
          action,
          entity: 'price list',
          entityId: list.id,
          before: { name: list.name, version: list.version },
          after: { name: list.name, version: list.version + 1, ...after },
        },
  );
}
