import type { TestShop } from '#server/testing/test-shop.ts';
import { SECRET_PURPOSE } from '../deliver-webhook.ts';
import { insertEndpoint, insertTest } from '../endpoint-queries.ts';
import { newSecret } from '../sign.ts';

/** Stores a webhook of a company, or of the shop, with one delivery. @param isOn false: a running shop leaves it alone */
export async function putWebhook({ shop }: Pick<TestShop, 'shop'>, companyId: number | null, isOn = true) {
  const { db, clock, sealer } = shop;
  const stored = await insertEndpoint(db, {
    companyId,
    url: 'https://erp.converter.test/pressline',
    description: 'ERP',
    kinds: ['order.placed'],
    secret: sealer?.seal(newSecret(), SECRET_PURPOSE) ?? '',
    createdAt: clock.now(),
    ...(isOn ? {} : { offReason: 'person', offAt: clock.now() }),
  });
  return { ...stored, webhookDeliveryId: await insertTest(db, stored.id, clock.now()) };
}
