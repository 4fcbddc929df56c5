import { type Db, inTransaction } from '#platform/database/database.ts';
import { desc, eq } from 'drizzle-orm';
import { deliveryAddresses } from '../../people/accounts/tables.ts';
import { findOwnAddress } from '../../people/customers/address-queries.ts';
import { type FieldError, InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { ADDRESS_REQUIRED } from '../order-placing/refusals.ts';
import { appendVersion } from './append-version.ts';
import type { AskedLine, QuotationRequest } from './paths.ts';
import { type QuotedPart, quotedParts } from './quoted-parts.ts';
import { buyerActor, recordQuotation } from './record-quotation.ts';
import { quotations } from './tables.ts';

/**
 * Asks for a price of parts in the member's company (K6); nothing changes in their basket. Returns the quotation's id.
 * @throws {InvalidInputError} a part that is unknown, can't be bought or is not sold in that quantity (K4), or another company's address: by field
 */
export async function askForQuotation(
  { lines, remarks = '', deliveryAddressId }: QuotationRequest,
  context: CustomerContext,
): Promise<number> {
  const { shop, caller } = context;
  const { customer } = caller;
  const asked = mergeLines(lines);
  const parts = await quotedParts(shop, customer, asked);
  const refusals = refusalsOf(parts);
  if (refusals.length > 0) throw new InvalidInputError(refusals);
  const actor = buyerActor(context);
  return inTransaction(shop.db, async (tx) => {
    const addressId = await addressOf(tx, deliveryAddressId, customer.companyId);
    const { companyId, currencyId } = customer;
    const id = await insertQuotation(tx, { companyId, customerId: customer.id, currencyId, state: 'asked' }, actor.now);
    await appendVersion(
      tx,
      { id, currencyId, version: 1 },
      {
        ...EMPTY_OFFER,
        staffId: null,
        byName: actor.name,
        customerId: customer.id,
        deliveryAddressId: addressId,
        message: remarks,
        lines: parts.flatMap((part, index) => (part === undefined ? [] : requestLine(part, asked[index]))),
      },
      actor.now,
    );
    await recordQuotation(tx, { id, customerId: customer.id, kind: 'ask', state: 'asked', version: 1, remarks }, actor);
    return id;
  });
}

export const EMPTY_OFFER = {
  deliveryMinor: null,
  validUntil: null,
  terms: '',
  message: '',
  note: '',
  partsAllowed: false,
  anyQuantity: false,
} as const;

export async function insertQuotation(
  tx: Db,
  begun: Pick<typeof quotations.$inferInsert, 'companyId' | 'customerId' | 'currencyId' | 'state'>,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(quotations)
    .values({ ...begun, askedAt: now, changedAt: now, lastVersion: 1 })
    .returning({ id: quotations.id });
  if (row === undefined) throw new Error('A quotation was inserted and not answered.');
  return row.id;
}

interface MergedLine {
  productId: number;
  variantId: number | null;
  quantity: number;
  serial: string;
  machine: string;
}

/** Adds up lines of the same part and width, as a basket does (D11). */
function mergeLines(lines: readonly AskedLine[]): MergedLine[] {
  const merged = new Map<string, MergedLine>();
  for (const { productId, variantId = null, quantity, serial = '', machine = '' } of lines) {
    const key = `${productId}/${variantId}`;
    const before = merged.get(key);
    merged.set(
      key,
      before === undefined
        ? { productId, variantId, quantity, serial, machine }
        : { ...before, quantity: before.quantity + quantity },
    );
  }
  return [...merged.values()];
}

function refusalsOf(parts: readonly (QuotedPart | undefined)[]): FieldError[] {
  return parts.flatMap((part, index): FieldError[] => {
    const field = `lines.${index}.productId`;
    if (part === undefined) return [{ field, message: message('refusal.not-found.product') }];
    if (part.refusal !== null) return [{ field, message: part.refusal }];
    return part.quantityRefusal === null ? [] : [{ field: `lines.${index}.quantity`, message: part.quantityRefusal }];
  });
}

function requestLine({ product, width }: QuotedPart, line: MergedLine | undefined) {
  const { quantity = 1, serial = '', machine = '' } = line ?? {};
  return { ...describePart({ product, width }), quantity, serial, machine };
}

/** A part as a version keeps it. */
export function describePart({ product, width }: Pick<QuotedPart, 'product' | 'width'>) {
  return {
    productId: product.id,
    productName: product.name,
    productIntro: product.intro,
    unit: product.unit,
    variantId: width?.id ?? null,
    variantDetails: width?.details ?? null,
  };
}

/** The chosen address, otherwise the one that the checkout would begin with; null: the company has none. @throws {InvalidInputError} another company's */
async function addressOf(tx: Db, addressId: number | null | undefined, companyId: number): Promise<number | null> {
  if (addressId == null) return defaultAddress(tx, companyId);
  if ((await findOwnAddress(tx, { addressId, companyId })) === undefined)
    throw new InvalidInputError([{ field: 'deliveryAddressId', message: ADDRESS_REQUIRED }]);
  return addressId;
}

export async function defaultAddress(tx: Db, companyId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: deliveryAddresses.id })
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.companyId, companyId))
    .orderBy(desc(deliveryAddresses.isDefault), desc(deliveryAddresses.savedAt), desc(deliveryAddresses.id))
    .limit(1);
  return row?.id ?? null;
}
