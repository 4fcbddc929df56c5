import { CUSTOMER } from '#server/api/testing/callers.ts';
import type { Prepare, Preparations } from '#server/api/testing/prepare-request.ts';
import { putWebhook } from './webhooks.ts';

/** The example of a call about a webhook of the company, or of the shop. */
const of =
  (companyId: number | null): Prepare =>
  async (shop, { path, body }) => {
    const { guid, webhookDeliveryId } = await putWebhook(shop, companyId);
    if (path !== undefined) return { path: { guid } };
    return { body: { ...(body as object), guid, ...namedDelivery(body, webhookDeliveryId) } };
  };

const namedDelivery = (body: unknown, webhookDeliveryId: number) =>
  typeof body === 'object' && body !== null && 'webhookDeliveryId' in body ? { webhookDeliveryId } : {};

const CALLS = [
  ['GET', 'Get', 'WebhookLog/{guid}'],
  ['POST', 'Save', 'Webhook'],
  ['POST', 'Turn', 'Webhook'],
  ['POST', 'Rotate', 'WebhookSecret'],
  ['POST', 'Remove', 'Webhook'],
  ['POST', 'Test', 'Webhook'],
  ['POST', 'Retry', 'Webhook'],
] as const;

/** Examples that name a webhook. */
export const preparations: Preparations['preparations'] = Object.fromEntries(
  CALLS.flatMap(([method, verb, noun]) => [
    [`${method} /Webhook/${verb}${noun}`, of(CUSTOMER)],
    [`${method} /Webhook/${verb}Staff${noun}`, of(null)],
  ]),
);
