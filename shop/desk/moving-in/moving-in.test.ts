import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { storeOrderDocuments } from '../../../sample-data/load/order-documents.ts';
import { readSampleFiles } from '../../../sample-data/sample-files.ts';
import { ConflictError, UnconfirmedError } from '../../base/messages/errors.ts';
import { executeNextEffect } from '../notifications/execute-effects.ts';
import { exportedFiles, exportKind, nameEverything } from '../moving-out/export-everything.ts';
import { smallPicture } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { smallPdf } from '../../trade/documents/testing/small-pdf.ts';
import { inOrder } from '../move-files/kinds.ts';
import { forgetMoves } from './forget-moves.ts';
import { openUpload } from './open-source.ts';
import { beginMove, beginStep, checkFiles, runStep, stopMove } from './move.ts';
import { moveTemplates } from './templates.ts';
import { check, checkWithDocuments, count, faultsOf, readMove, STAFF, step, type TypedFile } from './testing/moves.ts';
import { applyMove } from './write-move.ts';

/** Companies and members of their own for each test. */
function filesOf(key: string, more: Partial<Record<'company' | 'member', string>> = {}): TypedFile[] {
  return [
    {
      name: 'companies.csv',
      content: `externalId,name,country,currency,priceClass,vatNumber\n${key},${more.company ?? `Labels ${key}`},GB,gbp,1,\n`,
    },
    {
      name: 'members.csv',
      content: `externalId;company;firstName;surname;email;telephone;role\nM-${key};${key};Ada;${more.member ?? 'Moved'};${key.toLowerCase()}@moved.test;+44 (0)113 496;manager\n`,
    },
  ];
}

/** The templates without the version of a legal page, which never goes once it is published. */
const templates = () => moveTemplates().filter(({ name }) => name !== 'legal-texts.csv');

/** The files that the templates name. */
async function filesOfTemplates(): Promise<Record<string, Uint8Array>> {
  return {
    'invoice-2019-0815.pdf': smallPdf(),
    'db-0150.pdf': smallPdf(),
    'p9-20.pdf': smallPdf(),
    'print-unit.png': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle r="9"/></svg>',
    ),
    'blade-from-above.png': await smallPicture(),
  };
}

test('the templates fit together: a dry run changes nothing, applying writes all, undoing leaves no trace (Q1)', async ({
  ownShop,
}) => {
  const tables = [
    'categories',
    'subcategories',
    'product_types',
    'attributes',
    'product_variants',
    'press_models',
    'companies',
    'customers',
    'mailing_consents',
    'delivery_addresses',
    'own_part_numbers',
    'machines',
    'company_groups',
    'company_group_members',
    'price_lists',
    'price_list_recipients',
    'price_list_rows',
    'past_orders',
    'past_order_lines',
    'past_shipments',
    'past_documents',
    'coupons',
    'redirects',
    'news',
    'part_costs',
    'search_synonyms',
    'product_pictures',
    'product_sheets',
    'manuals',
    'press_model_categories',
    'press_assemblies',
    'press_drawings',
    'press_callouts',
    'maintenance_tasks',
    'part_lists',
    'part_list_lines',
    'external_ids',
  ];
  const counts = () => Promise.all(tables.map((table) => count(ownShop, table)));
  const before = await counts();
  const documents = await filesOfTemplates();
  const checked = await checkWithDocuments(ownShop, templates(), documents);
  expect([checked.state, faultsOf(checked), checked.added, checked.changed]).toEqual(['checked', [], 35, 0]);
  expect(await counts()).toEqual(before);
  const applied = await step(ownShop, checked.id, 'apply');
  expect([applied.state, applied.conflicts]).toEqual(['applied', []]);
  expect(await counts()).toEqual(before.map((rows, at) => rows + (tables[at] === 'external_ids' ? 19 : 1)));
  const again = await checkWithDocuments(ownShop, templates(), documents);
  expect([again.added, again.changed, again.unchanged], 'a width family of this name is there').toEqual([0, 0, 36]);
  const undone = await step(ownShop, checked.id, 'undo');
  expect([undone.state, undone.conflicts, undone.undoneBy]).toEqual(['undone', [], STAFF.name]);
  expect(await counts()).toEqual(before);
});

