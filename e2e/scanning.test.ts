import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { addLabel, addMachine } from '#shop/catalogue/presses/testing/add-machine.ts';
import { launchWithCamera } from './support/camera-browser.ts';
import { openSession } from './support/sessions.ts';
import { test } from './support/shop-in-browser.ts';

/** Replaces the camera by a picture of these codes, one after the other, and the browser's reader by ours. */
async function showCodes(page: Page, codes: readonly string[]): Promise<void> {
  const pictures = codes.map((code) => encode(code, { border: 4 }).data);
  await page.addInitScript((all) => {
    Reflect.deleteProperty(window, 'BarcodeDetector');
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 });
    const pen = canvas.getContext('2d');
    let shown = 0;
    const draw = () => {
      const squares = all[shown] ?? [];
      const side = 480 / Math.max(squares.length, 1);
      if (pen === null) return;
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, 480, 480);
      pen.fillStyle = 'black';
      squares.forEach((row, y) =>
        row.forEach((isDark, x) => isDark && pen.fillRect(x * side, y * side, side + 0.5, side + 0.5)),
      );
    };
    Object.assign(window, {
      showNextCode: () => {
        shown += 1;
      },
    });
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        getUserMedia: async () => {
          setInterval(draw, 50); // a stream needs changes
          return canvas.captureStream(20);
        },
      },
    });
  }, pictures);
}

test('the camera reads a shelf label and a part number into rows of the quick order, by a worker of the shop (G1)', async ({
  visits,
}) => {
  const page = await visits.pageAs('uk@converter.test', { isFresh: true });
  await showCodes(page, ['https://shop.test/product?id=101&variantId=502&quantity=4', 'DB-0150']);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/\.wasm|code-worker/.test(request.url())) elsewhere.push(new URL(request.url()).host);
  });
  await page.goto('/Quick-Order');
  await page.getByRole('button', { name: 'Scan labels' }).click();
  const scanner = page.getByRole('dialog', { name: 'Scan labels' });
  await scanner.getByText('Added: TT-1015-25').waitFor();
  await page.evaluate('showNextCode()');
  await scanner.getByText('Added: DB-0150').waitFor();
  await scanner.getByRole('button', { name: 'Done' }).click();
  const row = (part: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: part, exact: true }) });
  await row('TT-1015-25').waitFor();
  await expect
    .poll(() =>
      row('TT-1015-25')
        .getByLabel(/^Width/)
        .inputValue(),
    )
    .toBe('50 mm');
  await expect
    .poll(() =>
      row('TT-1015-25')
        .getByLabel(/^Quantity/)
        .inputValue(),
    )
    .toBe('4');
  await row('DB-0150').waitFor();
  expect(new Set(elsewhere)).toEqual(new Set([new URL(page.url()).host]));
});

test('without a camera the page says so, and the number can still be typed (G1)', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test', { isFresh: true });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: async () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError')) },
    });
  });
  await page.goto('/Quick-Order');
  await page.getByRole('button', { name: 'Scan labels' }).click();
  await page.getByText('The camera can’t be used.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.getByLabel('Part number in row 1').isVisible()).toBe(true);
});

test('on a phone the header leads to the camera, and the code of a press on its film to the press (J6)', async ({
  shop,
}) => {
  const token = 'C'.repeat(22);
  const machineId = await addMachine({ shop: { db: shop.shop.db } }, { companyId: 1, serial: '2200-870' });
  await addLabel({ shop: { db: shop.shop.db } }, machineId, token);
  const camera = await launchWithCamera(`${shop.url}/Press/${token}`);
  try {
    const context = await camera.browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 800 } });
    context.setDefaultTimeout(scaledTimeout(30_000));
    await context.addCookies(await openSession(shop, 'uk@converter.test'));
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(new URL(request.url()).pathname));
    await page.goto('/News');
    expect(scripts.filter((script) => /scan|code-(reader|worker)/.test(script))).toEqual([]);
    await page.getByRole('link', { name: 'Scan a code' }).click();
    await page.waitForURL(`**/My-Press?id=${machineId}`);
    await page.getByRole('heading', { name: '2200, 2200-870' }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => page.getByRole('link', { name: 'Scan a code' }).isVisible()).toBe(false);
  } finally {
    await camera.close();
  }
});
