import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { companies } from '../accounts/tables.ts';
import { addMember } from '../companies/testing/members.ts';
import { newCustomer, registrationOf, rowOf } from './testing/people.ts';

const saveUser = '/api/User/SaveUser';

const errorsOf = ({ status, body }: { status: number; body: { errors?: { field: string; message: string }[] } }) => [
  status,
  ...(body.errors ?? []).flatMap(({ field, message }) => [field, message]),
];

async function companyOf({ shop: { db } }: TestShop, { companyId }: { companyId: number }) {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId));
  return row;
}

/** A manager with the form as their page sends it. */
async function manager(shop: TestShop) {
  const person = await newCustomer(shop, { vatNumber: 'GB 980 7806 84', eoriNumber: 'gb980780684000' });
  const { id: _, guid: __, ...form } = person;
  return { person, form, caller: await shop.as(person.userEmail, person.userPass) };
}

const without = (form: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(form).filter(([name]) => !names.includes(name)));

const readOwn = async (caller: ApiCaller, id: number) => (await caller.get(`/api/User/GetUserByID/${id}`)).body;

test('a company’s VAT and EORI numbers are kept without spaces, and answered (O3)', async ({ shop }) => {
  const { person, form, caller } = await manager(shop);
  expect(await readOwn(caller, person.id)).toMatchObject({ vatNumber: 'GB980780684', eoriNumber: 'GB980780684000' });
  const older = without(form, ['vatNumber', 'eoriNumber']);
  expect((await caller.post(saveUser, { ...older, userCounty: 'York' })).body).toBe(1);
  expect(await readOwn(caller, person.id), 'what a program omits is unchanged').toMatchObject({
    userCounty: 'York',
    vatNumber: 'GB980780684',
  });
  expect((await caller.post(saveUser, { ...form, vatNumber: '', eoriNumber: '' })).body).toBe(1);
  expect(await companyOf(shop, person)).toMatchObject({ vatNumber: '', eoriNumber: '' });
});

test.for([
  [
    { vatNumber: '980780684' },
    'vatNumber',
    'This is not a VAT number. It begins with the code of its country, for example DE136695976.',
  ],
  [{ vatNumber: 'GB980780685' }, 'vatNumber', 'The VAT number is not valid: its check digits are wrong'],
  [{ vatNumber: 'DE136695976' }, 'vatNumber', 'The VAT number belongs to another country than the company'],
  [{ country: 85 }, 'vatNumber', 'The VAT number belongs to another country than the company'],
  [{ vatNumber: 'GB'.repeat(16) }, 'vatNumber', 'Too many characters'],
  [
    { eoriNumber: '123' },
    'eoriNumber',
    'This is not an EORI number. It begins with the code of a country, for example GB980780684000.',
  ],
] as const)(
  '%j is refused from owner, staff and registration alike, and nothing is saved (O3)',
  async ([odd, field, message], { shop }) => {
    const { person, form, caller } = await manager(shop);
    expect(errorsOf(await caller.post(saveUser, { ...form, ...odd }))).toEqual([400, field, message]);
    const staff = await shop.asStaff();
    const opened = await readOwn(staff, person.id);
    const edited = { ...opened, priceClassID: 2, adminContact: 1, userPass: '' };
    expect(errorsOf(await staff.post(saveUser, { ...edited, ...odd }))).toEqual([400, field, message]);
    const registration = registrationOf({ vatNumber: 'GB980780684', ...odd });
    expect(errorsOf(await shop.api.post('/api/User/AddUser', registration))).toEqual([400, field, message]);
    expect(await companyOf(shop, person)).toMatchObject({ vatNumber: 'GB980780684', countryId: 247 });
  },
);

test('only managers change them (H2)', async ({ shop }) => {
  const { person, form } = await manager(shop);
  const buyer = await addMember(shop, person, 'buyer');
  const own = { ...form, userEmail: buyer.email, userPass: 'blue-anilox-8' };
  const unchanged = without(own, ['vatNumber', 'eoriNumber']);
  expect((await buyer.post(saveUser, unchanged)).body).toBe(1);
  expect(errorsOf(await buyer.post(saveUser, { ...own, vatNumber: '' })).slice(0, 2)).toEqual([400, 'vatNumber']);
});

test('staff record that a number was verified; another number loses it (O3)', async ({ shop }) => {
  const { person, form, caller } = await manager(shop);
  const staff = await shop.asStaff();
  const { companyId } = await rowOf(shop, person.email);
  const verify = (vatNumber: string, isVerified: number) =>
    staff.post('/api/Company/VerifyVatNumber', { companyID: companyId, vatNumber, isVerified });
  const stale = await verify('GB123456789', 1);
  expect([stale.status, stale.body.code]).toEqual([409, 'company.vat-number-changed']);
  expect((await verify('GB980780684', 1)).body).toBe(1);
  const seen = (await staff.get(`/api/Company/GetCompany/${companyId}`)).body;
  expect(seen).toMatchObject({ vatNumber: 'GB980780684', vatVerifiedBy: expect.any(String) });
  expect((await caller.post(saveUser, { ...form, userCounty: 'York' })).body).toBe(1);
  expect((await companyOf(shop, person))?.vatVerifiedAt, 'the number is the same').not.toBeNull();
  expect((await caller.post(saveUser, { ...form, vatNumber: 'XI980780684' })).body).toBe(1);
  expect(await companyOf(shop, person)).toMatchObject({ vatVerifiedAt: null, vatVerifiedBy: null });
  await verify('XI980780684', 1);
  expect((await verify('XI980780684', 0)).body).toBe(1);
  expect((await companyOf(shop, person))?.vatVerifiedAt).toBeNull();
  expect((await caller.post('/api/Company/VerifyVatNumber', { companyID: companyId })).status).toBe(403);
});