describe('a second file with the same numbers', () => {
  test('changes what differs, and undoing it puts that back', async ({ shop }) => {
    await step(shop, (await check(shop, filesOf('SEC'))).id, 'apply');
    const second = await check(shop, filesOf('SEC', { member: 'Married' }));
    expect([second.added, second.changed, second.unchanged]).toEqual([0, 1, 1]);
    await step(shop, second.id, 'apply');
    expect(await count(shop, 'customers', `email = 'sec@moved.test' and surname = 'Married'`)).toBe(1);
    await step(shop, second.id, 'undo');
    expect(await count(shop, 'customers', `email = 'sec@moved.test' and surname = 'Moved'`)).toBe(1);
  });

  test('stops at a row that somebody has changed since the dry run, and names it', async ({ shop }) => {
    await step(shop, (await check(shop, filesOf('STP'))).id, 'apply');
    const second = await check(shop, filesOf('STP', { member: 'Married' }));
    await shop.owner.$client.query(`update customers set surname = 'Else' where email = 'stp@moved.test'`);
    const stopped = await step(shop, second.id, 'apply');
    expect(stopped.state).toBe('stopped');
    expect(stopped.conflicts).toMatchObject([{ kind: 'members', row: 2, key: 'M-STP' }]);
    expect(await count(shop, 'customers', `email = 'stp@moved.test' and surname = 'Else'`)).toBe(1);
  });
});

