import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { addressText } from '#shop/trade/orders/address-text.ts';
import { appendVersion } from '#shop/trade/quotations/append-version.ts';
import { quotationEvents, quotations } from '#shop/trade/quotations/tables.ts';
import { countries } from '#shop/base/reference-data/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import { CURRENCY_ID } from './currency.ts';
import { instantOf } from './moment.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type SampleQuotation = SampleFiles['quotations'][number];

/** The prices that were asked for (K6), with the offers of the shop. */
export async function fillQuotations(tx: Db, sample: SampleFiles, today: Date): Promise<void> {
  for (const quotation of sample.quotations) await fillQuotation(tx, quotation, sample, today);
}

async function fillQuotation(
  tx: Db,
  { id, customerId, state, daysAgo, validDays, deliveryMinor, terms, remarks, answer }: SampleQuotation,
  sample: SampleFiles,
  today: Date,
): Promise<void> {
  const customer = sample.customers.find((each) => each.id === customerId);
  if (customer === undefined) throw new Error(`quotations.csv: there is no customer ${customerId}.`);
  const currencyId = CURRENCY_ID[customer.currency];
  const askedAt = instantOf({ on: null, daysAgo }, today, '10:20');
  const sentAt = instantOf({ on: null, daysAgo }, today, '15:05');
  const isSent = state === 'sent';
  const validUntil = new Date(today.getTime() + (validDays ?? 0) * DAY_MS).toISOString().slice(0, 10);
  const address = sample.addresses.find((each) => each.customerId === customerId);
  await tx.insert(quotations).values({
    id,
    companyId: customerId,
    customerId,
    currencyId,
    state,
    askedAt,
    changedAt: isSent ? sentAt : askedAt,
    lastVersion: isSent ? 2 : 1,
    ...(isSent ? { sentVersion: 2, validUntil } : {}),
  });
  const buyer = `${customer.firstName} ${customer.surname}`;
  const counter = sample.staff[0]?.name ?? '';
  const lines = linesOf(id, sample);
  const both = { deliveryAddressId: address?.id ?? null, note: '', partsAllowed: false, anyQuantity: false };
  const request = {
    ...both,
    staffId: null,
    byName: buyer,
    customerId: customer.id,
    deliveryMinor: null,
    validUntil: null,
    terms: '',
  };
  const asked = lines.map(({ unitPriceMinor: _, ownPriceMinor: __, typed: ___, ...line }) => line);
  await appendVersion(tx, { id, currencyId, version: 1 }, { ...request, message: remarks, lines: asked }, askedAt);
  await tx.insert(quotationEvents).values({
    quotationId: id,
    at: askedAt,
    kind: 'ask',
    version: 1,
    remarks,
    isStaff: false,
    byName: buyer,
    customerId: customer.id,
  });
  if (!isSent) return;
  const [country] = await tx
    .select({ name: countries.name })
    .from(countries)
    .where(eq(countries.id, address?.countryId ?? 0));
  const deliveryAddress = address === undefined || country === undefined ? null : addressText(address, country.name);
  const offer = {
    ...both,
    kept: { deliveryAddress, tax: null },
    staffId: 1,
    byName: counter,
    customerId: null,
    deliveryMinor,
    validUntil,
    terms,
    message: answer,
    lines,
  };
  await appendVersion(tx, { id, currencyId, version: 2 }, offer, sentAt);
  await tx.insert(quotationEvents).values({
    quotationId: id,
    at: sentAt,
    kind: 'send',
    version: 2,
    remarks: answer,
    isStaff: true,
    byName: counter,
  });
}

function linesOf(quotationId: number, { quotationLines, products, variants }: SampleFiles) {
  return quotationLines
    .filter((line) => line.quotationId === quotationId)
    .map(({ partNumber, width, quantity, unitPriceMinor }) => {
      const part = products.find(({ name }) => name === partNumber);
      if (part === undefined) throw new Error(`quotation-lines.csv: there is no part ${partNumber}.`);
      const variant = variants.find(({ familyId, details }) => familyId === part.familyId && details === width);
      if ((part.familyId === null) !== (variant === undefined))
        throw new Error(`quotation-lines.csv: ${partNumber} has no width '${width}'.`);
      return {
        productId: part.id,
        productName: part.name,
        productIntro: part.intro,
        unit: part.unit,
        variantId: variant?.id ?? null,
        variantDetails: variant?.details ?? null,
        quantity,
        unitPriceMinor,
        ownPriceMinor: null,
        typed: unitPriceMinor !== null,
      };
    });
}
