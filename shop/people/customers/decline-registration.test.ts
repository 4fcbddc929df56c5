import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { registrationOf, rowOf, waitingMails } from './testing/people.ts';

const DECLINE = '/api/User/DeclineRegistration';

describe('a registration is declined (D18)', () => {
  test('with a reason that is mailed; its links stop working, and the history says who and why', async ({ shop }) => {
    const registration = registrationOf();
    await shop.api.post('/api/User/AddUser', registration);
    const { id, guid } = await rowOf(shop, registration.userEmail);
    const staff = await shop.asStaff();
    const reason = 'We sell through our dealer in your country.\nPlease write to them.';
    expect((await staff.post(DECLINE, { customerId: id, reason })).body).toBe(1);

    expect((await rowOf(shop, registration.userEmail)).status).toBe('inactive');
    expect((await shop.api.post('/api/Activate/gr', { userType: 'd', userGuid: guid })).body).toBe(0);
    await deliverAll(shop);
    const mail = await lastMail(shop, 'registration-declined');
    expect(mail.to).toBe(registration.userEmail);
    expect(mail.text).toContain('We sell through our dealer in your country.');
    expect(`${mail.subject} ${mail.text}`).not.toContain('Tennant');
    const { body } = await staff.get(`/api/Audit/GetAuditEntries?of=customer:${id}`);
    expect(body[0]).toMatchObject({ action: 'declined', after: { status: 'inactive', reason } });
  });

  test.for([
    ['no reason', { reason: ' ' }, 400, 'Reason is required'],
    ['a reason without end', { reason: 'x'.repeat(1001) }, 400, 'Too many characters'],
  ] as const)('not with %s', async ([, changes, status, message], { shop }) => {
    const registration = registrationOf();
    await shop.api.post('/api/User/AddUser', registration);
    const { id } = await rowOf(shop, registration.userEmail);
    const answer = await (await shop.asStaff()).post(DECLINE, { customerId: id, ...changes });
    expect([answer.status, answer.body.errors]).toEqual([status, [{ field: 'reason', message }]]);
    expect((await rowOf(shop, registration.userEmail)).status).toBe('waiting');
  });

  test('not once it is authorised, nor if there is none: nothing is changed, no mail', async ({ shop }) => {
    const staff = await shop.asStaff();
    const before = (await waitingMails(shop, 'registration-declined')).length;
    const customer = await shop.as('uk@converter.test');
    const answer = await staff.post(DECLINE, { customerId: customer.customerId, reason: 'No' });
    expect([answer.status, answer.body.code]).toEqual([409, 'account.not-waiting']);
    expect((await staff.post(DECLINE, { customerId: 999_999, reason: 'No' })).status).toBe(404);
    expect((await rowOf(shop, 'uk@converter.test')).status).toBe('active');
    expect(await waitingMails(shop, 'registration-declined')).toHaveLength(before);
  });
});