describe('every cell that is not understood is named, and nothing can be written', () => {
  const refused = [
    [
      'a country',
      'companies.csv',
      'externalId,name,country,currency\nX1,Labels,Atlantis,GBP',
      'country',
      'staff-rule.move.country',
    ],
    [
      'an option that the model does not have',
      'presses.csv',
      'externalId,company,model,serial,options\nP1,C-1001,P5-13,P5-0777,UV | Wings',
      'options',
      'refusal.press-option',
    ],
    [
      'a currency',
      'companies.csv',
      'externalId,name,country,currency\nX1,Labels,GB,pounds',
      'currency',
      'staff-rule.move.choice',
    ],
    [
      'an empty name',
      'companies.csv',
      'externalId,name,country,currency\nX1,,GB,GBP',
      'name',
      'staff-rule.move.required',
    ],
    [
      'a missing column of a new row',
      'companies.csv',
      'externalId,name,country\nX1,Labels,GB',
      'currency',
      'staff-rule.move.required',
    ],
    [
      'a price class',
      'companies.csv',
      'externalId,name,country,currency,priceClass\nX1,Labels,GB,GBP,1.0',
      'priceClass',
      'staff-rule.move.whole',
    ],
    [
      'a limit',
      'companies.csv',
      'externalId,name,country,currency,creditLimit\nX1,Labels,GB,GBP,1.250',
      'creditLimit',
      'staff-rule.move.amount',
    ],
    [
      'a heading',
      'companies.csv',
      'externalId,name,country,currency,class\nX1,Labels,GB,GBP,1',
      'class',
      'staff-refusal.no-column',
    ],
    [
      'a number twice',
      'companies.csv',
      'externalId,name,country,currency\nX1,Labels,GB,GBP\nX1,Labels,GB,GBP',
      'externalId',
      'staff-rule.move.twice',
    ],
    [
      'a consent without its confirmation',
      'consents.csv',
      'member,words,language,askedAt\nM1,Yes,en,2024-04-30 09:50',
      'confirmedAt',
      'staff-rule.move.required',
    ],
    [
      'a time that does not exist',
      'consents.csv',
      'member,words,language,askedAt,confirmedAt\nM1,Yes,en,2024-04-31 09:50,2024-05-01 09:50',
      'askedAt',
      'staff-rule.move.instant',
    ],
    [
      'a consent that was confirmed before it was asked for',
      'consents.csv',
      'member,words,language,askedAt,confirmedAt\nM1,Yes,en,2024-04-30 09:50 +0000,2024-04-30 09:50 +0100',
      'confirmedAt',
      'staff-rule.move.confirmed-early',
    ],
    [
      'a line twice',
      'order-lines.csv',
      'order,position,partNumber,quantity\nO1,1,DB-0150,1\nO1,1,DB-0200,1',
      'order',
      'staff-rule.move.twice',
    ],
    [
      'a company of nobody',
      'members.csv',
      'externalId,company,firstName,surname,email\nM1,nobody,Ada,Moved,ada@moved.test',
      'company',
      'staff-rule.move.unknown-key',
    ],
    [
      'an address of somebody',
      'members.csv',
      'externalId,company,firstName,surname,email\nM1,nobody,Ada,Moved,UK@converter.test',
      'email',
      'staff-rule.move.email-taken',
    ],
    [
      'a VAT number with wrong check digits',
      'companies.csv',
      'externalId,name,country,currency,vatNumber\nX1,Labels,GB,GBP,GB980780685',
      'vatNumber',
      'refusal.vat-number.checksum',
    ],
    [
      'a limit below zero',
      'companies.csv',
      'externalId,name,country,currency,creditLimit\nX1,Labels,GB,GBP,-5.00',
      'creditLimit',
      'staff-rule.move.amount',
    ],
    [
      'an address twice',
      'members.csv',
      'externalId,company,firstName,surname,email\nM1,nobody,Ada,Moved,a@moved.test\nM2,nobody,Bea,Moved,A@moved.test',
      'email',
      'staff-rule.move.twice',
    ],
    [
      'a password in the clear',
      'members.csv',
      'externalId,company,firstName,surname,email,passwordHash\nM1,nobody,Ada,Moved,ada@moved.test,press-2026',
      'passwordHash',
      'staff-rule.move.hash',
    ],
    [
      'a day',
      'orders.csv',
      'externalId,company,number,placedOn,currency,total\nO1,nobody,1,31.04.2019,GBP,1.00',
      'placedOn',
      'staff-rule.move.day',
    ],
    ['another file', 'customers.csv', 'id\n1', '', 'staff-rule.move.unknown-file'],
    [
      'a code that takes nothing off',
      'promo-codes.csv',
      'code,name,multiplier,startsOn,endsOn\nX,Y,10,2027-01-01,2027-01-02',
      'multiplier',
      'staff-rule.promo-value',
    ],
    [
      'a code for a continent that is none',
      'promo-codes.csv',
      'code,name,multiplier,startsOn,endsOn,continent\nX,Y,0.9,2027-01-01,2027-01-02,Europa',
      'continent',
      'staff-rule.move.choice',
    ],
    [
      'a recipient that is a company and a group',
      'price-list-recipients.csv',
      'priceList,company,group\nL1,C1,G1',
      'group',
      'staff-rule.move.one-of',
    ],
    [
      'prices of a part and a category',
      'prices.csv',
      'priceList,partNumber,category,startsOn,prices\nL1,DB-0150,Dr Blades,2027-01-01,29.00',
      'partNumber',
      'staff-refusal.price-list.target',
    ],
    [
      'a part that is not sold',
      'prices.csv',
      'priceList,partNumber,startsOn,prices\nL1,DB-9999,2027-01-01,29.00',
      'partNumber',
      'staff-rule.move.no-part',
    ],
    [
      'an ambiguous price',
      'prices.csv',
      'priceList,partNumber,startsOn,prices\nL1,DB-0150,2027-01-01,1.250',
      'prices',
      'staff-rule.ladder.ambiguous',
    ],
    [
      'an address of news with capitals',
      'news.csv',
      'address,publishedOn,title,text\nNew Blades,2027-01-01,New,Text',
      'address',
      'staff-rule.news-address',
    ],
    ['a cost below 0', 'costs.csv', 'partNumber,cost\nDB-0150,-1', 'cost', 'staff-rule.move.amount'],
    ['a cost of no part', 'costs.csv', 'partNumber,cost\nDB-9999,1', 'partNumber', 'staff-rule.move.no-part'],
    [
      'a carrier word with a meaning',
      'synonyms.csv',
      'word,kind,means\npress,carrier,blade',
      'means',
      'staff-rule.move.carrier',
    ],
    ['a synonym without one', 'synonyms.csv', 'word,means\nrakel,', 'means', 'staff-rule.move.required'],
    [
      'a redirect to itself',
      'redirects.csv',
      'oldAddress,newAddress\n/a/*,/a/b',
      'newAddress',
      'staff-rule.move.chain',
    ],
  ] as const;
  for (const [what, name, content, column, rule] of refused)
    test(what, async ({ shop }) => {
      const checked = await check(shop, [{ name, content }]);
      expect(checked.state).toBe('refused');
      expect(faultsOf(checked).map(([file, , ...fault]) => [file, ...fault])).toContainEqual([name, column, rule]);
      await expect(beginStep(shop.shop, checked.id, 'apply')).rejects.toMatchObject({ code: 'move.not-ready' });
    });
});

