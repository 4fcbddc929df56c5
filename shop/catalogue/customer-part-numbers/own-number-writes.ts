import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import { holdsPart, partSearch } from '../parts/holds-part.ts';
import { products, productVariants } from '../parts/tables.ts';
import { placeIn, type ReadingOrder, readPage } from '../../base/paged-lists/list-cursor.ts';
import type { GrowingPageRequest, ListPage } from '../../base/paged-lists/list-page.ts';
import { ownPartNumbers } from './tables.ts';
import type { OwnPartNumber } from './answers.ts';

/** Serialises saves within a company: otherwise two saves could both assign a free number. */
export async function lockOwnNumbers(tx: Db, companyId: number): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
}

export interface StoredOwnNumber {
  number: string;
  numberKey: string;
  productId: number;
  variantId: number | null;
  productName: string;
}

/** All customer part numbers of a company, for a save to compare with. */
export function listStored(tx: Db, companyId: number): Promise<StoredOwnNumber[]> {
  return tx
    .select({
      number: ownPartNumbers.number,
      numberKey: ownPartNumbers.numberKey,
      productId: ownPartNumbers.productId,
      variantId: ownPartNumbers.variantId,
      productName: products.name,
    })
    .from(ownPartNumbers)
    .innerJoin(products, eq(products.id, ownPartNumbers.productId))
    .where(eq(ownPartNumbers.companyId, companyId));
}

export async function removeKeys(tx: Db, companyId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .delete(ownPartNumbers)
    .where(and(eq(ownPartNumbers.companyId, companyId), inArray(ownPartNumbers.numberKey, [...keys])));
}

export async function addNumbers(
  tx: Db,
  companyId: number,
  numbers: readonly Omit<StoredOwnNumber, 'productName'>[],
): Promise<void> {
  if (numbers.length === 0) return;
  await tx.insert(ownPartNumbers).values(
    numbers.map(({ number, numberKey, productId, variantId }) => ({
      companyId,
      number,
      numberKey,
      productId,
      variantId,
    })),
  );
}

const BY_NUMBER: ReadingOrder = [
  { by: ownPartNumbers.numberKey, direction: 'asc' },
  { by: ownPartNumbers.id, direction: 'asc' },
];

/**
 * A page of a company's customer part numbers, by number.
 * @param asked  its search is for the customer part number, the part number or its short text
 */
export async function pageOfOwnNumbers(
  db: Db,
  companyId: number,
  asked: GrowingPageRequest & { search: string },
): Promise<ListPage<OwnPartNumber>> {
  const { search } = asked;
  const columns = {
    keys: [ownPartNumbers.numberKey, products.partKey],
    texts: [ownPartNumbers.number, products.name, products.intro],
  };
  const condition = and(
    eq(ownPartNumbers.companyId, companyId),
    search === '' ? undefined : holdsPart(columns, partSearch(search)),
  );
  const [{ shown, ...next }, total] = await Promise.all([
    readPage(
      BY_NUMBER,
      asked,
      ({ after, orderBy, limit, offset }) =>
        db
          .select({
            ownNumber: ownPartNumbers.number,
            productId: products.id,
            productName: products.name,
            productIntro: products.intro,
            variantId: ownPartNumbers.variantId,
            variantDetails: productVariants.details,
            place: placeIn(BY_NUMBER),
          })
          .from(ownPartNumbers)
          .innerJoin(products, eq(products.id, ownPartNumbers.productId))
          .leftJoin(productVariants, eq(productVariants.id, ownPartNumbers.variantId))
          .where(and(condition, after))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ({ place }) => place,
    ),
    countOwnNumbers(db, condition),
  ]);
  return { items: shown.map(({ place: _place, ...row }) => row), total, ...next };
}

async function countOwnNumbers(db: Db, condition: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::integer` })
    .from(ownPartNumbers)
    .innerJoin(products, eq(products.id, ownPartNumbers.productId))
    .where(condition);
  return counted?.total ?? 0;
}
