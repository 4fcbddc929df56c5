import { expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

test('the tape page leads to the five families, a flyer and white papers (A30)', async ({ visits, shop }) => {
  await shop.shop.files.put('media/tape-flyer.pdf', new TextEncoder().encode('%PDF-1.4'));
  const page = await visits.visitor();
  await page.goto('/TesaTape');
  await page.getByRole('heading', { level: 1, name: 'Tesa Tape' }).waitFor();
  const tiles = page.getByRole('region', { name: 'Five hardnesses' }).getByRole('link');
  expect(await tiles.evaluateAll((all) => all.map((tile) => [tile.textContent, tile.getAttribute('href')]))).toEqual([
    ['Super Soft Mounting Tape', '/search?s=FBE850CA-3ADD-489E-A7D9-FBF26DAAB9FA'],
    ['Soft Mounting Tape', '/search?s=922BCD1D-0033-4ABF-9319-6124E6E56A67'],
    ['Medium Mounting Tape', '/search?s=890D0EAC-A1ED-4B38-A3F2-909FE2CED014'],
    ['Medium Hard Mounting Tape', '/search?s=AE47F73C-AD4E-4A51-B417-8ED672E6673E'],
    ['Hard Mounting Tape', '/search?s=B06F2E13-3B1C-4DAD-B306-39436CE8D3B9'],
  ]);
  const reading = page.getByRole('region', { name: 'Further reading' }).getByRole('link');
  expect(await reading.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/media/tape-flyer.pdf',
    'https://papers.pressline.test/tape-hardness-and-dot-gain',
    'https://papers.pressline.test/why-plates-lift',
    'https://papers.pressline.test/storing-sleeves',
  ]);
  await tiles.first().click();
  await page.getByRole('heading', { level: 1, name: 'Super Soft Mounting Tape' }).waitFor();
});

test('nothing of the film is loaded before somebody presses play (A30)', async ({ visits, shop }) => {
  visits.expectErrors(/404/); // the poster, which this test does not have
  await shop.shop.files.put('media/tape-mounting.webm', new Uint8Array(700_000));
  const page = await visits.pageAs('uk@converter.test'); // not the visitors' kept page of another test
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/TesaTape');
  await page.getByText('0.7 MB. It is loaded only when you press play, and it has no sound.').waitFor();
  expect(asked).not.toContain('/media/tape-mounting.webm');
  const wanted = page.waitForRequest('**/media/tape-mounting.webm');
  await page.getByLabel('Mounting a plate without air bubbles').evaluate((film) => {
    void (film as HTMLVideoElement).play().catch(() => undefined); // these bytes are no film
  });
  await wanted;
});

test('both offices can be reached; a map is asked of another site only when it is wanted (A30)', async ({ visits }) => {
  const page = await visits.visitor();
  const elsewhere: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' });
  });
  await page.goto('/Contact-Us');
  for (const [region, company, telephone, email] of [
    ['Europe', 'Pressline Label Machines Ltd', 'tel:+441134960142', 'mailto:parts@pressline.test'],
    ['United States', 'Pressline Label Machines Inc', 'tel:+16145550100', 'mailto:parts.us@pressline.test'],
  ] as const) {
    const office = page.getByRole('region', { name: region });
    await office.getByText(company).waitFor();
    const links = await office.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([telephone, email, expect.stringContaining('https://www.openstreetmap.org/?mlat=')]);
  }
  expect(elsewhere).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).first().click();
  await page.getByTitle('Map of Pressline Label Machines Ltd').waitFor();
  await expect.poll(() => elsewhere.length).toBe(1);
  expect(elsewhere[0]).toContain('https://www.openstreetmap.org/export/embed.html?bbox=');
});

test('news are listed, the newest first, each with its day and an address of its own (A30)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/News');
  const days = await page.getByRole('main').locator('time').allInnerTexts();
  expect(days).toEqual(['12-10-2026', '24-08-2026', '18-05-2026', '09-02-2026', '27-11-2025']);
  await page.getByRole('link', { name: 'Open days in Leeds, and two presses running' }).click();
  await page.getByRole('heading', { level: 1, name: 'Open days in Leeds, and two presses running' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/News/open-days-leeds');
  await page.getByRole('main').getByRole('link', { name: 'office' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
});

test('a piece of news that is not there is 404, with a way on', async ({ visits }) => {
  visits.expectErrors(/404/);
  const page = await visits.visitor();
  expect((await page.goto('/News/nothing-of-the-kind'))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'This news item does not exist, or no longer does.' }).waitFor();
});

test.for(['/TesaTape', '/Contact-Us', '/News', '/News/longer-lamella'])(
  '%s reads without script, in any letter case, from 320 pixels on',
  async (address, { visits }) => {
    visits.expectErrors(/404/); // pictures of films that other tests did not bring
    const page = await visits.visitor({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    const answer = await page.goto(address.toLowerCase());
    expect(answer?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toContain(address);
    expect(await page.getByRole('button', { name: 'Show the map' }).count()).toBe(0);
  },
);

test('in the reduced route set the tiles lead home (A32, D36)', async ({ visits, shop }) => {
  visits.expectErrors(/404/); // as above
  const page = await visits.visitor();
  const value = encodeURIComponent(JSON.stringify({ name: 'small' }));
  await page.context().addCookies([{ name: 'storefront', value, url: shop.url }]);
  await page.goto('/TesaTape');
  const tiles = page.getByRole('region', { name: 'Five hardnesses' }).getByRole('link');
  expect(await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')))).toEqual([
    '/',
    '/',
    '/',
    '/',
    '/',
  ]);
});
