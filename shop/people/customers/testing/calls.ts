import { CUSTOMER, OTHER, WAITING } from '#server/api/testing/callers.ts';
import { type Prepare, type Preparations, next, nowIn } from '#server/api/testing/prepare-request.ts';
import { customers } from '#shop/people/accounts/tables.ts';
import { insertAddress } from '#shop/people/customers/address-queries.ts';
import { hashPassword } from '#shop/people/identity/password.ts';
import { eq, inArray } from 'drizzle-orm';
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

const registration: Prepare = async (shop, { body }) => ({
  body: { ...(body as object), userEmail: `buyer.${next(shop)}@harbourlabel.test` },
});

export const preparations: Preparations['preparations'] = {
  'POST /User/SaveOwnAccount': async ({ shop }, { body }) => {
    const passwordHash = await hashPassword('press-2026'); // other examples change it
    await shop.db
      .update(customers)
      .set({ passwordHash })
      .where(inArray(customers.id, [CUSTOMER, OTHER]));
    return { body: { ...(body as object), presentPassword: 'press-2026' } };
  },
  'DELETE /DeliveryAddress/DeleteDeliveryAddress/{addressId}': async (shop) => {
    const text = {
      contactName: 'Ada',
      line1: '1 Dock Road',
      line2: '',
      region: '',
      postcode: 'CH41 1AA',
      countryId: 247,
    };
    return {
      path: {
        addressId: await insertAddress(shop.shop.db, { companyId: CUSTOMER, customerId: CUSTOMER }, text, nowIn(shop)),
      },
    };
  },
  'POST /User/DeclineRegistration': async ({ shop }) => {
    await shop.db.update(customers).set({ status: 'waiting' }).where(eq(customers.id, WAITING));
    return {};
  },
  'POST /User/AddUser': registration,
  'POST /User': registration,
};
