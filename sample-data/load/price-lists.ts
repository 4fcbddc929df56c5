import type { Db } from '#platform/database/database.ts';
import { readLadder } from '#shop/catalogue/price-lists/ladder-text.ts';
import { storeProposal } from '#shop/catalogue/price-updates/change-state.ts';
import { proposeListRise } from '#shop/catalogue/price-updates/propose-list.ts';
import { findPriceList } from '#shop/catalogue/price-lists/price-list-queries.ts';
import {
  companyGroupMembers,
  companyGroups,
  priceListRecipients,
  priceListRows,
  priceLists,
} from '#shop/catalogue/pricing/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import { CURRENCY_ID } from './currency.ts';

/** Inserts the price lists with their prices, and the groups of companies; nobody has a list yet (K1). */
export async function fillPriceLists(tx: Db, sample: SampleFiles, today: Date): Promise<void> {
  const { companyGroups: groups, priceLists: lists, listedPrices, products } = sample;
  await tx.insert(companyGroups).values(groups.map(({ id, name }) => ({ id, name })));
  await tx
    .insert(companyGroupMembers)
    .values(groups.flatMap(({ id, companyIds }) => companyIds.map((companyId) => ({ groupId: id, companyId }))));
  await tx.insert(priceLists).values(
    lists.map(({ currency, companyId: _, groupId: __, ...list }) => ({
      ...list,
      currencyId: currency === null ? null : CURRENCY_ID[currency],
    })),
  );
  const idOf = new Map(products.map((part) => [part.name, part.id]));
  await tx.insert(priceListRows).values(
    listedPrices.map(({ listId, part, categoryId, fromOn, fromDaysAhead, prices }) => {
      const productId = part === '' ? null : idOf.get(part);
      if (productId === undefined) throw new Error(`listed-prices.csv: there is no part ${part}.`);
      const read = readLadder(prices, null);
      if ('refusal' in read) throw new Error(`listed-prices.csv: '${prices}' can't be read.`);
      return {
        priceListId: listId,
        productId,
        categoryId,
        startsOn: fromOn ?? dayAhead(today, fromDaysAhead ?? 0),
        ...read,
      };
    }),
  );
}

const RISE_IN_DAYS = 90;

/** Proposes a rise of the first list by 4 %, rounded to 0.05, which nobody has applied yet (K5). */
export async function proposeRise(tx: Db, { staff, priceLists: [list] }: SampleFiles, today: Date): Promise<void> {
  const stored = list === undefined ? undefined : await findPriceList(tx, list.id);
  const [colleague] = staff;
  if (stored === undefined || colleague === undefined) return;
  const startsOn = dayAhead(today, RISE_IN_DAYS);
  const rows = await proposeListRise(tx, stored, startsOn, {
    rise: { percent: 400, step: 5 },
    selection: { typeId: null, categoryId: null },
  });
  const by = { staffId: colleague.id, staffName: colleague.name };
  await storeProposal(tx, rows, { priceListId: stored.id, startsOn, percent: 400, proposedAt: today, ...by });
}

/** Gives the lists to those that the files name. */
export async function givePriceLists(tx: Db, { priceLists: lists }: SampleFiles): Promise<void> {
  await tx
    .insert(priceListRecipients)
    .values(lists.map(({ id, companyId, groupId }) => ({ priceListId: id, companyId, groupId })));
}

function dayAhead(today: Date, days: number): string {
  return new Date(today.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
