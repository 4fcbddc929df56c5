import { CUSTOMER, OTHER, WAITING } from '#server/api/testing/callers.ts';
import { type Prepare, type Preparations, next, nowIn } from '#server/api/testing/prepare-request.ts';
import { customers } from '#shop/people/accounts/tables.ts';
import { insertAddress } from '#shop/people/customers/address-queries.ts';
import { hashPassword } from '#shop/people/identity/password.ts';
import { eq, inArray } from 'drizzle-orm';

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
