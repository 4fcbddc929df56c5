import type { ApiCaller, TestShop } from '#server/testing/test-shop.ts';
import { partIds } from '../../cart/testing/fill-cart.ts';
import type { QuotationLineDraft } from '../staff-paths.ts';

/** A line as the documented calls of staff take it. */
export const LINE = { part: 'DB-0150', width: '', quantity: 40, unitPriceMinor: 3050, serial: '', machine: '' };

interface Asked {
  part: string;
  quantity: number;
  addressId: number | null;
  remarks: string;
}

/** Asks for a price by the documented call; returns the quotation's id. */
export async function askFor(
  shop: TestShop,
  caller: ApiCaller,
  { part = 'DB-0150', quantity = 40, addressId = 1, remarks = 'Every month, please.' }: Partial<Asked> = {},
): Promise<number> {
  const { productID } = await partIds(shop, { part });
  const { status, body } = await caller.post('/api/Quotation/AskForQuotation', {
    lines: [{ productId: productID, quantity }],
    remarks,
    deliveryAddressId: addressId,
  });
  if (status !== 200) throw new Error(`Not asked: ${JSON.stringify(body)}`);
  return body;
}

type Offer = Partial<{
  lines: readonly (Omit<QuotationLineDraft, 'quantity' | 'unitPriceMinor'> | Record<string, unknown>)[];
  deliveryMinor: number | null;
  untilDay: string;
  partsAllowed: boolean;
  anyQuantity: boolean;
  deliveryAddressId: number | null;
}>;

/** Saves the next version by the documented call; returns its number. */
export async function prepare(staff: ApiCaller, quotationId: number, offer: Offer = {}): Promise<number> {
  const { body: now } = await staff.get(`/api/Quotation/GetQuotationForStaff/${quotationId}`);
  const { status, body } = await staff.post('/api/Quotation/SaveQuotation', {
    quotationId,
    version: now.version,
    lines: [LINE],
    deliveryAddressId: now.deliveryAddressId,
    deliveryMinor: 1250,
    untilDay: '2099-12-31',
    terms: '30 days net',
    remarks: 'As discussed.',
    note: 'A secret of the counter',
    ...offer,
  });
  if (status !== 200) throw new Error(`Not prepared: ${JSON.stringify(body)}`);
  return body;
}

export const send = (staff: ApiCaller, quotationId: number, version: number) =>
  staff.post('/api/Quotation/SendQuotation', { quotationId, version });

export const stampOf = async (caller: ApiCaller, quotationId: number): Promise<string> =>
  (await caller.get(`/api/Quotation/GetQuotation/${quotationId}`)).body.stamp;

/** Asks, prepares and sends; returns the id and the stamp of the offer. */
export async function offered(
  shop: TestShop,
  buyer: ApiCaller,
  staff: ApiCaller,
  { addressId, ...offer }: Offer & { addressId?: number | null } = {},
) {
  const quotationId = await askFor(shop, buyer, addressId === undefined ? {} : { addressId });
  const { status, body } = await send(staff, quotationId, await prepare(staff, quotationId, offer));
  if (status !== 200) throw new Error(`Not sent: ${JSON.stringify(body)}`);
  return { quotationId, stamp: await stampOf(buyer, quotationId) };
}

export const accept = (caller: ApiCaller, of: { quotationId: number; stamp: string }, more: object = {}) =>
  caller.post('/api/Quotation/AcceptQuotation', { ...of, purchaseOrderNumber: 'PO 4711', ...more });
