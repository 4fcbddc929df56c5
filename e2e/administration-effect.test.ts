import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

const [UK, US] = ['uk@converter.test', 'us@converter.test'];
const SUPER_SOFT = '/search?s=FBE850CA-3ADD-489E-A7D9-FBF26DAAB9FA';

/** Saves the table of categories and waits until the shop has it. */
async function saveTable(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await answer;
  await page.getByText('Saved', { exact: true }).waitFor();
}

describe('what staff do to a product is what customers meet (E6)', () => {
  test('the button says "Saving..." as long as it takes, and can not be pressed twice', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    let saves = 0;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/SaveProduct$/i, async (route) => {
      saves += 1;
      await held;
      await route.continue();
    });
    await page.goto('/Administration/ProductEdit?id=169');
    await page.getByLabel('Flash text').fill('Offer');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const busy = page.getByRole('button', { name: 'Saving...' });
    await busy.waitFor();
    await busy.click({ force: true });
    goOn();
    await page.getByText('Saved successfully').waitFor();
    expect(saves).toBe(1);
  });

  test('without its status tick it is nowhere on the storefront; with it it is back (B7)', async ({ visits }) => {
    visits.expectErrors(/404/);
    const [page, buyer] = [await visits.pageAs(STAFF), await visits.pageAs(UK)];
    const setStatus = async (isActive: boolean) => {
      await page.goto('/Administration/ProductEdit?id=167');
      await page.getByLabel('Active: shown').setChecked(isActive);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Saved successfully').waitFor();
    };
    await setStatus(false);
    expect((await buyer.goto('/product?id=167&name=AN-13-0250'))?.status()).toBe(404);
    await buyer.getByText('This product is not available').waitFor();
    await buyer.goto('/search?keyword=AN-13-0250');
    expect(await buyer.locator('main a[href^="/product?id=167&"]').count()).toBe(0);
    await setStatus(true);
    expect((await buyer.goto('/product?id=167&name=AN-13-0250'))?.status()).toBe(200);
    await buyer.getByRole('button', { name: 'Add to cart' }).waitFor();
  });

  test('ticked into a sub-category it stands in its list, unticked it is gone (D23)', async ({ visits }) => {
    const [page, buyer] = [await visits.pageAs(STAFF), await visits.pageAs(UK)];
    const inList = async () => {
      await buyer.goto(SUPER_SOFT);
      return buyer.locator('main').getByRole('link', { name: 'AN-13-0360' }).count();
    };
    await page.goto('/Administration/ProductEdit?id=168');
    const tick = page.getByRole('checkbox', { name: 'Super Soft Mounting Tape' });
    const sent = () => page.waitForResponse(/DeleteProductSubCategory$/i);
    expect(await inList()).toBe(0);
    const [, linked] = await Promise.all([tick.check(), sent()]);
    expect(linked.status()).toBe(200);
    expect(await inList()).toBeGreaterThan(0);
    await Promise.all([tick.uncheck(), sent()]);
    expect(await inList()).toBe(0);
  });
});

describe('what staff do to a category is what customers meet (E9)', () => {
  test('on the home page it has a tile there; regional it is for one region only (D8)', async ({ visits }) => {
    const [page, visitor] = [await visits.pageAs(STAFF), await visits.visitor()];
    const [british, american] = [await visits.pageAs(UK), await visits.pageAs(US)];
    const tiles = async () => {
      await visitor.goto('/');
      return visitor.locator('main').getByRole('link', { name: 'Letterpress Spares' }).count();
    };
    const sees = async (buyer: Page) => {
      await buyer.goto('/search');
      return (await buyer.getByRole('radio', { name: 'Letterpress Spares' }).count()) > 0;
    };
    expect(await tiles()).toBe(0);
    await page.goto('/Administration/Categories');
    await page.getByLabel('Show Letterpress Spares').selectOption('Live');
    await page.getByLabel('Letterpress Spares on the home page').check();
    await saveTable(page);
    expect(await tiles()).toBe(1);

    await page.getByLabel('Letterpress Spares is regional').check();
    await page.getByLabel('Show Letterpress Spares').selectOption('USA only');
    await saveTable(page);
    expect([await sees(american), await sees(british), await sees(visitor)]).toEqual([true, false, false]);
    expect(await tiles()).toBe(0);

    await page.getByLabel('Show Letterpress Spares').selectOption('Europe only');
    await saveTable(page);
    expect([await sees(american), await sees(british), await sees(visitor)]).toEqual([false, true, false]);
  });
});

describe('what staff do to the home page images is what customers meet (E13)', () => {
  test('each column is shown to those whom it names, and the image leads where its link says (A7, D26)', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    const people = [await visits.visitor(), await visits.pageAs(UK), await visits.pageAs(US)];
    const add = async (column: string, description: string) => {
      const region = page.getByRole('region', { name: column });
      const count = await region.getByRole('article').count();
      const buffer = await sharp({ create: { width: 800, height: 300, channels: 3, background: '#305080' } })
        .png()
        .toBuffer();
      await region
        .getByLabel(`A new image for ${column}`)
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
      await region.getByRole('button', { name: 'Upload' }).click();
      await region.getByText('Your Home Page Image has been uploaded').waitFor();
      const image = region.getByRole('article', { name: `Image ${count + 1} of ${column}` });
      await image.getByLabel('Link URL').fill('/Contact-Us');
      await image.getByLabel('Description').fill(description);
      await image.getByRole('button', { name: 'Add URL' }).click();
      await image.getByText('Saved', { exact: true }).waitFor();
    };
    await page.goto('/Administration/Homepage-Images');
    await add('Default', 'For visitors');
    await add('US', 'For Europe');
    await add('UK', 'For the States');
    const seen = await Promise.all(
      people.map(async (person) => {
        await person.goto('/');
        const slides = person.locator('main a[href="/Contact-Us" i] img');
        return [...new Set(await slides.evaluateAll((all) => all.map((image) => image.getAttribute('alt'))))];
      }),
    );
    expect(seen).toEqual([['For visitors'], ['For Europe'], ['For the States']]);
  });
});
