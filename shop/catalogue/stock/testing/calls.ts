import type { Preparations } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { arrivals } from '#shop/catalogue/stock/tables.ts';

async function newArrival({ shop }: TestShop): Promise<number> {
  const expected = { productId: 140, quantity: 10, expectedOn: '2099-12-03' };
  const [{ id } = { id: 0 }] = await shop.db.insert(arrivals).values(expected).returning({ id: arrivals.id });
  return id;
}

export const preparations: Preparations['preparations'] = {
  'POST /Stock/ReceiveArrival': async (shop) => ({ body: { arrivalId: await newArrival(shop) } }),
  'POST /Stock/ReceiveArrivals': async (shop) => ({
    body: { arrivals: [{ arrivalId: await newArrival(shop), productQuantity: 10 }] },
  }),
  'POST /Stock/CancelArrival': async (shop) => ({ body: { arrivalId: await newArrival(shop) } }),
};
