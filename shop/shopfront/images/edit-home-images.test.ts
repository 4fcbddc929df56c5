import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { lastNotes, sendForm, smallPicture } from '#shop/shopfront/product-editing/testing/staff-at-work.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { homeImages } from './tables.ts';

const save = '/api/HomepageImage/SaveHomePageImage';
const remove = '/api/HomepageImage/DeleteHomeImage';

async function upload(shop: TestShop, countryID: string, bytes?: Uint8Array, part = 'myFile') {
  const { token } = await shop.asStaff();
  return sendForm(shop, {
    url: '/api/HomePageImage/UploadHomeImage',
    token,
    part,
    bytes: bytes ?? (await smallPicture()),
    fields: { countryID },
  });
}

const column = (shop: TestShop, country: 1 | 2 | 3) =>
  shop.shop.hot().homeImages.filter((image) => image.country === country);

describe('pictures of the home page (E13)', () => {
  test('an uploaded one comes last in its column, and its audience sees it at once (A7)', async ({ shop }) => {
    const [usa, uk] = [await shop.as('us@converter.test'), await shop.as('uk@converter.test')];
    const before = column(shop, 1);
    expect(await upload(shop, '1')).toMatchObject({ status: 200, body: 1 });
    const after = column(shop, 1);
    expect(after.slice(0, -1)).toEqual(before);
    const added = after.at(-1);
    const slides = async (customer: typeof usa) =>
      (await customer.get('/api/HomePageImage/GetCarousel')).body.map(({ id }: { id: number }) => id);
    expect([(await slides(usa)).includes(added?.id), (await slides(uk)).includes(added?.id)]).toEqual([true, false]);
    const shown = await shop.app.inject({ url: `/images/home/${added?.imageHash}/480.jpg` });
    expect(shown.statusCode).toBe(200);
    expect((await lastNotes(shop))[0]).toMatchObject({ action: 'added', entity: 'home image', before: null });
  });

  test('sent twice at once it is in its column once, with one audit entry', async ({ shop }) => {
    const before = column(shop, 3).length;
    const bytes = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#204080' } })
      .png()
      .toBuffer();
    const answers = await Promise.all([upload(shop, '3', bytes), upload(shop, '3', bytes)]);
    expect(answers.map(({ body }) => body)).toEqual([1, 1]);
    expect(column(shop, 3)).toHaveLength(before + 1);
  });

  test.for([
    ['a column that is not there', '4', 'countryID', 'countryID must be 1 (UK), 2 (US) or 3 (default)'],
    ['no column', '', 'countryID', 'countryID must be 1 (UK), 2 (US) or 3 (default)'],
  ] as const)('%s is refused', async ([, country, field, message], { shop }) => {
    const { status, body } = await upload(shop, country);
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
  });

  test('a file that is no picture is refused in a plain sentence, and the column stays unchanged', async ({ shop }) => {
    const before = column(shop, 2);
    const { status, body } = await upload(shop, '2', Buffer.from('%PDF-1.7'));
    expect([status, body.detail]).toEqual([
      400,
      'The file is not a readable picture. Please send a JPEG, PNG, WebP, AVIF or GIF file.',
    ]);
    expect(column(shop, 2)).toEqual(before);
  });

  test('links and descriptions are saved as a list; unnamed ones stay, and are not removed (D24)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const before = column(shop, 2);
    const [first] = before;
    const changed = [{ homepageImageID: first?.id, homepageUrl: '/news', description: 'Tapes in stock' }];
    expect((await staff.post(save, changed)).body).toBe(1);
    const [after, ...others] = column(shop, 2);
    expect(after).toEqual({ ...first, url: '/news', description: 'Tapes in stock', version: 2 });
    expect(others).toEqual(before.slice(1));
    expect((await staff.post(save, [{ homepageImageID: first?.id, homepageUrl: '' }])).body).toBe(1);
    expect(column(shop, 2)[0]).toMatchObject({ url: '', description: 'Tapes in stock' });
  });

  test('an unchanged list can be sent back (F8)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { body } = await shop.api.get('/api/HomePageImage/GetAllHomepageImages');
    expect((await staff.post(save, body)).body).toBe(1);
    expect((await shop.api.get('/api/HomePageImage/GetAllHomepageImages')).body).toEqual(body);
  });

  test('one wrong link, one unknown picture or a save on top of another saves none', async ({ shop }) => {
    const staff = await shop.asStaff();
    const [first, second] = column(shop, 3);
    const list = (other: object) => [{ homepageImageID: first?.id, homepageUrl: '/changed' }, other];
    const wrong = await staff.post(save, list({ homepageImageID: second?.id, homepageUrl: 'javascript:alert(1)' }));
    const unknown = await staff.post(save, list({ homepageImageID: 99_999, homepageUrl: '/' }));
    const stale = await staff.post(save, list({ homepageImageID: second?.id, homepageUrl: '/', version: 0 }));
    expect([wrong.status, unknown.status, stale.status]).toEqual([400, 404, 409]);
    expect(wrong.body.errors).toEqual([
      { field: '[1].homepageUrl', message: 'The link must begin with / or https://' },
    ]);
    expect(column(shop, 3).slice(0, 2)).toEqual([first, second]);
  });

  test('a removed one is gone from the home page at once; a second time it is not found', async ({ shop }) => {
    const staff = await shop.asStaff();
    await upload(shop, '3', await smallPicture('#105010'));
    const added = column(shop, 3).at(-1);
    expect((await staff.delete(`${remove}/${added?.id}`)).body).toBe(1);
    expect(column(shop, 3).some(({ id }) => id === added?.id)).toBe(false);
    expect((await staff.delete(`${remove}/${added?.id}`)).status).toBe(404);
    expect(await shop.shop.db.$count(homeImages, eq(homeImages.id, added?.id ?? 0))).toBe(0);
    expect((await lastNotes(shop))[0]).toMatchObject({ action: 'removed', entity: 'home image', after: null });
  });
});

test('staff read the pictures for the trade with their documented names (E12)', async ({ shop }) => {
  const { body, headers } = await (await shop.asStaff()).get('/api/MediaImage/GetAllMediaImages');
  expect(headers['x-total-count']).toBe('7');
  expect(body.map((image: { mediaCountry: number }) => image.mediaCountry)).toEqual([0, 0, 0, 1, 1, 2, 2]);
  expect(body[3]).toEqual({
    mediaImageID: 1,
    mediaImagePath: expect.stringMatching(/^\/images\/media\/[\da-f]{32}\/1600\.jpg$/),
    mediaCountry: 1,
    description: 'Blade range, A4 card',
  });
});
