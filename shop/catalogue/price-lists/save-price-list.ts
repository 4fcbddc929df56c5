import { eq } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { type FieldError, InvalidInputError, NotFoundError, UnconfirmedError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { OperationContext, StaffContext } from '../../base/operations/operation.ts';
import { raiseLadder } from '../pricing/raise-price.ts';
import { priceListRecipients, priceListRows, priceLists } from '../pricing/tables.ts';
import type { StaffPriceList } from './answers.ts';
import { changePrices } from './change-prices.ts';
import { ladderRefusal } from './judge-prices.ts';
import type { PriceListCopy, PriceListDraft } from './paths.ts';
import { findPriceList, listCompanies, listGroups, listRecipients, lockPriceList } from './price-list-queries.ts';

/** @throws {NotFoundError} */
export async function readPriceList(
  { priceListId }: { priceListId: number },
  { shop }: OperationContext,
): Promise<StaffPriceList> {
  const list = await findPriceList(shop.db, priceListId);
  if (list === undefined) throw new NotFoundError('price-list');
  return { ...list, ...(await listRecipients(shop.db, priceListId)) };
}

/**
 * Saves the head and the recipients of a price list; prices follow at once. Returns its number.
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError}  by field: the name is taken, a recipient is unknown, its prices don't fit
 */
export async function savePriceList(draft: PriceListDraft, context: StaffContext): Promise<number> {
  try {
    return await changePrices(context, async (tx, note) => {
      const { id, version, companyIds, groupIds, everybody, ...rest } = draft;
      const before = id === 0 ? undefined : await lockPriceList(tx, id);
      if (id !== 0 && before === undefined) throw new NotFoundError('price-list');
      const recipientsBefore = before === undefined ? null : await listRecipients(tx, before.id);
      if (before !== undefined)
        await requireUnchanged(tx, { entity: 'price list', entityId: id }, version, { ...before, ...recipientsBefore });
      const values = { ...rest, startsOn: dayOf(draft.startsOn), endsOn: dayOf(draft.endsOn) };
      const recipients = await recipientsOf(tx, draft);
      // Recipients are removed first and added last: an exclusive list is only for companies, whatever was saved before.
      if (before !== undefined) await tx.delete(priceListRecipients).where(eq(priceListRecipients.priceListId, id));
      const [after] =
        before === undefined
          ? await tx.insert(priceLists).values(values).returning()
          : await tx
              .update(priceLists)
              .set({ ...values, version: before.version + 1 })
              .where(eq(priceLists.id, id))
              .returning();
      if (after === undefined) throw new Error('A price list was written, but not returned.');
      const given = [
        ...(everybody ? [{}] : []),
        ...recipients.companies.map(({ companyId }) => ({ companyId })),
        ...recipients.groups.map(({ groupId }) => ({ groupId })),
      ];
      if (given.length > 0)
        await tx.insert(priceListRecipients).values(given.map((each) => ({ ...each, priceListId: after.id })));
      await note({
        action: before === undefined ? 'added' : 'saved',
        entity: 'price list',
        entityId: after.id,
        before: before === undefined ? null : auditValues(before, recipientsBefore),
        after: auditValues(after, { everybody, ...recipients }),
      });
      return after.id;
    });
  } catch (error) {
    const refusal = REFUSALS[violatedConstraint(error) ?? ''];
    if (refusal === undefined) throw error;
    throw new InvalidInputError([refusal]);
  }
}

/**
 * Copies a list with its prices under another name, without recipients, raised by a percentage if requested. Returns its number.
 * Discounts are copied unchanged: they follow the list price.
 * @throws {NotFoundError}
 * @throws {InvalidInputError}  the name is taken
 * @throws {UnconfirmedError}  its prices move by more than half (D45)
 */
export async function copyPriceList(
  { priceListId, name, percent, confirmPrices }: PriceListCopy,
  context: StaffContext,
): Promise<number> {
  try {
    return await changePrices(context, async (tx, note) => {
      const list = await findPriceList(tx, priceListId);
      if (list === undefined) throw new NotFoundError('price-list');
      if (confirmPrices !== true && Math.abs(percent ?? 0) > UNUSUAL_PERCENT)
        throw new UnconfirmedError('prices', [message('staff-rule.unusual.copy', { name, percent: String(percent) })]);
      const { id: _, version: __, ...head } = list;
      const [copy] = await tx
        .insert(priceLists)
        .values({ ...head, name, archived: false })
        .returning();
      if (copy === undefined) throw new Error('A price list was copied, but not returned.');
      const { productId, variantId, typeId, categoryId, startsOn, ladder } = priceListRows;
      const rows = await tx
        .select({ productId, variantId, typeId, categoryId, startsOn, ladder })
        .from(priceListRows)
        .where(eq(priceListRows.priceListId, priceListId));
      const rise = { percent: Math.round((percent ?? 0) * 100), step: 1 };
      const raised = rows.map((row) => ({
        ...row,
        ladder: row.ladder && (raiseLadder(row.ladder, rise) ?? row.ladder),
      }));
      if (raised.some(({ ladder }) => ladder !== null && ladderRefusal(ladder, list) !== null))
        throw new InvalidInputError([{ field: 'percent', message: message('staff-rule.ladder.amount') }]);
      for (let from = 0; from < raised.length; from += ROWS_A_STATEMENT)
        await tx
          .insert(priceListRows)
          .values(raised.slice(from, from + ROWS_A_STATEMENT).map((row) => ({ ...row, priceListId: copy.id })));
      const after = { ...auditValues(copy, null), copiedFrom: list.name, ...(percent == null ? {} : { percent }) };
      await note({ action: 'added', entity: 'price list', entityId: copy.id, before: null, after });
      return copy.id;
    });
  } catch (error) {
    const refusal = REFUSALS[violatedConstraint(error) ?? ''];
    if (refusal === undefined) throw error;
    throw new InvalidInputError([refusal]);
  }
}

/** A larger rise or fall is asked about, as a single price that moves by more than half. */
const UNUSUAL_PERCENT = 50;
const ROWS_A_STATEMENT = 1000;

/** Refusals by the constraints of the database. */
const REFUSALS: Readonly<Record<string, FieldError>> = {
  price_lists_name: { field: 'name', message: message('staff-refusal.price-list.name-taken') },
  price_lists_amounts: { field: 'currencyId', message: message('staff-refusal.price-list.amounts') },
  price_lists_exclusive_ladders: { field: 'exclusive', message: message('staff-refusal.price-list.late-ladders') },
};

const dayOf = (typed: string) => (typed === '' ? null : parseDay(typed));

/** @throws {InvalidInputError}  by field, with the position of the unknown one */
async function recipientsOf(tx: Db, { companyIds, groupIds }: PriceListDraft) {
  const [companies, groups] = [await listCompanies(tx, companyIds), await listGroups(tx, groupIds)];
  const errors = [
    ...unknownCompanies(companyIds, companies),
    ...groupIds.flatMap((id, index): FieldError[] =>
      groups.some(({ groupId }) => groupId === id)
        ? []
        : [{ field: `groupIds.${index}`, message: message('staff-refusal.price-list.group-unknown', { number: id }) }],
    ),
  ];
  if (errors.length > 0) throw new InvalidInputError(errors);
  return { companies, groups };
}

/** Refusals for companies that do not exist or were merged into another. */
export function unknownCompanies(ids: readonly number[], known: readonly { companyId: number }[]): FieldError[] {
  return ids.flatMap((id, index) =>
    known.some(({ companyId }) => companyId === id)
      ? []
      : [
          {
            field: `companyIds.${index}`,
            message: message('staff-refusal.price-list.company-unknown', { number: id }),
          },
        ],
  );
}

type Recipients = Pick<StaffPriceList, 'everybody' | 'companies' | 'groups'>;

/** Its values for the audit list: recipients by name. */
function auditValues(list: Omit<StaffPriceList, keyof Recipients>, recipients: Recipients | null) {
  return {
    ...list,
    ...(recipients === null
      ? {}
      : {
          everybody: recipients.everybody,
          companies: recipients.companies.map(({ companyName }) => companyName),
          groups: recipients.groups.map(({ groupName }) => groupName),
        }),
  };
}
