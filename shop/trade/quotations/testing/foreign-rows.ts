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
