import { desc, eq } from 'drizzle-orm';
import { auditEntries } from '#shop/audit/tables.ts';
import { cartWith } from '#shop/cart/testing/shelf.ts';
import { cartLines, carts } from '#shop/cart/tables.ts';
import { customers } from '#shop/customers/tables.ts';
import { purchaseOrders } from '#shop/documents/tables.ts';
import { hashPassword } from '#shop/identity/password.ts';
import { openPasswordReset } from '#shop/identity/password-reset-queries.ts';
import { homeImages } from '#shop/merchandising/tables.ts';
import { queueOnly } from '#shop/notifications/testing/outbox.ts';
import type { AnyOperation } from '#shop/operation.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { exampleOf, operationKey, type ExampleRequest } from '../example.ts';
import { CUSTOMER } from './callers.ts';

/** The example with the numbers of things that were made for it just now, so that it is answered with 200. */
export async function readyExample(shop: TestShop, operation: AnyOperation, customerToken: string) {
  const example = exampleOf(operation);
  const make = MADE[operationKey(operation)];
  return make === undefined ? example : { ...example, ...(await make(shop, example, customerToken)) };
}

type Make = (shop: TestShop, example: ExampleRequest, customerToken: string) => Promise<ExampleRequest>;

const filled: Make = async (shop, { body }, token) => {
  const cartGuid = await newCart(shop, token);
  return { body: { ...(body as object), cartGuid, guid: cartGuid } };
};

const mail: Make = async (shop) => {
  const mailId = await queueOnly(shop, 'order-customer', { orderId: 1001 });
  return { path: { mailId }, body: { mailId } };
};

let registered = 0;
let coupons = 0;
let priced = 0;

const registration: Make = async (_, { body }) => {
  registered += 1;
  return { body: { ...(body as object), userEmail: `buyer.${registered}@harbourlabel.test` } };
};

const reset: Make = async ({ shop }, { body }) => ({
  body: { ...(body as object), token: await openPasswordReset(shop.db, CUSTOMER, shop.clock.now()) },
});

const MADE: Readonly<Record<string, Make>> = {
  'POST /User/CreateToken': async ({ shop }, { body }) => {
    const passwordHash = await hashPassword('press-2026'); // other examples change it
    await shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, CUSTOMER));
    return { body: { ...(body as object), Password: 'press-2026' } };
  },
  'POST /BlogUser/CreateToken': async (_, { body }) => ({
    body: { ...(body as object), blogUserPass: 'counter-2026' },
  }),
  'POST /User/AddUser': registration,
  'POST /User': registration,
  'POST /User/CheckPasswordReset': reset,
  'POST /User/ResetPassword': reset,
  'GET /Cart/GetAllCartsByID/{cartGuid}': async (shop, _, token) => ({
    path: { cartGuid: await newCart(shop, token) },
  }),
  'POST /Cart/CreateCartItem': filled,
  'DELETE /Cart/DeleteItemFromCart/{lineId}/{cartGuid}': async (shop, _, token) => {
    const cartGuid = await newCart(shop, token);
    return { path: { lineId: await lineIn(shop, cartGuid), cartGuid } };
  },
  'POST /Cart/SaveCart': async (shop, _, token) => ({
    body: [{ cartID: await lineIn(shop, await newCart(shop, token)), productQuantity: 5 }],
  }),
  'POST /Sale/GetQuote': filled,
  'POST /Sale/AddSale': filled,
  'POST /User/UploadPO': async ({ shop }) => {
    await shop.db.delete(purchaseOrders).where(eq(purchaseOrders.orderId, 1116));
    return {};
  },
  'DELETE /HomepageImage/DeleteHomeImage/{imageId}': async ({ shop }) => {
    const [image] = await shop.db.select().from(homeImages).limit(1);
    return { path: { imageId: image?.id ?? 0 } };
  },
  'POST /Promo/savePromoCode': async (_, { body }) => {
    coupons += 1;
    return { body: { ...(body as object), promoCode: `SPRING${coupons}` } };
  },
  'POST /Audit/PutBack': async (shop) => ({ body: { entryId: await newEntry(shop) } }),
  'GET /Mail/GetMailByID/{mailId}': mail,
  'POST /Mail/TryMailAgain': mail,
};

async function newCart(shop: TestShop, token: string): Promise<string> {
  return cartWith(shop, shop.withToken(token), { part: 'DB-0150', quantity: 3 });
}

async function lineIn({ shop }: TestShop, cartGuid: string): Promise<number> {
  const [line] = await shop.db
    .select({ id: cartLines.id })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.guid, cartGuid));
  return line?.id ?? 0;
}

/** A change of a price that nobody has changed since. */
async function newEntry(shop: TestShop): Promise<number> {
  priced += 1;
  const staff = await shop.asStaff();
  const variant = { productVariantID: 502, productVariantDetails: '50 mm', productVariantPriceDollar: 38 + priced };
  await staff.post('/api/SubProductVariant/SaveProductVariantsBulk', [variant]);
  const [entry] = await shop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry?.id ?? 0;
}
