import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { openZip, writeZip } from '#platform/zip.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { ours } from '../../catalogue/parts/testing/sample-parts.ts';
import { pictureKey } from '../../base/files/picture-keys.ts';
import { sizedPictureKey } from '../../base/files/size-picture.ts';
import { changesOf, exported, sendImport, take } from './testing/send-import.ts';

const LIMITS = { maxFiles: 1000, maxTotalBytes: 100_000_000 };

const pictureOf = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

async function zipOf(files: Record<string, string | Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = async function* () {
    for (const [path, content] of Object.entries(files)) yield { path, content: [content], isPacked: false };
  };
  return new Uint8Array(await buffer(writeZip(packed())));
}

async function hashOf({ shop }: TestShop, id: number): Promise<string | null | undefined> {
  const [row] = await shop.db.select({ imageHash: products.imageHash }).from(products).where(eq(products.id, id));
  return row?.imageHash;
}

test('pictures are imported with the table, exported with it, and come back unchanged', async ({ shop }) => {
  const staff = await shop.asStaff();
  const table = 'productID,picture\n139,Blade 25.PNG\n140,blades/blade 25.png\n';
  const archive = await zipOf({
    'my products/products.csv': table,
    'my products/pictures/Blade 25.png': await pictureOf('#336699'),
    '__MACOSX/my products/._products.csv': 'rubbish',
  });
  const before = await hashOf(shop, 139);
  const sent = await sendImport(shop, staff, archive, 'products.zip');
  expect([sent.errors, sent.changed]).toEqual([[], 2]);
  expect(await hashOf(shop, 139), 'a dry run changes nothing').toBe(before);
  await take(staff, 'Apply', sent.id);
  const hash = await hashOf(shop, 139);
  expect(await hashOf(shop, 140)).toBe(hash);
  expect(await shop.shop.files.has(pictureKey('products', hash ?? ''))).toBe(true);
  const common = sizedPictureKey('products', hash ?? '', { width: 800, format: 'avif' });
  await expect.poll(() => shop.shop.files.has(common)).toBe(true); // its first reader does not wait for it

  const out = await exported(shop, staff, 'products.zip');
  const files = await openZip(new Blob([out]), LIMITS);
  const paths = files.map(({ path }) => path);
  expect(paths).toContain(`pictures/DB-0025.${hash}.jpg`);
  expect(paths.slice(0, 2)).toEqual(['products.csv', 'variants.csv']);
  const back = await sendImport(shop, staff, out, 'products.zip');
  expect([back.errors, back.changed, back.added]).toEqual([[], 0, 0]);

  // The same name with another picture: it was retouched in place.
  const retouched = await zipOf({
    'products.csv': `productID,picture\n139,DB-0025.${hash}.jpg\n`,
    [`pictures/DB-0025.${hash}.jpg`]: await pictureOf('#993333'),
  });
  const again = await sendImport(shop, staff, retouched, 'products.zip');
  expect([again.errors, again.changed]).toEqual([[], 1]);

  await take(staff, 'Undo', sent.id);
  expect(await hashOf(shop, 139)).toBe(before);
});

test('a picture named by another hash than its bytes have comes back unchanged', async ({ shop }) => {
  const staff = await shop.asStaff();
  const hash = 'ab'.repeat(16);
  await shop.shop.files.put(pictureKey('products', hash), await pictureOf('#665544'));
  await shop.shop.db.update(products).set({ imageHash: hash }).where(eq(products.id, 140));
  const back = await sendImport(shop, staff, await exported(shop, staff, 'products.zip'), 'products.zip');
  expect([back.errors, back.changed, back.added]).toEqual([[], 0, 0]);
});

test('a name that a Mac packed in two characters matches the table’s composed one', async ({ shop }) => {
  const staff = await shop.asStaff();
  const archive = await zipOf({
    'products.csv': 'productID,picture\n139,Prüf.png\n',
    'Pru\u0308f.png': await pictureOf('#224488'),
  });
  const sent = await sendImport(shop, staff, archive, 'products.zip');
  expect([sent.errors, sent.changed]).toEqual([[], 1]);
});

test('a stored picture is named only by its hash; an empty cell means no picture', async ({ shop }) => {
  const staff = await shop.asStaff();
  const archive = await zipOf({
    'products.csv': 'productID,picture\n101,a.png\n',
    'a.png': await pictureOf('#118844'),
  });
  const first = await sendImport(shop, staff, archive, 'products.zip');
  await take(staff, 'Apply', first.id);
  const hash = await hashOf(shop, 101);
  const second = await sendImport(shop, staff, `productID,picture\n102,${hash}.jpg\n101,\n`);
  expect(await changesOf(staff, second.id)).toEqual([
    [2, 'TT-1015-50', expect.stringContaining(`→ TT-1015-50.${hash}.jpg`)],
    [3, 'TT-1015-25', `picture: TT-1015-25.${hash}.jpg → `],
  ]);
});

test('a file that is no picture is refused in its row, and an archive without a table as a whole', async ({ shop }) => {
  const staff = await shop.asStaff();
  const archive = await zipOf({ 'products.csv': 'productID,picture\n101,a.png\n', 'a.png': 'not a picture' });
  const sent = await sendImport(shop, staff, archive, 'products.zip');
  expect(sent.errors).toEqual([
    {
      file: 'products.csv',
      row: 2,
      column: 'picture',
      message: 'The file is not a readable picture. Please send a JPEG, PNG, WebP, AVIF or GIF file.',
      value: 'a.png',
    },
  ]);
  for (const [content, message] of [
    [
      await zipOf({ 'a.png': 'x' }),
      'The archive must contain products.csv, variants.csv or texts.csv, each up to 50 MB',
    ],
    [
      await zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '<workbook/>' }),
      'This is an Excel workbook. Please save it in Excel as “CSV UTF-8” and upload that file, or a ZIP file of such files.',
    ],
    [archive.slice(0, 50), 'The file is not a readable ZIP archive.'],
    [
      await zipOf({ 'a.csv': 'productID\n1\n', 'b.csv': 'productID\n2\n' }),
      'Two of the files contain the same kind of data',
    ],
  ] as const) {
    const refused = await sendImport(shop, staff, content, 'products.zip');
    expect([refused.state, refused.errors.map((error) => error.message)]).toEqual(['refused', [message]]);
  }
});

test.for([
  ['an invalid archive', 'PK\u0003\u0004abc', 'a.zip', 'Die Datei ist kein ZIP-Archiv, das sich lesen lässt.'],
  [
    'a quotation mark without its end',
    'productID,productIntro\n139,"offen\n',
    'a.csv',
    'Die Datei lässt sich nicht als CSV lesen: Anführungszeichen stehen um eine ganze Zelle, und eines darin wird doppelt geschrieben',
  ],
] as const)('staff who read German get German messages for %s (N1)', async ([, text, name, expected], { shop }) => {
  const staff = await shop.asStaff();
  const { id } = await sendImport(shop, staff, text, name);
  const { body } = await ours(shop, `/api/Import/GetImport/${id}`, staff.token, 'de');
  expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([expected]);
});
