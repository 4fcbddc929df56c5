import { type ForeignRows, get, post, del, ADDRESS, accountOf } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /User/SaveUser': {
    calls: [
      ({ customerId }) => post('/User/SaveUser', accountOf({ customerId })),
      ({ customerGuid }) => post('/User/SaveUser', accountOf({ customerGuid })),
      ({ customerGuid }, own) => post('/User/SaveUser', accountOf({ customerId: own.customerId, customerGuid })),
      ({ customerId }, own) => post('/User/SaveUser', accountOf({ customerId, customerGuid: own.customerGuid })),
    ],
  },
  'GET /User/GetCustomerByID/{customerId}': {
    calls: [
      ({ customerId }) => get(`/User/GetCustomerByID/${customerId}`),
      ({ customerGuid }) => get(`/User/GetCustomerByID/${customerGuid}`),
    ],
  },
  'GET /User/GetUserByID/{customerId}': {
    calls: [
      ({ customerId }) => get(`/User/GetUserByID/${customerId}`),
      ({ customerGuid }) => get(`/User/GetUserByID/${customerGuid.toUpperCase()}`),
    ],
  },
  'POST /Activate/gr': {
    nothing: 'the guid is the secret of the mail to staff; an active account stays as it is (D18)',
  },
  'GET /DeliveryAddress/GetDeliveryAddressByUserID/{customerId}': {
    calls: [
      ({ customerId }) => get(`/DeliveryAddress/GetDeliveryAddressByUserID/${customerId}`),
      ({ customerGuid }) => get(`/DeliveryAddress/GetDeliveryAddressByUserID/${customerGuid}`),
    ],
  },
  'GET /DeliveryAddress/GetDeliveryAddressByID/{addressId}': {
    calls: [({ addressId }) => get(`/DeliveryAddress/GetDeliveryAddressByID/${addressId}`)],
  },
  'POST /DeliveryAddress/SaveDeliveryAddress': {
    calls: [
      ({ addressId }) => post('/DeliveryAddress/SaveDeliveryAddress', { ...ADDRESS, deliveryID: addressId }),
      ({ customerId }) =>
        post('/DeliveryAddress/SaveDeliveryAddress', { ...ADDRESS, deliveryID: 0, userID: customerId }),
      ({ addressId, customerId }) =>
        post('/DeliveryAddress/SaveDeliveryAddress', { ...ADDRESS, deliveryID: addressId, userID: customerId }),
    ],
  },
  'DELETE /DeliveryAddress/DeleteDeliveryAddress/{addressId}': {
    calls: [({ addressId }) => del(`/DeliveryAddress/DeleteDeliveryAddress/${addressId}`)],
  },
  'POST /DeliveryAddress/SetDefaultDeliveryAddress': {
    calls: [({ addressId }) => post('/DeliveryAddress/SetDefaultDeliveryAddress', { deliveryID: addressId })],
  },
};
