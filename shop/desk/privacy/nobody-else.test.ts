import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { openZip } from '#platform/zip.ts';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { customers } from '../../people/accounts/tables.ts';
import { cartWith } from '../../trade/cart/testing/fill-cart.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { deliverAll } from '../notifications/testing/outbox.ts';
import { place } from '../../trade/orders/testing/buying.ts';
import { M2200 } from '../../catalogue/presses/testing/add-machine.ts';
import { askFor, prepare, send } from '../../trade/quotations/testing/quotations.ts';
import { returnWithPicture } from '../../trade/returns/testing/prepare-return.ts';

/** Words that only one person writes, each with the address of that person. */
const ADDRESSES = {
  Wanna: 'anna@x.test',
  Wjohnone: 'john.one@x.test',
  Wjohntwo: 'john.two@x.test',
  Wrenamed: 'renamed@x.test',
  Wother: 'a@x.test',
} as const;
type Word = keyof typeof ADDRESSES;
const WORDS = Object.keys(ADDRESSES) as Word[];

/** Words of staff that no buyer ever sees. */
const OF_STAFF = ['A secret of the counter', 'Terms not sent', 'Internal remark', 'Pressline Counter'];

interface Planted {
  id: number;
  caller: ApiCaller & { token: string };
}

async function must<Body>(asked: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(body)}`);
  return body;
}

/**
 * Anna with three colleagues, two of whom are called John Smith and one renamed himself like them, and a stranger whose address is a
 * part of hers. Each writes a word of their own about Anna's order, in a quotation, on a label, in the account and in a list.
 */
async function plantPeople(shop: TestShop) {
  const { db } = shop.shop;
  const staff = await shop.asStaff();
  const registered = async (word: Word, firstName: string) => {
    const person = await newCustomer(shop, {
      userEmail: ADDRESSES[word],
      userFirstname: firstName,
      userSurname: 'Smith',
      userHouseNo: 'Smith Labels',
    });
    return { id: person.id, caller: await shop.as(person.userEmail, person.userPass) };
  };
  const people = {} as Record<Word, Planted>;
  people.Wanna = await registered('Wanna', 'Anna');
  people.Wother = await registered('Wother', 'John');
  for (const word of ['Wjohnone', 'Wjohntwo', 'Wrenamed'] as const) {
    const member = await addMember(shop, people.Wanna, 'manager');
    const name = { firstName: word === 'Wrenamed' ? 'Bob' : 'John', surname: 'Smith', email: ADDRESSES[word] };
    await db.update(customers).set(name).where(eq(customers.id, member.id));
    people[word] = { id: member.id, caller: member };
  }
  const ordered = async (word: Word) => {
    const { id, caller } = people[word];
    await must(
      caller.post('/api/DeliveryAddress/SaveDeliveryAddress', {
        deliveryID: 0,
        contactName: word,
        deliveryBuildingNo: '2',
        deliveryStreet: word,
        deliveryCounty: '',
        deliveryPostalcode: 'LS1 1AA',
        countryID: 247,
      }),
    );
    const addresses = await must(caller.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${id}`));
    const addressId: number = addresses.find(
      ({ contactName }: { contactName: string }) => contactName === word,
    ).deliveryID;
    const cart = await cartWith(shop, caller, { part: 'DB-0150', quantity: 4 });
    return { addressId, orderId: (await must(place(caller, cart, addressId, { PONumber: word }))) as number };
  };
  const annas = await ordered('Wanna');
  const machineId = await must(
    people.Wanna.caller.post('/api/Press/SaveMachine', {
      machineId: 0,
      modelId: M2200,
      serial: '2200-7',
      machineName: '',
      place: '',
      notes: '',
    }),
  ).then((body) => body.machineId);
  for (const word of WORDS) {
    const { id, caller } = people[word];
    const of = word === 'Wanna' ? annas : await ordered(word);
    const about = word === 'Wother' ? of.orderId : annas.orderId;
    await must(caller.post('/api/Sale/WriteOrderMessage', { orderId: about, text: `Message of ${word}` }));
    const quotationId = await askFor(shop, caller, { addressId: of.addressId, remarks: `Remarks of ${word}` });
    await send(staff, quotationId, await prepare(staff, quotationId));
    await prepare(staff, quotationId, { terms: 'Terms not sent' } as object);
    await returnWithPicture(shop, { orderId: of.orderId, customerId: id }, 'asked');
    if (word !== 'Wother') await must(caller.post('/api/Press/AddLabels', { machineIds: [machineId] }));
    await must(staff.post('/api/Company/AddMemberNote', { customerId: id, note: `Internal remark about ${word}` }));
    const mail = { email: `supplier.${word}@y.test`, memberRole: 'buyer' };
    await must(caller.post('/api/Company/InviteMember', mail));
  }
  // From now on there are three of one name.
  await db.update(customers).set({ firstName: 'John' }).where(eq(customers.id, people.Wrenamed.id));
  await deliverAll(shop);
  return { people, staff };
}

