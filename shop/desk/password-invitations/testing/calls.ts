import type { Preparations } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { USUAL_PER_MINUTE } from '../pace.ts';
import { passwordRounds } from '../tables.ts';
import { putMoved } from './put-moved.ts';

async function round({ shop }: TestShop): Promise<number> {
  const [row] = await shop.db
    .insert(passwordRounds)
    .values({ at: shop.clock.now(), staffId: 1, staffName: 'Counter', perMinute: USUAL_PER_MINUTE })
    .returning({ id: passwordRounds.id });
  return row?.id ?? 0;
}

export const preparations: Preparations['preparations'] = {
  'POST /Move/InviteMembers': async (shop) => {
    await putMoved(shop, { email: `${crypto.randomUUID()}@moved.test` });
    return { body: { perMinute: USUAL_PER_MINUTE } };
  },
  'POST /Move/StopInvitations': async (shop) => ({ body: { roundId: await round(shop) } }),
};