test('what names a merged company belongs to the one that it was merged into, whose row alone is written (H8)', async ({
  shop,
}) => {
  for (const key of ['MR1', 'MR2']) await step(shop, (await check(shop, filesOf(key))).id, 'apply');
  await shop.owner.$client.query(
    `update companies set merged_into = (select entity_id from external_ids where external_id = 'MR1')
     where id = (select entity_id from external_ids where external_id = 'MR2')`,
  );
  const [company, member] = filesOf('MR2', { member: 'Merged' });
  expect(
    faultsOf(
      await check(
        shop,
        [company].flatMap((each) => each ?? []),
      ),
    ),
  ).toEqual([['companies.csv', 2, 'externalId', 'staff-rule.move.merged']]);
  await step(
    shop,
    (
      await check(
        shop,
        [member].flatMap((each) => each ?? []),
      )
    ).id,
    'apply',
  );
  const kept = `company_id = (select entity_id from external_ids where external_id = 'MR1')`;
  expect(await count(shop, 'customers', `surname = 'Merged' and ${kept}`)).toBe(1);
});

test('a row stays with its company, whatever a second file says', async ({ shop }) => {
  for (const key of ['OC1', 'OC2']) await step(shop, (await check(shop, filesOf(key))).id, 'apply');
  const content = 'externalId,company,surname\nM-OC1,OC2,Moved';
  expect(faultsOf(await check(shop, [{ name: 'members.csv', content }]))).toEqual([
    ['members.csv', 2, 'company', 'staff-rule.move.other-company'],
  ]);
});

test('two files of one name are refused, and one that is no archive with its reason', async ({ shop }) => {
  const [companies] = filesOf('DBL');
  const twice = await check(
    shop,
    [companies, companies].flatMap((each) => each ?? []),
  );
  expect(faultsOf(twice)).toContainEqual(['companies.csv', null, '', 'staff-rule.move.file-twice']);
  const begun = await beginMove(shop.shop, STAFF, 'broken.zip');
  await checkFiles(shop.shop, begun, () => openUpload(new File(['PK and no more'], 'broken.zip')));
  const broken = await readMove(shop.shop, begun.moveId);
  expect([broken.state, faultsOf(broken)]).toEqual(['refused', [['', null, '', 'staff-rule.move.no-archive']]]);
});

test('after ninety days nothing of the files is left, and nothing can be written or put back any more (O4)', async ({
  ownShop,
}) => {
  const { id } = await check(ownShop, filesOf('OLD'));
  const refused = await check(ownShop, [{ name: 'members.csv', content: 'externalId,email\nM1,who@where' }]);
  await step(ownShop, id, 'apply');
  await forgetMoves(ownShop.shop.db, new Date(Date.now() + 91 * 24 * 3600 * 1000));
  expect((await readMove(ownShop.shop, refused.id)).errors).toEqual([]);
  expect(await count(ownShop, 'move_changes')).toBe(0);
  await expect(beginStep(ownShop.shop, id, 'undo')).rejects.toMatchObject({ code: 'move.forgotten' });
});