/** The own copy, all files in one text. */
async function copyOf({ app }: TestShop, url: string, token: string): Promise<string> {
  const response = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(response.statusCode).toBe(200);
  const files = await openZip(new Blob([new Uint8Array(response.rawPayload)]), { maxFiles: 200, maxTotalBytes: 1e8 });
  const texts = await Promise.all(files.map(async (file) => new TextDecoder('latin1').decode(await file.read())));
  return texts.join('\n');
}

/** Rows of all tables that contain one of these, by table. */
async function rowsWith({ owner }: TestShop, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await owner.$client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.$client.query<{ text: string }>(
      `select row::text as text from "${name}" as row where row::text ilike any ($1)`,
      [words.map((word) => `%${word}%`)],
    );
    found.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return found.toSorted();
}

describe('data of one person alone (O4, D53)', () => {
  test('a copy has nothing of others: not of a namesake, of an address that contains the own one, or of staff', async ({
    ownShop: shop,
  }) => {
    const { people } = await plantPeople(shop);
    for (const word of WORDS) {
      const copy = await copyOf(shop, '/Account-Data.zip', people[word].caller.token);
      const others = WORDS.filter((other) => other !== word);
      expect([word, copy.includes(`Message of ${word}`), copy.includes(`Remarks of ${word}`)]).toEqual([
        word,
        true,
        true,
      ]);
      const foreign = [...others, ...others.map((other) => ADDRESSES[other]), ...OF_STAFF, 'supplier.'];
      // 'a@x.test' is a part of 'anna@x.test'.
      const seen = foreign.filter((text) => copy.replaceAll(ADDRESSES[word], '').includes(text));
      expect([word, seen]).toEqual([word, []]);
    }
  });

  test('a copy for somebody without a login has nothing of those who mention the address', async ({
    ownShop: shop,
  }) => {
    const { staff } = await plantPeople(shop);
    await must(
      staff.post('/api/Privacy/AddDataRequest', { email: 'anna@y.test', dataRequestKind: 'copy', remarks: '' }),
    );
    const [request] = await must(staff.get('/api/Privacy/GetDataRequests?dataRequestState=open'));
    const copy = await copyOf(shop, `/Administration/data-copy/${request.id}.zip`, staff.token);
    expect(WORDS.filter((word) => copy.includes(word))).toEqual([]);
  });

  test.for(['Wjohnone', 'Wrenamed', 'Wother'] as const)(
    'erasing %s leaves the rows of the others byte for byte',
    async (erased, { ownShop: shop }) => {
      const { staff } = await plantPeople(shop);
      const others = WORDS.filter((word) => word !== erased);
      const before = (await rowsWith(shop, others)).filter((row) => !row.includes(erased));
      await must(
        staff.post('/api/Privacy/AddDataRequest', {
          email: ADDRESSES[erased],
          dataRequestKind: 'erasure',
          remarks: '',
        }),
      );
      const [request] = await must(staff.get('/api/Privacy/GetDataRequests?dataRequestState=open'));
      expect(await must(staff.post('/api/Privacy/ErasePerson', { dataRequestId: request.id }))).toBe(1);
      const after = await rowsWith(shop, others);
      expect(before.filter((row) => !after.includes(row))).toEqual([]);
      const { rows } = await shop.owner.execute(sql`
        select message from order_messages where message like ${`%${erased}%`}
        union all select remarks from quotation_events where remarks like ${`%${erased}%`}`);
      expect(rows).toEqual([]);
    },
  );
});
