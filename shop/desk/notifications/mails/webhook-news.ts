import type { Db } from '#platform/database/database.ts';
import { type Message, message } from '../../../base/messages/message.ts';
import type { WebhookNews } from '../../../base/outbox/effects.ts';
import { findEndpoint } from '../../webhooks/endpoint-queries.ts';
import type { Mail } from '../mail.ts';
import { findActiveAccount, getColleague } from './find-subject.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';

export const webhookNews: Mail<'webhook-news'> = {
  async write({ endpointId, customerId, news }, { tx, publicUrl }) {
    const account = await findActiveAccount(tx, customerId);
    if (account === null) return null;
    const page = `${publicUrl}/Company/Webhooks`;
    return webhookNewsMail(tx, { endpointId, news }, { to: account.email, dear: greeting(account), page });
  },
};

export const staffWebhookNews: Mail<'staff-webhook-news'> = {
  async write({ endpointId, staffId, news }, { tx, publicUrl }) {
    const { email, name } = await getColleague(tx, staffId);
    const dear = message('staff-letter.account.dear', { name });
    return webhookNewsMail(tx, { endpointId, news }, { to: email, dear, page: `${publicUrl}/Administration/Webhooks` });
  },
};

/** To somebody who answers for a webhook. A removed one needs no mail. */
async function webhookNewsMail(
  tx: Db,
  { endpointId, news: what }: { endpointId: number; news: WebhookNews },
  { to, dear, page }: { to: string; dear: Message; page: string },
): Promise<Letter | null> {
  const endpoint = await findEndpoint(tx, endpointId);
  if (endpoint === undefined) return null;
  const subject = message('letter.webhook.subject', { what });
  return {
    to,
    subject,
    heading: subject,
    blocks: [
      { kind: 'text', text: dear },
      { kind: 'text', text: message('letter.webhook.text', { what, url: endpoint.url }) },
      { kind: 'button', label: message('letter.webhook.button'), url: page },
    ],
  };
}