test('a consent of the earlier shop does not bring back what a member has withdrawn here (O5)', async ({ shop }) => {
  await step(shop, (await check(shop, filesOf('CON'))).id, 'apply');
  const content = 'member,words,language,askedAt,confirmedAt\nM-CON,Yes please,en,2024-04-30 09:50,2024-04-30 09:55';
  const files = [{ name: 'consents.csv', content }];
  await step(shop, (await check(shop, files)).id, 'apply');
  expect((await check(shop, files)).unchanged).toBe(1);
  expect(await count(shop, 'mailing_consents', `email = 'con@moved.test' and words = 'Yes please'`)).toBe(1);
  await shop.owner.$client.query(`update mailing_consents set withdrawn_at = now() where email = 'con@moved.test'`);
  expect(faultsOf(await check(shop, files))).toEqual([
    ['consents.csv', 2, 'member', 'staff-rule.move.consent-decided'],
  ]);
});

test('two companies of one name have to be confirmed', async ({ shop }) => {
  const content = 'externalId,name,country,currency\nTW1,Same Labels,GB,GBP\nTW2,same labels,GB,GBP';
  const checked = await check(shop, [{ name: 'companies.csv', content }]);
  expect([checked.state, checked.asked]).toEqual(['checked', 2]);
  await expect(beginStep(shop.shop, checked.id, 'apply')).rejects.toThrow(UnconfirmedError);
});

describe('prices of a list that comes in the same files', () => {
  const filesOfPrices = (key: string, prices: string, currency = 'GBP'): TypedFile[] => [
    { name: 'price-lists.csv', content: `externalId,name,currency\n${key},List ${key},${currency}` },
    {
      name: 'prices.csv',
      content: `priceList,partNumber,startsOn,prices\n${key},DB-0150,2026-01-01,${prices}`,
    },
  ];

  test('are judged by its currency', async ({ shop }) => {
    const rising = await check(shop, filesOfPrices('PR1', '29.00; 10: 30.00'));
    expect(faultsOf(rising)).toEqual([['prices.csv', 2, 'prices', 'staff-rule.ladder.price-rises']]);
    const without = await check(shop, filesOfPrices('PR2', '29.00', ''));
    expect(faultsOf(without)).toEqual([['prices.csv', 2, 'prices', 'staff-refusal.price-list.no-currency']]);
  });

  test('have to be confirmed if one is tenfold, and count as soon as they are written (K1)', async ({ shop }) => {
    const buyer = await shop.as('uk@converter.test');
    const { id, state, asked } = await check(shop, [
      ...filesOfPrices('PR3', '2.90; 10: 2.75'),
      { name: 'price-list-recipients.csv', content: 'priceList,company,group\nPR3,,' },
    ]);
    expect([state, asked]).toEqual(['checked', 1]);
    await expect(beginStep(shop.shop, id, 'apply')).rejects.toThrow(UnconfirmedError);
    expect((await step(shop, id, 'apply')).state).toBe('applied');
    const price = async () => (await buyer.get('/api/Product/GetProductByID/140')).body.price;
    expect(await price()).toBe(2.9);
    expect((await step(shop, id, 'undo')).state).toBe('undone');
    expect(await price()).toBe(30.34);
  });
});

test('files that left the shop change nothing in it (Q5)', async ({ ownShop }) => {
  await nameEverything(ownShop.shop.db);
  const files = await Promise.all(
    inOrder.map(async (kind) => ({
      name: `${kind.name}.csv`,
      content: await text(Readable.from(exportKind(ownShop.shop, kind))),
    })),
  );
  const checked = await check(ownShop, files);
  expect([faultsOf(checked), checked.state, checked.added, checked.changed]).toEqual([[], 'checked', 0, 0]);
  expect(checked.unchanged).toBeGreaterThan(100);
});

