import { createHash } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import { orderTotals } from '../../catalogue/pricing/totals.ts';
import type { OfferTerms } from './offer-terms.ts';
import { quotationLines, quotationVersions } from './tables.ts';

type StoredLine = Omit<typeof quotationLines.$inferInsert, 'id' | 'versionId' | 'position'>;

/** Content of a version; its lines have no prices in a request. */
export interface VersionContent {
  staffId: number | null;
  byName: string;
  /** null: staff. */
  customerId: number | null;
  deliveryAddressId: number | null;
  /** Absent: a request. */
  kept?: OfferTerms;
  deliveryMinor: Minor | null;
  validUntil: CalendarDay | null;
  terms: string;
  message: string;
  note: string;
  partsAllowed: boolean;
  anyQuantity: boolean;
  lines: readonly StoredLine[];
}

/** Writes the next version of a locked quotation. Returns its number. */
export async function appendVersion(
  tx: Db,
  { id: quotationId, currencyId, version }: { id: number; currencyId: CurrencyId; version: number },
  { lines, kept, ...content }: VersionContent,
  madeAt: Date,
): Promise<number> {
  const [inserted] = await tx
    .insert(quotationVersions)
    .values({
      ...content,
      ...kept,
      ...totalsOf(lines, content.deliveryMinor),
      quotationId,
      version,
      madeAt,
      stamp: stampOf([quotationId, version, currencyId], {
        lines,
        ...content,
        ...(kept === undefined ? {} : { kept }),
      }),
    })
    .returning({ id: quotationVersions.id });
  if (inserted === undefined) throw new Error('A version of a quotation was inserted and not answered.');
  await tx
    .insert(quotationLines)
    .values(lines.map((line, index) => ({ ...line, versionId: inserted.id, position: index + 1 })));
  return version;
}

function totalsOf(lines: readonly StoredLine[], deliveryMinor: Minor | null) {
  const priced = lines.flatMap(({ unitPriceMinor, quantity }) =>
    unitPriceMinor == null ? [] : [{ unitMinor: unitPriceMinor, quantity }],
  );
  const { goodsMinor, adjustments, totalMinor } = orderTotals({ lines: priced, coupon: null, deliveryMinor });
  const isPriced = priced.length === lines.length;
  return isPriced ? { goodsMinor, adjustments, totalMinor } : { goodsMinor: null, adjustments, totalMinor: null };
}

/** Checksum of everything that a buyer agrees to. */
function stampOf(of: readonly number[], content: VersionContent): string {
  const { lines, kept, deliveryAddressId, deliveryMinor, validUntil, terms, partsAllowed } = content;
  const agreed = [
    of,
    [deliveryAddressId, kept, deliveryMinor, validUntil, terms, partsAllowed],
    lines.map((line) => [
      line.productId,
      line.variantId,
      line.quantity,
      line.unitPriceMinor,
      line.serial,
      line.machine,
    ]),
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('hex').slice(0, 32);
}
