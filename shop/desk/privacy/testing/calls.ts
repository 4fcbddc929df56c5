import { eq } from 'drizzle-orm';
import { CUSTOMER } from '#server/api/testing/callers.ts';
import { next, type Prepare, type Preparations } from '#server/api/testing/prepare-request.ts';
import { dataRequests } from '../tables.ts';

/** A request of its own for each call, of somebody without a login: so that no account of the sample is erased. */
const withRequest: Prepare = async (shop, { body }) => {
  const email = `nobody.${next(shop)}@press.test`;
  const [row] = await shop.shop.db
    .insert(dataRequests)
    .values({ kind: 'erasure', email, askedAt: shop.shop.clock.now() })
    .returning({ id: dataRequests.id });
  return { body: { ...(body as object), dataRequestId: row?.id } };
};

/** Without open requests of the customer. */
const withoutOpen: Prepare = async ({ shop }, { body }) => {
  await shop.db.delete(dataRequests).where(eq(dataRequests.customerId, CUSTOMER));
  return { body };
};

const withOpen: Prepare = async (shop, example, token) => {
  await withoutOpen(shop, example, token);
  const { db, clock } = shop.shop;
  await db
    .insert(dataRequests)
    .values({ kind: 'erasure', customerId: CUSTOMER, email: 'uk@converter.test', askedAt: clock.now() });
  return example.body === undefined ? {} : { body: example.body };
};

export const preparations: Preparations['preparations'] = {
  'POST /Privacy/RequestErasure': withoutOpen,
  'POST /Privacy/WithdrawErasureRequest': withOpen,
  'POST /Privacy/AnswerDataRequest': withRequest,
  'POST /Privacy/ErasePerson': withRequest,
};

/** The same request is sent more than once. */
export const before: Preparations['before'] = {
  'POST /Privacy/ErasePerson': `
    with again as (delete from erasures returning id)
    update data_requests set answered_at = null, answered_by = null, outcome = null, email = 'nobody@press.test'
    where customer_id is null and kind = 'erasure'`,
};