describe('documents of earlier orders (Q2)', () => {
  const filesOfDocuments = (key: string, row = `D-${key},O-${key},Invoice,2019-05-03,${key}.pdf`): TypedFile[] => [
    ...filesOf(key),
    {
      name: 'orders.csv',
      content: `externalId,company,member,number,placedOn,currency,total\nO-${key},${key},M-${key},${key},2019-04-30,GBP,1.00\n`,
    },
    { name: 'documents.csv', content: `externalId,order,kind,issuedOn,file\n${row}\n` },
  ];

  test('are read by the members who see the order, and go with their files when the move is undone', async ({
    ownShop: shop,
  }) => {
    const bytes = smallPdf('Invoice 2019');
    const files = filesOfDocuments('DOC').map((file) =>
      file.name === 'members.csv'
        ? {
            ...file,
            content: file.content
              .replace(';role\n', ';role;passwordHash\n')
              .replace(';manager\n', `;manager;${FORMER_HASH}\n`),
          }
        : file,
    );
    const { id, state, errors } = await checkWithDocuments(shop, files, { 'DOC.pdf': bytes });
    expect([state, errors]).toEqual(['checked', []]);
    expect((await step(shop, id, 'apply')).conflicts).toEqual([]);
    const again = await checkWithDocuments(shop, files, { 'DOC.pdf': bytes });
    expect([again.added, again.changed]).toEqual([0, 0]);
    const withoutFile = await check(shop, files);
    expect([faultsOf(withoutFile), withoutFile.changed], 'what is here need not be sent again').toEqual([[], 0]);

    const member = await shop.as('doc@moved.test', 'former-shop-9');
    const [order] = (await member.get('/api/Sale/GetPastOrders')).body;
    const { documents } = (await member.get(`/api/Sale/GetPastOrder/${order.pastOrderId}`)).body;
    expect(documents).toMatchObject([{ kind: 'Invoice', issuedOn: '2019-05-03', fileName: 'DOC.pdf' }]);
    const url = `/Earlier-Order-Document.pdf?id=${documents[0].documentId}`;
    expect((await member.get(url)).body).toBe(Buffer.from(bytes).toString());
    expect((await (await shop.as('uk@converter.test')).get(url)).status, 'of another company').toBe(404);
    expect((await shop.api.get(url)).status).toBe(401);

    const { rows } = await shop.owner.$client.query<{ key: string }>('select file_key as key from past_documents');
    const key = rows[0]?.key ?? '';
    expect(await shop.shop.files.has(key)).toBe(true);
    expect((await step(shop, id, 'undo', true)).state, 'the member has logged in, and stays').toBe('undone');
    expect((await member.get(url)).status).toBe(404);
    while ((await executeNextEffect(shop.shop, undefined)) !== 'idle'); // deletes what is no longer needed
    expect(await shop.shop.files.has(key)).toBe(false);
  });

  const pdf = smallPdf('Invoice');
  const refused = [
    ['a file that was not sent', undefined, {}, 'file', 'staff-rule.move.no-file'],
    ['a file that is no PDF', undefined, { 'DRF.pdf': Buffer.from('GIF89a') }, 'file', 'staff-rule.move.no-pdf'],
    [
      'a file of more than 10 MB',
      undefined,
      { 'DRF.pdf': Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]) },
      'file',
      'staff-rule.move.large-file',
    ],
    ['a path', 'D1,O-DRF,Invoice,2019-05-03,../DRF.pdf', { 'DRF.pdf': pdf }, 'file', 'staff-rule.move.file-name'],
    [
      'an unknown order',
      'D1,O-X,Invoice,2019-05-03,DRF.pdf',
      { 'DRF.pdf': pdf },
      'order',
      'staff-rule.move.unknown-key',
    ],
    [
      'a file named twice',
      'D1,O-DRF,Invoice,,DRF.pdf\nD2,O-DRF,Invoice,,drf.PDF',
      { 'DRF.pdf': pdf },
      'file',
      'staff-rule.move.twice',
    ],
    ['no kind', 'D1,O-DRF,,2019-05-03,DRF.pdf', { 'DRF.pdf': pdf }, 'kind', 'staff-rule.move.required'],
  ] as const;
  for (const [what, row, sent, column, rule] of refused)
    test(`${what} is refused by its row and column`, async ({ shop }) => {
      const checked = await checkWithDocuments(shop, filesOfDocuments('DRF', row), sent);
      expect(checked.state).toBe('refused');
      const at = what === 'a file named twice' ? 3 : 2;
      expect(faultsOf(checked)).toEqual([['documents.csv', at, column, rule]]);
    });

  test('a file that is not the one of the checksum is refused', async ({ shop }) => {
    const [documents, ...others] = filesOfDocuments('SUM').toReversed();
    const content = `externalId,order,kind,file,sha256\nD1,O-SUM,Invoice,SUM.pdf,${'0'.repeat(64)}`;
    expect(documents?.name).toBe('documents.csv');
    const checked = await checkWithDocuments(shop, [...others, { name: 'documents.csv', content }], { 'SUM.pdf': pdf });
    expect(faultsOf(checked)).toEqual([['documents.csv', 2, 'file', 'staff-rule.move.other-content']]);
  });
});

