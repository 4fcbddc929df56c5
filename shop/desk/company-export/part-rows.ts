import { and, asc, gt } from 'drizzle-orm';
import { currencies, type Minor } from '../../base/money/money.ts';
import { amountText } from '../../base/money/parse-amount.ts';
import type { HotData } from '../../base/operations/hot-data.ts';
import type { Shop, SignedInCustomer } from '../../base/operations/shop.ts';
import { pageOfOwnNumbers } from '../../catalogue/customer-part-numbers/own-number-writes.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { quotedParts } from '../../trade/quotations/quoted-parts.ts';

const PARTS_AT_ONCE = 100;
const NUMBERS_AT_ONCE = 1000;

type Rows = AsyncGenerator<readonly (readonly string[])[]>;

/** Headings of parts.csv. */
export const PART_HEADINGS = ['partNumber', 'width', 'description', 'currency', 'price', 'listPrice'] as const;

/** Rows of own-part-numbers.csv: what the company calls its parts. */
export async function* ownNumberRows({ db }: Pick<Shop, 'db'>, { companyId }: SignedInCustomer): Rows {
  for (let after: string | undefined; ;) {
    const asked = { search: '', page: 1, pageSize: NUMBERS_AT_ONCE, after };
    const { items, next } = await pageOfOwnNumbers(db, companyId, asked);
    yield items.map(({ ownNumber, productName, variantDetails }) => [
      String(companyId),
      ownNumber,
      productName,
      variantDetails ?? '',
    ]);
    if (next === undefined) return;
    after = next;
  }
}

/** Rows of parts.csv: every part that the company can buy, each width a row, at its own price for one piece. */
export async function* partRows(shop: Shop, member: SignedInCustomer): Rows {
  const currency = currencies[member.currencyId].code;
  for (let after = 0; ;) {
    const parts = await shop.db
      .select({ id: products.id, name: products.name, intro: products.intro, familyId: products.familyId })
      .from(products)
      .where(and(products.active, gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(PARTS_AT_ONCE);
    const last = parts.at(-1);
    if (last === undefined) return;
    const wanted = parts.flatMap(({ id, name, intro, familyId }) =>
      widthsOf(shop.hot(), familyId).map(({ variantId, width }) => ({ productId: id, variantId, name, intro, width })),
    );
    const found = await quotedParts(
      shop,
      member,
      wanted.map(({ productId, variantId }) => ({ productId, variantId, quantity: 1 })),
    );
    yield wanted.flatMap(({ name, width, intro }, index) => {
      const part = found[index];
      if (part === undefined || part.refusal !== null || part.ownPriceMinor === null) return [];
      return [[name, width, intro, currency, amountText(part.ownPriceMinor), textOf(part.listPriceMinor)]];
    });
    after = last.id;
  }
}

/** The widths of a part; one without name if it has none. */
function widthsOf({ families }: HotData, familyId: number | null) {
  const family = familyId === null ? undefined : families.get(familyId);
  if (family === undefined) return [{ variantId: null, width: '' }];
  return family.variants.map(({ id, details }) => ({ variantId: id, width: details }));
}

function textOf(minor: Minor | null): string {
  return minor === null ? '' : amountText(minor);
}
