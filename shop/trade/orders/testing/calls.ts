import { type Preparations, filled } from '#server/api/testing/prepare-request.ts';
import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'GET /Sale/GetPartsOfMachine/{machineId}': {
    calls: [({ machineId }) => get(`/Sale/GetPartsOfMachine/${machineId}`)],
  },
  'POST /Sale/GetQuote': {
    bySecretGuid: [({ cartGuid }, own) => post('/Sale/GetQuote', { cartGuid, deliveryAddressId: own.addressId })],
    calls: [({ addressId }, own) => post('/Sale/GetQuote', { cartGuid: own.cartGuid, deliveryAddressId: addressId })],
  },
  'POST /Sale/AddSale': {
    calls: [({ cartGuid }, own) => post('/Sale/AddSale', { cartGuid, deliveryID: own.addressId, PONumber: 'PO 1' })],
    asField: [
      ({ addressId }, own) =>
        post('/Sale/AddSale', { cartGuid: own.cartGuid, deliveryID: addressId, PONumber: 'PO 1' }),
    ],
  },
  'GET /Sale/GetOrderAgain/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderAgain/${orderId}`)] },
  'GET /Sale/GetSaleByID/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetSaleByID/${orderId}`)] },
  'GET /SaleItem/GetAllSaleItemsBySaleID/{orderId}': {
    calls: [({ orderId }) => get(`/SaleItem/GetAllSaleItemsBySaleID/${orderId}`)],
  },
  'GET /Sale/GetSaleByUserID/{customerId}': {
    calls: [
      ({ customerId }) => get(`/Sale/GetSaleByUserID/${customerId}`),
      ({ customerGuid }) => get(`/Sale/GetSaleByUserID/${customerGuid}?search=zebra`),
    ],
  },
  'POST /SaleItem/AddSaleItems': {
    calls: [
      ({ orderId, productId }) =>
        post('/SaleItem/AddSaleItems', [{ saleID: orderId, ProductID: productId, serial: 'X' }]),
      ({ orderId, productId }, own) =>
        post('/SaleItem/AddSaleItems', [
          { saleID: own.orderId, ProductID: productId, serial: 'X' },
          { saleID: orderId, ProductID: productId, serial: 'X' },
        ]),
    ],
  },
};

export const preparations: Preparations['preparations'] = {
  'POST /Sale/GetQuote': filled,
  'POST /Sale/AddSale': filled,
};

export const before: Preparations['before'] = {
  'POST /Sale/SetSaleStatus': "update orders set status = 'pending'",
};