const FORMER_HASH = '$2b$04$Dz3t0a0Jt..eQ26UUCEqdeuSt32ULxa1oQ3SJ9BwIFg/IZcK/shGu';

test('a member logs in with the password of the earlier shop, and its hash is renewed (Q3)', async ({ shop }) => {
  const [companies, members] = filesOf('PWD');
  const content = (members?.content ?? '')
    .replace(';role\n', ';role;passwordHash\n')
    .replace(';manager\n', `;manager;${FORMER_HASH}\n`);
  await step(
    shop,
    (
      await check(
        shop,
        [companies, { name: 'members.csv', content }].flatMap((each) => each ?? []),
      )
    ).id,
    'apply',
  );
  expect(await count(shop, 'customers', `email = 'pwd@moved.test' and password_hash = '${FORMER_HASH}'`)).toBe(1);
  await shop.as('pwd@moved.test', 'former-shop-9');
  expect(await count(shop, 'customers', `email = 'pwd@moved.test' and password_hash like '$argon2id$%'`)).toBe(1);
  await shop.as('pwd@moved.test', 'former-shop-9');
  const again = await check(
    shop,
    [companies, { name: 'members.csv', content }].flatMap((each) => each ?? []),
  );
  expect([again.changed, again.unchanged], 'a second file brings no old password back').toEqual([0, 2]);
});

test('a move that staff stop keeps what it has written, and goes on later (Q1)', async ({ ownShop }) => {
  const { shop } = ownShop;
  const { id } = await check(ownShop, filesOf('HLT'));
  await expect(stopMove(shop, id)).rejects.toThrow(ConflictError);
  const attempt = await beginStep(shop, id, 'apply');
  await runStep(shop, attempt, 'apply', { staff: STAFF, sayRow: () => stopMove(shop, id) });
  expect(await readMove(shop, id)).toMatchObject({ state: 'stopped', done: 1, total: 2 });
  expect(await step(ownShop, id, 'apply')).toMatchObject({ state: 'applied', done: 2 });
});

test('a move that was killed goes on where it was, or is undone (Q1)', async ({ ownShop }) => {
  const rows = Array.from({ length: 1200 }, (_, at) => `K${at},Killed ${at},GB,GBP`);
  const files = [{ name: 'companies.csv', content: ['externalId,name,country,currency', ...rows].join('\n') }];
  const { id } = await check(ownShop, files);
  const attempt = await beginStep(ownShop.shop, id, 'apply');
  const killed = new Error('killed');
  const written = applyMove(ownShop.shop, attempt, { staff: STAFF, sayRow: () => Promise.reject(killed) });
  await expect(written).rejects.toThrow('killed');
  const isMoved = `name like 'Killed %'`;
  expect(await count(ownShop, 'companies', isMoved)).toBe(1000);
  await ownShop.owner.$client.query(`update moves set moved_at = moved_at - interval '2 minutes'`);
  expect((await step(ownShop, id, 'apply')).state).toBe('applied');
  expect(await count(ownShop, 'companies', isMoved)).toBe(1200);
  expect((await step(ownShop, id, 'undo')).state).toBe('undone');
  expect(await count(ownShop, 'companies', isMoved)).toBe(0);
});

