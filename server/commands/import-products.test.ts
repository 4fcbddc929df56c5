import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { OperatorError } from '#platform/operator-error.ts';
import { test } from '../testing/test-shop.ts';
import { exportProducts } from './export-products.ts';
import { importProducts } from './import-products.ts';
import { progressLine } from './progress-bar.ts';

let folder: string;
let output: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pressline-import-'));
  vi.stubEnv('DATA_DIR', folder);
  output = [];
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void output.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('export, edit, check, import: by command, while the shop runs', async ({ shop }) => {
  vi.stubEnv('DATABASE_URL', shop.databaseUrl);
  const file = path.join(folder, 'products.csv');
  expect(await exportProducts.run([file])).toBe(0);
  await expect(exportProducts.run([file])).rejects.toThrow(OperatorError);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('140,DB-0150,48.00,', '140,DB-0150,52.80,'));

  output = [];
  expect(await importProducts.run([file, '--dry-run'])).toBe(0);
  expect(output).toEqual([
    expect.stringMatching(/^row \d+, DB-0150: productPriceDollar: 48\.00 → 52\.80$/),
    '0 new, 1 changed, 216 unchanged.',
  ]);
  const staff = await shop.asStaff();
  const price = async () => (await staff.get('/api/Product/GetProductByID/140')).body.productPriceDollar;
  expect(await price()).toBe(48);

  expect(await importProducts.run([file, '--as', 'STAFF@pressline.test'])).toBe(0);
  expect(output.at(-1)).toMatch(
    /^Import \d+ has been applied\. It can be undone at \/Administration\/ImportView\?id=\d+$/,
  );
  expect(await price()).toBe(52.8);
});

test('wrong cells exit with 1, each with its row and column; an error in the command gives one sentence', async ({
  shop,
}) => {
  vi.stubEnv('DATABASE_URL', shop.databaseUrl);
  const file = path.join(folder, 'variants.csv');
  writeFileSync(file, 'productVariantID,productVariantPriceDollar\n501,ten\n9999,1\n');
  expect(await importProducts.run([file])).toBe(1);
  expect(output).toEqual([
    'variants.csv, row 2, productVariantPriceDollar: Price in dollars must be an amount with at most two decimals (“ten”)',
    'variants.csv, row 3, productVariantID: The width was not found. (“9999”)',
    'Nothing was changed.',
  ]);
  await expect(importProducts.run([file, '--as', 'nobody@pressline.test'])).rejects.toThrow(
    'No member of staff has nobody@pressline.test.',
  );
  await expect(importProducts.run([`${folder}/none.csv`])).rejects.toThrow(OperatorError);
  await expect(exportProducts.run([`${folder}/x.csv`, '--format', 'xml'])).rejects.toThrow('comma or semicolon');
});

test('the valid rows of a file with wrong cells are applied if the command says so, and the others are named', async ({
  shop,
}) => {
  vi.stubEnv('DATABASE_URL', shop.databaseUrl);
  const file = path.join(folder, 'variants.csv');
  writeFileSync(file, 'productVariantID,productVariantDetails\n501,25 mm cut\n9999,1 mm\n');
  const wrong = 'variants.csv, row 3, productVariantID: The width was not found. (“9999”)';
  expect(await importProducts.run([file, '--apply-rest', '--dry-run'])).toBe(0);
  expect(output).toEqual([
    wrong,
    'These rows are left out.',
    expect.stringMatching(/^row 2, .*25 mm → 25 mm cut$/),
    '0 new, 1 changed, 0 unchanged.',
  ]);
  output = [];
  expect(await importProducts.run([file, '--apply-rest'])).toBe(0);
  expect(output.slice(0, 3)).toEqual([wrong, 'These rows are left out.', '0 new, 1 changed, 0 unchanged.']);
  expect(output[3]).toMatch(/has been applied/);

  output = [];
  writeFileSync(file, 'productVariantID,productVariantDetails\n9999,1 mm\n');
  expect(await importProducts.run([file, '--apply-rest']), 'no row is left').toBe(1);
  expect(output.at(-1)).toBe('Nothing was changed.');
});

test('a folder of tables with its pictures is imported like an archive', async ({ shop }) => {
  vi.stubEnv('DATABASE_URL', shop.databaseUrl);
  mkdirSync(path.join(folder, 'pictures'));
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#446622' } });
  await picture.png().toFile(path.join(folder, 'pictures', 'Gear.png'));
  writeFileSync(path.join(folder, 'products.csv'), 'productID,picture\n139,gear.png\n');
  expect(await importProducts.run([folder])).toBe(0);
  expect(output[0]).toBe('0 new, 1 changed, 0 unchanged.');
  expect(existsSync(path.join(folder, 'files', 'pictures', 'products'))).toBe(true);
});

test('a terminal shows the progress', () => {
  expect(progressLine('Comparing', 5000, 10_000)).toBe(
    `Comparing  [${'█'.repeat(15)}${'░'.repeat(15)}]  50 %  5,000 of 10,000`,
  );
});
