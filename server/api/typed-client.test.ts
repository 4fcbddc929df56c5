import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { test as base } from '../testing/test-shop.ts';
import { document } from './testing/document.ts';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const run = promisify(execFile);
const tool = (name: string, args: string[], cwd: string) => run(path.join(modules, '.bin', name), args, { cwd });

/** Another developer's program, with two deliberate mistakes for the compiler to find. */
const PROGRAM = `
import { randomUUID } from 'node:crypto';
import { ok } from '@oazapfts/runtime';
import * as shop from './client.ts';

shop.defaults.baseUrl = process.argv[2] ?? '';
const cartGuid = randomUUID();
const { token } = await ok(shop.postUserCreateToken({ Username: 'uk@converter.test', Password: 'press-2026' }));
shop.defaults.headers = { authorization: \`Bearer \${token}\` };

const [blade] = await ok(shop.getProductGetProductBySearch('DB-0150', 1));
if (blade === undefined) throw new Error('There is no blade');
await ok(shop.postCartCreateCartItem({ guid: cartGuid, productID: blade.productID, productQuantity: 3 }));
// @ts-expect-error -- an order needs its address
const refused = await shop.postSaleAddSale({ cartGuid, PONumber: 'PO 4711' });
if (refused.status !== 400) throw new Error('An order without an address was placed');

const saleId: number = await ok(shop.postSaleAddSale({ cartGuid, deliveryID: 1, PONumber: 'PO 4711' }));
const sale = await ok(shop.getSaleGetSaleById(saleId));
const items = await ok(shop.getSaleItemGetAllSaleItemsBySaleId(saleId));
// @ts-expect-error -- a sale has no such member
void sale.totalMinor;
const field = refused.data.errors?.[0]?.field;
console.log(JSON.stringify({ total: sale.total, lines: items.map(({ salePrice }) => salePrice), field }));
`;

const COMPILER = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'preserve',
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pressline-client-'));
    symlinkSync(modules, path.join(folder, 'node_modules'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test('a typed client generated from the document places an order, and its compiler finds type errors (F)', async ({
  shop,
  folder,
}) => {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('openapi.json', JSON.stringify(document));
  write('program.ts', PROGRAM);
  write('package.json', '{ "type": "module" }');
  write('tsconfig.json', JSON.stringify({ compilerOptions: COMPILER, include: ['*.ts'] }));
  await tool('oazapfts', ['openapi.json', 'client.ts'], folder);
  await tool('tsc', ['-p', '.'], folder);

  const address = await shop.app.listen({ port: 0 });
  const { stdout } = await run(process.execPath, ['program.ts', address], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({ total: 106.02, lines: [30.34], field: 'deliveryID' });
});