test('what is in use by now stays when a move is undone, and is named', async ({ shop }) => {
  const { id } = await check(shop, filesOf('USE'));
  await step(shop, id, 'apply');
  await shop.owner.$client.query(
    `insert into delivery_addresses (company_id, customer_id, contact_name, line1, postcode, country_id)
     select company_id, id, 'Ada', '1 Dock Road', 'LS1', country_id from customers where email = 'use@moved.test'`,
  );
  const stopped = await step(shop, id, 'undo');
  expect(stopped.state).toBe('stopped');
  expect(stopped.conflicts).toMatchObject([{ kind: 'members', key: 'M-USE' }]);
  expect((await step(shop, id, 'undo', true)).state).toBe('undone');
  expect(await count(shop, 'customers', `email = 'use@moved.test'`)).toBe(1);
});

test('a row that can’t say again what it said is named, and the others are put back', async ({ shop }) => {
  const rename = (to: string) =>
    filesOf('REN').map(({ name, content }) => ({ name, content: content.replace('ren@', `${to}@`) }));
  await step(shop, (await check(shop, rename('first'))).id, 'apply');
  const { id } = await check(shop, rename('second'));
  await step(shop, id, 'apply');
  await shop.owner.$client.query(`update customers set email = 'first@moved.test' where email = 'us@converter.test'`);
  const stopped = await step(shop, id, 'undo');
  expect([stopped.state, stopped.conflicts.map(({ key }) => key)]).toEqual(['stopped', ['M-REN']]);
  expect(await count(shop, 'customers', `email = 'second@moved.test'`)).toBe(1);
});

/** Files that need parts, or the pictures of the sample shop. */
const NEEDING_MORE: ReadonlySet<string> = new Set(
  [
    'own-part-numbers',
    'prices',
    'costs',
    'product-pictures',
    'data-sheets',
    'manuals',
    'drawings',
    'callouts',
    'maintenance-tasks',
    'list-lines',
  ].map((name) => `${name}.csv`),
);

test('what leaves the shop comes back the same: exported, moved into an empty shop, exported again (Q5)', async ({
  shop,
  emptyShop,
}) => {
  const sent = await checkWithDocuments(shop, templates(), await filesOfTemplates());
  await step(shop, sent.id, 'apply');
  await shop.owner.$client.query('update press_models set image_hash = null'); // pictures of the sample shop are drawn by its command
  const filesFrom = async (from: TestShop['shop']) =>
    Promise.all(
      inOrder.map(async (kind) => ({
        name: `${kind.name}.csv`,
        content: await text(Readable.from(exportKind(from, kind))),
      })),
    );
  await nameEverything(shop.shop.db);
  await storeOrderDocuments(shop.shop.files, await readSampleFiles());
  const left = (await filesFrom(shop.shop)).filter(({ name }) => !NEEDING_MORE.has(name));
  expect(left.find(({ name }) => name === 'assemblies.csv')?.content, 'one below another').toMatch(/,Print-unit,\d+/);
  const documents = new Map<string, Uint8Array>();
  for await (const { name, fileKey } of exportedFiles(shop.shop))
    documents.set(name, (await shop.shop.files.get(fileKey)) ?? new Uint8Array());
  const arrived = await checkWithDocuments(emptyShop, left, Object.fromEntries(documents));
  expect([arrived.state, faultsOf(arrived)]).toEqual(['checked', []]);
  expect((await step(emptyShop, arrived.id, 'apply')).state).toBe('applied');
  const placed = (await count(shop, 'orders')) + (await count(shop, 'past_orders'));
  expect(await count(emptyShop, 'past_orders'), 'what was ordered there is history here').toBe(placed);
  const back = await filesFrom(emptyShop.shop);
  for (const { name, content } of left)
    expect(
      back
        .find((file) => file.name === name)
        ?.content.split('\n')
        .toSorted(),
    ).toEqual(content.split('\n').toSorted());
});
