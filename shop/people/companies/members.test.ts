import { DAY_MS } from '../../base/days/calendar-day.ts';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { customers } from '../accounts/tables.ts';
import { newCustomer } from '../customers/testing/people.ts';
import { deliverAll, takingSender } from '../../desk/notifications/testing/outbox.ts';
import { addMember, invited } from './testing/members.ts';

const PERSON = {
  firstName: 'Nia',
  surname: 'Bevan',
  telephone: '01514960001',
  password: 'teal-sleeve-44',
  passwordRepeat: 'teal-sleeve-44',
};

async function company(shop: TestShop) {
  const manager = await newCustomer(shop);
  return { manager, asManager: await shop.as(manager.userEmail, manager.userPass) };
}

const rowOf = async ({ shop: { db } }: TestShop, id: number) => {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
};

describe('an invitation (H2)', () => {
  test('is mailed with a link that creates a member of the company, with its role and terms, once', async ({
    ownShop: shop,
  }) => {
    const { manager, asManager } = await company(shop);
    const email = 'nia@converter.test';
    expect((await asManager.post('/api/Company/InviteMember', { email, memberRole: 'approver' })).body).toBe(1);

    const server = takingSender();
    await deliverAll(shop, server);
    const mail = server.sent.find(({ to }) => to === email);
    expect(mail?.subject).toBe('Tennant Labels Ltd invites you to Pressline');
    expect(mail?.text).toContain('Ada Tennant has invited you to order for Tennant Labels Ltd at Pressline.');
    const token = /Company\/Join\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await shop.api.post('/api/Company/ReadInvitation', { token })).body).toEqual({
      companyName: 'Tennant Labels Ltd',
      email,
    });

    expect((await shop.api.post('/api/Company/Join', { token, ...PERSON })).body).toBe(1);
    const nia = await shop.as(email, 'teal-sleeve-44');
    expect((await nia.get(`/api/User/GetUserByID/${nia.customerId}`)).body).toMatchObject({
      userID: nia.customerId,
      companyID: manager.companyId,
      memberRole: 'approver',
      userHouseNo: 'Tennant Labels Ltd',
      userStreet: '8 Sleeve Street',
      priceClassID: 2,
      currency: 2,
    });

    const again = await shop.api.post('/api/Company/Join', { token, ...PERSON });
    expect([again.status, again.body.code]).toEqual([410, 'invitation.dead']);
  });

  test('is in the inviter’s language, and the member keeps the one they joined in (N1)', async ({ ownShop: shop }) => {
    const { asManager } = await company(shop);
    const email = 'nia@converter.test';
    const headers = { authorization: `Bearer ${asManager.token}`, 'accept-language': 'fr' };
    const payload = { userEmail: email, memberRole: 'reader' };
    await shop.app.inject({ method: 'POST', url: '/api/Company/InviteMember', headers, payload });
    const server = takingSender();
    await deliverAll(shop, server);
    const mail = server.sent.find(({ to }) => to === email);
    expect(mail?.text).toContain('Ada Tennant vous');
    const token = /Company\/Join\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await shop.app.inject({
      method: 'POST',
      url: '/api/Company/Join',
      headers: { 'accept-language': 'it' },
      payload: {
        token,
        userFirstname: 'Nia',
        userSurname: 'Bevan',
        userTel: '01514960001',
        userPass: PERSON.password,
        password_repeat: PERSON.password,
      },
    });
    const [row] = await shop.shop.db.select().from(customers).where(eq(customers.email, email));
    expect(row?.language).toBe('it');
  });

  test('its mail is stored without the token, which staff open if there is no mail server (D44)', async ({
    ownShop: shop,
  }) => {
    const { asManager } = await company(shop);
    await asManager.post('/api/Company/InviteMember', { email: 'nia@converter.test', memberRole: 'buyer' });
    await deliverAll(shop);
    const staff = await shop.asStaff();
    const { body: list } = await staff.get('/api/Mail/GetMails?kind=invitation');
    const { body: mail } = await staff.get(`/api/Mail/GetMailByID/${list[0].id}`);
    expect(mail.text).toContain('/Company/Join?token=(removed)');
    const { body } = await staff.post('/api/Mail/OpenResetLink', { mailId: list[0].id });
    const token = new URL(body.url).searchParams.get('token');
    expect((await shop.api.post('/api/Company/ReadInvitation', { token })).status).toBe(200);
  });

  test('to an address with a login, here or elsewhere, is refused in the same words (A20)', async ({ shop }) => {
    const { manager, asManager } = await company(shop);
    const colleague = await addMember(shop, manager, 'buyer');
    const stranger = await newCustomer(shop);
    const invite = (email: string) => asManager.post('/api/Company/InviteMember', { email, memberRole: 'buyer' });
    const [one, other] = [await invite(colleague.email), await invite(stranger.userEmail.toUpperCase())];
    expect([one.status, one.body.errors]).toEqual([
      400,
      [{ field: 'userEmail', message: 'This email address cannot be invited: it already has a login with us' }],
    ]);
    expect([other.status, other.body.errors]).toEqual([one.status, one.body.errors]);
  });

  test('works for seven days, until it is withdrawn, and until another one is sent', async ({ ownShop: shop }) => {
    const { manager, asManager } = await company(shop);
    const seen = async (token: string) => (await shop.api.post('/api/Company/ReadInvitation', { token })).status;
    const by = { companyId: manager.companyId, by: manager.id };
    const now = new Date();

    const old = await invited(shop, by);
    shop.setTime(new Date(now.getTime() + 7 * DAY_MS - 60_000));
    expect(await seen(old.token)).toBe(200);
    shop.setTime(new Date(now.getTime() + 7 * DAY_MS + 60_000));
    expect(await seen(old.token)).toBe(410);
    shop.setTime(now);

    const taken = await invited(shop, by);
    expect((await asManager.delete(`/api/Company/WithdrawInvitation/${taken.id}`)).body).toBe(1);
    expect(await seen(taken.token)).toBe(410);
    expect((await asManager.delete(`/api/Company/WithdrawInvitation/${taken.id}`)).status).toBe(404);

    const first = await invited(shop, by);
    await asManager.post('/api/Company/InviteMember', { email: first.email, memberRole: 'reader' });
    expect(await seen(first.token)).toBe(410);
  });

  test('used twice at the same moment creates one member', async ({ shop }) => {
    const { manager } = await company(shop);
    const { token, email } = await invited(shop, { companyId: manager.companyId, by: manager.id });
    const answers = await Promise.all([1, 2, 3].map(() => shop.api.post('/api/Company/Join', { token, ...PERSON })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    expect(await shop.shop.db.$count(customers, eq(customers.email, email))).toBe(1);
  });

  test('of a company that has no active manager any more opens nothing', async ({ shop }) => {
    const { manager } = await company(shop);
    const { token } = await invited(shop, { companyId: manager.companyId, by: manager.id });
    await shop.shop.db.update(customers).set({ status: 'inactive' }).where(eq(customers.id, manager.id));
    expect((await shop.api.post('/api/Company/Join', { token, ...PERSON })).status).toBe(410);
  });

  test('to an address that has registered meanwhile creates no second login', async ({ shop }) => {
    const { manager } = await company(shop);
    const { token, email } = await invited(shop, { companyId: manager.companyId, by: manager.id });
    await newCustomer(shop, { userEmail: email });
    const { status, body } = await shop.api.post('/api/Company/Join', { token, ...PERSON });
    expect([status, body.code]).toEqual([409, 'invitation.has-login']);
  });

  test.for(['password123', 'aaaaaaaaaa', 'Pressline2026'])(
    'accepts no guessable password: %s (D43)',
    async (password, { shop }) => {
      const { manager } = await company(shop);
      const { token } = await invited(shop, { companyId: manager.companyId, by: manager.id });
      const joined = await shop.api.post('/api/Company/Join', { ...PERSON, token, password, passwordRepeat: password });
      expect([joined.status, joined.body.errors?.[0].field]).toEqual([400, 'userPass']);
    },
  );

  test('asks a person for what a registration asks them (C2)', async ({ shop }) => {
    const { manager } = await company(shop);
    const { token } = await invited(shop, { companyId: manager.companyId, by: manager.id });
    const nothing = { token, firstName: '', surname: '', telephone: '', password: '', passwordRepeat: '' };
    expect((await shop.api.post('/api/Company/Join', nothing)).body.errors).toEqual([
      { field: 'userFirstname', message: 'First name is required' },
      { field: 'userSurname', message: 'Last name is required' },
      { field: 'userTel', message: 'Telephone number is required' },
      { field: 'userPass', message: 'Password is required' },
      { field: 'password_repeat', message: 'Please confirm your password' },
    ]);
  });
});

