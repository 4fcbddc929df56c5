import { CUSTOMER } from '#server/api/testing/callers.ts';
import type { Prepare, Preparations } from '#server/api/testing/prepare-request.ts';
import { putWebhook } from './webhooks.ts';
import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

const DRAFT = { webhookUrl: 'https://erp.converter.test/', webhookNote: '', changeKinds: ['order.placed'] };

/** Answers of this folder's calls to a customer who names another company's webhook (B11). */
export const foreignRows: ForeignRows = {
  'GET /Webhook/GetWebhookLog/{guid}': { calls: [({ webhookGuid }) => get(`/Webhook/GetWebhookLog/${webhookGuid}`)] },
  'POST /Webhook/SaveWebhook': {
    calls: [({ webhookGuid }) => post('/Webhook/SaveWebhook', { guid: webhookGuid, ...DRAFT })],
  },
  'POST /Webhook/TurnWebhook': {
    calls: [({ webhookGuid }) => post('/Webhook/TurnWebhook', { guid: webhookGuid, isOn: false })],
  },
  'POST /Webhook/RotateWebhookSecret': {
    calls: [({ webhookGuid }) => post('/Webhook/RotateWebhookSecret', { guid: webhookGuid })],
  },
  'POST /Webhook/RemoveWebhook': {
    calls: [({ webhookGuid }) => post('/Webhook/RemoveWebhook', { guid: webhookGuid })],
  },
  'POST /Webhook/TestWebhook': { calls: [({ webhookGuid }) => post('/Webhook/TestWebhook', { guid: webhookGuid })] },
  'POST /Webhook/RetryWebhook': {
    calls: [
      ({ webhookGuid, webhookDeliveryId }) => post('/Webhook/RetryWebhook', { guid: webhookGuid, webhookDeliveryId }),
    ],
  },
};

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
