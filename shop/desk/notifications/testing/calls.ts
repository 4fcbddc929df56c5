import { CUSTOMER } from '#server/api/testing/callers.ts';
import type { Prepare, Preparations } from '#server/api/testing/prepare-request.ts';
import { deliverAll, queueOnly } from '#shop/desk/notifications/testing/outbox.ts';

const mail: Prepare = async (shop) => {
  const mailId = await queueOnly(shop, 'order-customer', { orderId: 1001 });
  return { path: { mailId }, body: { mailId } };
};

const resetMail: Prepare = async (shop) => {
  const mailId = await queueOnly(shop, 'password-reset', { customerId: CUSTOMER });
  await deliverAll(shop);
  return { body: { mailId } };
};

export const preparations: Preparations['preparations'] = {
  'GET /Mail/GetMailByID/{mailId}': mail,
  'POST /Mail/TryMailAgain': mail,
  'POST /Mail/NoteMailArrived': mail,
  'POST /Mail/OpenResetLink': resetMail,
};

export const before: Preparations['before'] = {
  'POST /Mail/NoteMailArrived':
    "with failed as (update outbox set failed_at = now(), done_at = null returning id) insert into mails (outbox_id, recipient, subject, text, html, handed_over_at) select id, 'uk@converter.test', 'Your order', '', '', now() from failed on conflict (outbox_id) do update set handed_over_at = now(), sent_at = null",
  'POST /Mail/TryFailedMailsAgain': `insert into outbox (kind, payload, failed_at) values ('order-customer', '{"orderId": 1001}', now())`,
};
