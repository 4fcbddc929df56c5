import { CUSTOMER } from '#server/api/testing/callers.ts';
import { type Prepare, type Preparations, staffOf } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { askFor, offered, prepare } from './quotations.ts';
import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /Quotation/AskForQuotation': {
    asField: [
      ({ addressId }) =>
        post('/Quotation/AskForQuotation', {
          lines: [{ productId: 140, quantity: 1 }],
          deliveryAddressId: addressId,
        }),
    ],
  },
  'GET /Quotation/GetQuotation/{quotationId}': {
    calls: [({ quotationId }) => get(`/Quotation/GetQuotation/${quotationId}`)],
  },
  'POST /Quotation/AcceptQuotation': {
    calls: [
      ({ quotationId }) =>
        post('/Quotation/AcceptQuotation', { quotationId, stamp: 'any', purchaseOrderNumber: 'PO 1' }),
    ],
  },
  'POST /Quotation/RequestQuotationApproval': {
    calls: [
      ({ quotationId }) =>
        post('/Quotation/RequestQuotationApproval', { quotationId, stamp: 'any', purchaseOrderNumber: 'PO 1' }),
    ],
  },
  'POST /Quotation/CounterQuotation': {
    calls: [
      ({ quotationId }) => post('/Quotation/CounterQuotation', { quotationId, stamp: 'any', remarks: 'Cheaper?' }),
    ],
  },
  'POST /Quotation/DeclineQuotation': {
    calls: [({ quotationId }) => post('/Quotation/DeclineQuotation', { quotationId })],
  },
  'POST /Quotation/RetractQuotation': {
    calls: [({ quotationId }) => post('/Quotation/RetractQuotation', { quotationId })],
  },
};

/** Runs the example with a new offer to the customer. */
const onOffer: Prepare = async (shop, { body }, token) => {
  const of = await offered(shop, shop.withToken(token), await staffOf(shop));
  return { body: { ...(body as object), ...named(body, of) } };
};

/** Replaces the members that the example has. */
function named(body: unknown, { quotationId, stamp }: { quotationId: number; stamp: string }) {
  return { quotationID: quotationId, ...('stamp' in (body as object) ? { stamp } : {}) };
}

const asked = (shop: TestShop, token: string) => askFor(shop, shop.withToken(token));

/** Runs the example with a new request of the customer. */
const onRequest: Prepare = async (shop, { body }, token) => ({
  body: { ...(body as object), quotationID: await asked(shop, token) },
});

/** Begins a request of the customer, whoever calls. */
async function requestOf(shop: TestShop) {
  const staff = await staffOf(shop);
  const draft = { part: 'DB-0150', width: '', quantity: 40, unitPriceMinor: null, serial: '', machine: '' };
  const { body } = await staff.post('/api/Quotation/AddQuotation', { memberId: CUSTOMER, lines: [draft] });
  return { staff, quotationId: body as number };
}

/** Runs the example with a version that is prepared, or sent. */
const onVersion =
  (isSent: boolean): Prepare =>
  async (shop, { body }) => {
    const { staff, quotationId } = await requestOf(shop);
    const version = await prepare(staff, quotationId, { deliveryAddressId: null });
    if (isSent) await staff.post('/api/Quotation/SendQuotation', { quotationId, version });
    return { body: { ...(body as object), quotationID: quotationId, version } };
  };

export const preparations: Preparations['preparations'] = {
  'POST /Quotation/AcceptQuotation': onOffer,
  'POST /Quotation/RequestQuotationApproval': onOffer,
  'POST /Quotation/CounterQuotation': onOffer,
  'POST /Quotation/DeclineQuotation': onOffer,
  'POST /Quotation/RetractQuotation': onRequest,
  'POST /Quotation/SaveQuotation': async (shop, { body }) => {
    const { quotationId } = await requestOf(shop);
    return { body: { ...(body as object), quotationID: quotationId, version: 1 } };
  },
  'POST /Quotation/SendQuotation': onVersion(false),
  'POST /Quotation/ExtendQuotation': onVersion(true),
  'POST /Quotation/WithdrawQuotation': async (shop, { body }) => {
    const { quotationId } = await requestOf(shop);
    return { body: { ...(body as object), quotationID: quotationId } };
  },
};
