import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { homeImages } from '#shop/merchandising/tables.ts';
import { test } from './support/shop-in-browser.ts';

const UPPER_GUID = '[\\dA-F]{8}(-[\\dA-F]{4}){3}-[\\dA-F]{12}';

/** What Swiper hangs on the element that it moves. */
interface CarouselElement extends HTMLElement {
  swiper: {
    params: { loop: boolean; speed: number; spaceBetween: number; slidesPerView: number; autoplay: object };
    autoplay: { running: boolean };
  };
}

const carousel = (page: Page) => page.getByRole('region', { name: 'What is new' });
const isPlaying = (page: Page) =>
  page.evaluate(() => document.querySelector<CarouselElement>('[data-swiper]')?.swiper.autoplay.running);

test.for([
  ['a visitor', null, 'Parts for every press'],
  ['a customer with adminContact 1', 'uk@converter.test', 'Five hardnesses, one choice'],
  ['a customer with adminContact 2', 'us@converter.test', 'Shipped from Ohio'],
] as const)('%s sees the pictures of their column, each with its link (A7)', async ([, email, first], { visits }) => {
  const page = email === null ? await visits.visitor() : await visits.pageAs(email);
  await page.goto('/');
  await carousel(page).getByRole('link', { name: first }).waitFor();
  const addresses = await carousel(page)
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBeGreaterThanOrEqual(3);
});

test('a picture with a link that staff described in no word is a link with a name all the same (A6)', async ({
  shop,
  visits,
}) => {
  const { db } = shop.shop;
  const isFirst = eq(homeImages.id, 4);
  const [before] = await db.select().from(homeImages).where(isFirst);
  await db.update(homeImages).set({ description: '' }).where(isFirst);
  const page = await visits.pageAs('uk@converter.test');
  await page.goto('/');
  await carousel(page).getByRole('link', { name: 'What is new, 1 / 3' }).waitFor();
  await db
    .update(homeImages)
    .set({ description: before?.description ?? '' })
    .where(isFirst);
});

test('the pictures go round by the figures of the requirement (A6)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause the pictures' }).waitFor();
  const { loop, speed, spaceBetween, slidesPerView, autoplay } = await page.evaluate(() => {
    const { params } = (document.querySelector('[data-swiper]') as CarouselElement).swiper;
    return { ...params, autoplay: { ...params.autoplay } };
  });
  expect({ loop, speed, spaceBetween, slidesPerView }).toEqual({
    loop: true,
    speed: 900,
    spaceBetween: 50,
    slidesPerView: 1,
  });
  expect(autoplay).toMatchObject({ delay: 3000, disableOnInteraction: false });
});

test('only the pause button stops the pictures (A6, D40)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause the pictures' });
  await pause.waitFor();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await page.getByText('2 / 4').waitFor();
  expect(await isPlaying(page)).toBe(true);
  await pause.click();
  expect(await isPlaying(page)).toBe(false);
  await page.getByRole('button', { name: 'Play the pictures' }).click();
  expect(await isPlaying(page)).toBe(true);
});

test('who wants less motion gets pictures that stand until they press Play (D40)', async ({ visits }) => {
  const page = await visits.visitor({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('[data-swiper]').waitFor();
  await page.getByRole('button', { name: 'Play the pictures' }).waitFor();
  expect(await isPlaying(page)).toBe(false);
});

test('without script the first picture, the tiles and the banners are there (A6)', async ({ visits }) => {
  const page = await visits.visitor({ javaScriptEnabled: false });
  await page.goto('/');
  expect(await carousel(page).getByRole('img', { name: 'Parts for every press' }).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Tesa Tape 36 parts' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tesa Tape' }).waitFor();
});

test('three promotional blocks, tiles of the flagged categories and the banners (A6)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/');
  for (const promotion of ['You have the part number', 'You need the right tape', 'You are at the press'])
    expect(await page.getByRole('link', { name: promotion }).count()).toBe(1);

  const tiles = page.getByRole('region', { name: 'Shop by category' }).getByRole('link');
  expect(await tiles.count()).toBe(7);
  const banners = page.getByRole('region', { name: 'Consumables on the shelf' });
  for (const name of ['Dr Blades', 'Tesa Tape', 'Anilox Rolls'])
    await expect(hrefOf(banners.getByRole('link', { name: new RegExp(`^${name}`) }))).resolves.toMatch(
      new RegExp(`^/search\\?p=${UPPER_GUID}$`),
    );
  for (const name of ['Super Soft', 'Soft', 'Medium', 'Medium Hard'])
    await expect(hrefOf(banners.getByRole('link', { name: `${name} Mounting Tape`, exact: true }))).resolves.toMatch(
      new RegExp(`^/search\\?s=${UPPER_GUID}$`),
    );
});

async function hrefOf(link: { getAttribute(name: string): Promise<string | null> }): Promise<string> {
  return (await link.getAttribute('href')) ?? '';
}

test('the reduced shop has no search: what would lead there leads home (D36)', async ({ shop, visits }) => {
  const page = await visits.visitor();
  const value = encodeURIComponent('{"name":"counter"}');
  await page.context().addCookies([{ name: 'storefront', value, url: shop.url }]);
  for (const address of ['/', '/product?id=101&name=TT-1015-25']) {
    await page.goto(address);
    expect(await page.locator('a[href^="/search"], form[action="/search"]').count()).toBe(0);
  }
});
