import { like } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { CONTENT_NAMES_KEY } from './content-pictures.ts';

describe('the tape page (A30)', () => {
  test('has the five families of the store, each with the picture of its own roll', async ({ shop }) => {
    const names = { 'scene-tapes': 'b'.repeat(32) };
    await shop.shop.files.put(CONTENT_NAMES_KEY, Buffer.from(JSON.stringify(names)));
    const { body } = await shop.api.get('/api/shop/gettapepage');
    expect(body.heroHash).toBe('b'.repeat(32));
    const rolls = await shop.shop.db
      .select({ name: products.name, hash: products.imageHash })
      .from(products)
      .where(like(products.name, 'TT-_015-25'));
    const rollOf = (part: string) => rolls.find(({ name }) => name === part)?.hash ?? 'none';
    expect(body.families.map(({ id, name, imageHash }: Record<string, unknown>) => [id, name, imageHash])).toEqual([
      [301, 'Super Soft Mounting Tape', rollOf('TT-1015-25')],
      [302, 'Soft Mounting Tape', rollOf('TT-2015-25')],
      [303, 'Medium Mounting Tape', rollOf('TT-3015-25')],
      [304, 'Medium Hard Mounting Tape', rollOf('TT-4015-25')],
      [305, 'Hard Mounting Tape', rollOf('TT-5015-25')],
    ]);
    expect(body.whitePapers).toHaveLength(3);
  });

  test('offers video and flyer only when their files are there', async ({ shop }) => {
    const uk = await shop.as('uk@converter.test'); // not cached, unlike a visitor's answer
    expect((await uk.get('/api/Shop/GetTapePage')).body).toMatchObject({ video: null, flyerUrl: null });
    await shop.shop.files.put('media/tape-mounting.webm', new Uint8Array(1000));
    await shop.shop.files.put('media/tape-flyer.pdf', new Uint8Array(10));
    expect((await uk.get('/api/Shop/GetTapePage')).body).toMatchObject({
      video: { url: '/media/tape-mounting.webm', posterUrl: '/media/tape-mounting.jpg', sizeBytes: 1000 },
      flyerUrl: '/media/tape-flyer.pdf',
    });
  });
});

test('both offices have the drawing of their place (A30)', async ({ shop }) => {
  const { body } = await shop.api.get('/api/Shop/GetOffices');
  expect(body.map(({ region, mapHash }: Record<string, unknown>) => [region, mapHash])).toEqual([
    ['Europe', null],
    ['United States', null],
  ]);
});

describe('news (A30)', () => {
  test('are listed, newest first, without their texts', async ({ shop }) => {
    const { body } = await shop.api.get('/api/News/GetAllNews');
    const days = body.map(({ publishedOn }: { publishedOn: string }) => publishedOn);
    expect(days).toEqual(['2026-10-12', '2026-08-24', '2026-05-18', '2026-02-09', '2025-11-27']);
    expect(Object.keys(body[0]).sort()).toEqual(['publishedOn', 'slug', 'summary', 'title']);
  });

  test('are read one by one, by their address in any letter case; an unknown one is 404', async ({ shop }) => {
    const entry = await shop.api.get('/api/News/GetNewsBySlug/Open-Days-Leeds');
    expect(entry.body).toMatchObject({ slug: 'open-days-leeds', publishedOn: '2026-05-18' });
    expect(entry.body.blocks.length).toBeGreaterThan(1);
    expect((await shop.api.get('/api/News/GetNewsBySlug/nothing')).status).toBe(404);
  });
});
