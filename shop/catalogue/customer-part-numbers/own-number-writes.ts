import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import { holdsPart, partSearch } from '../parts/holds-part.ts';
import { products, productVariants } from '../parts/tables.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { partKey } from '../../base/kernel/part-number.ts';
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

interface Question {
  companyId: number;
  /** Searches the customer part number, the part number or its short text. */
  search: string;
  limit: number;
  offset: number;
  /** Numbers after this one, so that a reader of all pages misses none, whatever is saved in the meantime. */
  after?: string;
}

/** A page of a company's customer part numbers, by number. */
export async function pageOfOwnNumbers(
  db: Db,
  { companyId, search, after = '', ...range }: Question,
): Promise<ListPage<OwnPartNumber>> {
  const columns = {
    keys: [ownPartNumbers.numberKey, products.partKey],
    texts: [ownPartNumbers.number, products.name, products.intro],
  };
  const rows = await db
    .select({
      ownNumber: ownPartNumbers.number,
      productId: products.id,
      productName: products.name,
      productIntro: products.intro,
      variantId: ownPartNumbers.variantId,
      variantDetails: productVariants.details,
      total: sql<number>`count(*) over ()::integer`,
    })
    .from(ownPartNumbers)
    .innerJoin(products, eq(products.id, ownPartNumbers.productId))
    .leftJoin(productVariants, eq(productVariants.id, ownPartNumbers.variantId))
    .where(
      and(
        eq(ownPartNumbers.companyId, companyId),
        gt(ownPartNumbers.numberKey, partKey(after)),
        search === '' ? undefined : holdsPart(columns, partSearch(search)),
      ),
    )
    .orderBy(asc(ownPartNumbers.numberKey), asc(ownPartNumbers.id))
    .limit(range.limit)
    .offset(range.offset);
  return { items: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
