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