describe('a manager (H2)', () => {
  test('lists members and open invitations', async ({ shop }) => {
    const { manager, asManager } = await company(shop);
    const buyer = await addMember(shop, manager, 'buyer');
    const { id, email } = await invited(shop, { companyId: manager.companyId, by: manager.id, role: 'reader' });
    const unlimited = { orderLimitMinor: null, monthLimitMinor: null, limitCurrency: null, alwaysAsk: false };
    expect((await asManager.get('/api/Company/GetMembers')).body).toEqual({
      members: [
        {
          id: buyer.id,
          firstName: 'Nia',
          surname: 'Bevan',
          email: buyer.email,
          memberRole: 'buyer',
          memberStatus: 'active',
          ...unlimited,
        },
        {
          id: manager.id,
          firstName: 'Ada',
          surname: 'Tennant',
          email: manager.userEmail,
          memberRole: 'manager',
          memberStatus: 'active',
          ...unlimited,
        },
      ],
      invitations: [{ id, email, memberRole: 'reader', expiresAt: expect.any(String) }],
    });
  });

  test('suspends a member, whose sessions end at once, and reactivates them', async ({ shop }) => {
    const { manager, asManager } = await company(shop);
    const buyer = await addMember(shop, manager, 'buyer');
    expect((await buyer.get('/api/Company/GetOwnCompany')).status).toBe(200);
    const save = (suspended: boolean) =>
      asManager.post('/api/Company/SaveMember', { memberId: buyer.id, memberRole: 'buyer', suspended });
    expect((await save(true)).body).toBe(1);
    expect((await buyer.get('/api/Company/GetOwnCompany')).status).toBe(401);
    expect(await rowOf(shop, buyer.id)).toMatchObject({ status: 'inactive', suspendedAt: expect.any(Date) });
    expect((await save(false)).body).toBe(1);
    expect(await rowOf(shop, buyer.id)).toMatchObject({ status: 'active', suspendedAt: null });
  });

  test('cannot open a login that staff have closed', async ({ shop }) => {
    const { manager, asManager } = await company(shop);
    const buyer = await addMember(shop, manager, 'buyer');
    await shop.shop.db.update(customers).set({ status: 'inactive' }).where(eq(customers.id, buyer.id));
    const save = { memberId: buyer.id, memberRole: 'buyer', suspended: false };
    const { status, body } = await asManager.post('/api/Company/SaveMember', save);
    expect([status, body.code]).toEqual([409, 'member.closed']);
    expect(await rowOf(shop, buyer.id)).toMatchObject({ status: 'inactive', suspendedAt: null });
  });

  test.for([
    ['becomes a buyer', { memberRole: 'buyer', suspended: false }],
    ['is suspended', { memberRole: 'manager', suspended: true }],
  ] as const)('if the last one, %s only when there is another one', async ([, change], { shop }) => {
    const { manager, asManager } = await company(shop);
    const save = () => asManager.post('/api/Company/SaveMember', { memberId: manager.id, ...change });
    const { status, body } = await save();
    expect([status, body.code]).toEqual([409, 'company.last-manager']);
    await addMember(shop, manager, 'manager');
    expect((await save()).body).toBe(1);
  });

  test('and another one who make each other buyers at the same moment leave one manager', async ({ shop }) => {
    const { manager, asManager } = await company(shop);
    const other = await addMember(shop, manager, 'manager');
    const buyer = (memberId: number) => ({ memberId, memberRole: 'buyer', suspended: false });
    const answers = await Promise.all([
      asManager.post('/api/Company/SaveMember', buyer(other.id)),
      other.post('/api/Company/SaveMember', buyer(manager.id)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const managers = [await rowOf(shop, manager.id), await rowOf(shop, other.id)].filter(
      (row) => row?.role === 'manager',
    );
    expect(managers).toHaveLength(1);
  });

  test('alone changes the company’s fields in Edit-Account; a buyer saves their own (C3)', async ({ shop }) => {
    const { manager, asManager } = await company(shop);
    const buyer = await addMember(shop, manager, 'buyer');
    const form = {
      userFirstname: 'Nia',
      userSurname: 'Evans',
      userEmail: buyer.email,
      userTel: '0152',
      userPass: 'blue-anilox-8',
      password_repeat: 'blue-anilox-8',
      userHouseNo: 'Tennant Labels Ltd',
      userStreet: '8 Sleeve Street',
      userCity: 'Unit 2',
      userCounty: 'Leeds',
      userPostcode: 'LS1 1AA',
      currency: 2,
      country: 247,
    };
    const refused = await buyer.post('/api/User/SaveUser', { ...form, userHouseNo: 'Mine Ltd', currency: 3 });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        { field: 'userHouseNo', message: 'Only a manager of your company can change this' },
        { field: 'currency', message: 'Only a manager of your company can change this' },
      ],
    ]);
    expect((await buyer.post('/api/User/SaveUser', form)).body).toBe(1);
    expect(await rowOf(shop, buyer.id)).toMatchObject({ surname: 'Evans', company: 'Tennant Labels Ltd' });
    const account = { ...form, userFirstname: 'Ada', userEmail: manager.userEmail, userHouseNo: 'Tennant & Co' };
    expect((await asManager.post('/api/User/SaveUser', account)).body).toBe(1);
    expect(await rowOf(shop, buyer.id)).toMatchObject({ company: 'Tennant & Co' });
  });
});
