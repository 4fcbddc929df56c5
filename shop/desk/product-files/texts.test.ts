import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { keyOfText } from '../../shopfront/translations/translation-queries.ts';
import { changesOf, exportedText, sendImport, take } from './testing/send-import.ts';

const HEAD = 'english,de,fr,it,es';

type Staff = Parameters<typeof take>[0];

const saidOf = async (staff: Staff, english: string) =>
  (await staff.get(`/api/Translation/GetTranslation/${keyOfText(english)}`)).body.says as unknown[];

test('translations are exported, imported, and can be undone (N3)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const exported = await exportedText(shop, staff, 'texts.csv');
  const [head = '', ...rows] = exported.split(/\r?\n/);
  expect(head.replace('\uFEFF', '')).toMatch(/^english,fr,de,it,es/);
  expect(rows.find((row) => row.startsWith('Dr Blades,'))).toMatch(/^Dr Blades,Racles,Rakelmesser,Racle,Rasquetas/);

  const unedited = await sendImport(shop, staff, exported);
  expect([unedited.errors, unedited.added, unedited.changed]).toEqual([[], 0, 0]);

  const before = await saidOf(staff, 'Dr Blades');
  const sent = await sendImport(
    shop,
    staff,
    `${HEAD}\nDr Blades,Rakel,Racles,Racle,\nConsumables,Verbrauchsmaterial,,,\n`,
  );
  expect([sent.errors, await changesOf(staff, sent.id)]).toEqual([
    [],
    [
      [2, 'Dr Blades', 'de: Rakelmesser → Rakel', 'es: Rasquetas → '],
      [3, 'Consumables', 'fr: Consommables → ', 'it: Consumabili → ', 'es: Consumibles → '],
    ],
  ]);
  expect((await take(staff, 'Apply', sent.id)).state).toBe('applied');
  expect(await saidOf(staff, 'Dr Blades')).toEqual([
    { language: 'fr', text: 'Racles' },
    { language: 'de', text: 'Rakel' },
    { language: 'it', text: 'Racle' },
  ]);
  const { body: notes } = await staff.get('/api/Audit/GetAuditEntries?entity=translation&pageSize=2');
  expect(notes.map(({ action, about }: { action: string; about: string }) => [action, about]).toSorted()).toEqual([
    ['imported', 'Consumables'],
    ['imported', 'Dr Blades'],
  ]);

  expect((await take(staff, 'Undo', sent.id)).state).toBe('undone');
  expect(await saidOf(staff, 'Dr Blades')).toEqual(before);
});

test('a row translated by a colleague meanwhile is named, and nothing is written (N3)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const sent = await sendImport(shop, staff, `english,de\nDr Blades,Rakel\nSleeves,Hülsen\n`);
  const key = keyOfText('Sleeves');
  await staff.post('/api/Translation/SaveTranslations', {
    texts: [{ key, says: [{ language: 'de', text: 'Druckhülsen' }] }],
  });
  const refused = await take(staff, 'Apply', sent.id);
  expect([refused.state, refused.conflicts]).toEqual([
    'checked',
    [expect.objectContaining({ kind: 'texts', row: 3, name: 'Sleeves', reason: 'It has been saved since.' })],
  ]);
  expect(await saidOf(staff, 'Dr Blades')).toContainEqual({ language: 'de', text: 'Rakelmesser' });
});

test('a file cannot contain what the form refuses, and gets all messages (N3)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const text = [
    HEAD,
    'Nothing says this,Nichts,,,',
    `Dr Blades,${'R'.repeat(101)},Racles,"Racle\nlame",Rasquetas`,
    'Dr Blades,Rakel,,,',
  ].join('\n');
  const sent = await sendImport(shop, staff, text);
  expect(sent.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'english', 'This English text is no longer used in the shop: it may have been changed'],
    [3, 'de', 'Too many characters'],
    [3, 'it', 'The English is a single line: enter a single line here too'],
    [4, 'english', 'This text is already in row 3'],
  ]);
  const unknown = await sendImport(shop, staff, 'english,xx\nDr Blades,Rakelmes\n');
  expect(unknown.errors.map(({ column }) => column)).toEqual(['xx']);
});
