import { eq } from 'drizzle-orm';
import { CUSTOMER } from '#server/api/testing/callers.ts';
import type { Preparations } from '#server/api/testing/prepare-request.ts';
import { customers } from '#shop/people/accounts/tables.ts';
import { putPastOrder } from './put-past-order.ts';
import { type ForeignRows, get } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'GET /Sale/GetPastOrder/{pastOrderId}': {
    calls: [({ pastOrderId }) => get(`/Sale/GetPastOrder/${pastOrderId}`)],
  },
};

export const preparations: Preparations['preparations'] = {
  'GET /Sale/GetPastOrder/{pastOrderId}': async (shop) => {
    const [member] = await shop.shop.db
      .select({ companyId: customers.companyId })
      .from(customers)
      .where(eq(customers.id, CUSTOMER));
    const owner = { companyId: member?.companyId ?? 0, customerId: CUSTOMER };
    return { path: { pastOrderId: await putPastOrder(shop, owner) } };
  },
};
