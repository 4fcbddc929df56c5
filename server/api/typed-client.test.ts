import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { storeKey } from '#shop/people/keys/testing/keys.ts';
import { test as base } from '../testing/test-shop.ts';
import { CUSTOMER, STAFF } from './testing/callers.ts';
import { clientDocument } from './testing/client-document.ts';

const root = path.join(import.meta.dirname, '../..');
const modules = path.join(root, 'node_modules');
const client = path.join(root, 'client');
const run = promisify(execFile);
/** @throws {Error} with what the tool found */
const tool = (name: string, args: string[], cwd: string) =>
  run(path.join(modules, '.bin', name), args, { cwd }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${name}: ${stdout}${stderr}`);
    },
  );

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pressline-client-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test('client/calls.ts is what the document generates; WRITE_CLIENT=yes writes it (M2)', async ({ folder }) => {
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(clientDocument()));
  const generated =
    process.env['WRITE_CLIENT'] === 'yes' ? path.join(client, 'calls.ts') : path.join(folder, 'calls.ts');
  const style = ['--futureStripLegacyMethods', '--optimistic', '--argumentStyle=object'];
  await tool('oazapfts', [...style, 'openapi.json', generated], folder);
  expect(readFileSync(path.join(client, 'calls.ts'), 'utf8') === readFileSync(generated, 'utf8')).toBe(true);
});

/** The programs of client/README.md, by their headings. */
function programs(): Map<string, string> {
  const parts = readFileSync(path.join(client, 'README.md'), 'utf8').split('\n## ').slice(1);
  return new Map(parts.map((part) => [part.split('\n')[0] ?? '', /```ts\n(.*?)```/s.exec(part)?.[1] ?? '']));
}

/** Mistakes that the compiler has to find. */
const MISTAKES = `
import { calls, connect } from 'pressline-client';
const shop = connect({ url: '', key: '' });
// @ts-expect-error -- an order needs its address
void calls.postSaleAddSale({ body: { cartGuid: '', PONumber: '' } }, shop);
// @ts-expect-error -- a sale has no such member
void (await calls.getSaleGetSaleById({ saleId: 1 }, shop)).totalMinor;
`;

const COMPILER = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Packs the client and installs it in a program's folder, without a registry. */
async function install(folder: string): Promise<string> {
  const program = path.join(folder, 'program');
  await run(process.execPath, [path.join(root, 'bin/client.mjs'), folder], { cwd: root });
  const installed = path.join(program, 'node_modules', 'pressline-client');
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', path.join(folder, 'pressline-client-0.1.0.tgz'), '--strip-components=1', '-C', installed]);
  for (const used of ['@oazapfts', '@types', 'undici-types'])
    symlinkSync(path.join(modules, used), path.join(program, 'node_modules', used));
  writeFileSync(path.join(program, 'package.json'), '{ "type": "module" }');
  return program;
}

test('the packed client places an order, follows changes and updates stock, as its README shows (M2)', async ({
  ownShop,
  folder,
}) => {
  const program = await install(folder);
  const [place = '', follow = '', stock = ''] = [...programs().values()];
  const files = { place, follow, stock, mistakes: MISTAKES };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(program, `${name}.ts`), text);
  writeFileSync(path.join(program, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER, include: ['*.ts'] }));
  await tool('tsc', ['-p', '.'], program);

  const url = await ownShop.app.listen({ port: 0, host: '127.0.0.1' });
  const company = await storeKey(ownShop, { companyId: CUSTOMER, customerId: CUSTOMER });
  const staff = await storeKey(ownShop, { staffId: STAFF });
  const output = async (name: string, { text }: { text: string }) => {
    const env = { ...process.env, SHOP_URL: url, SHOP_KEY: text };
    return (await run(process.execPath, [`${name}.ts`], { cwd: program, env })).stdout;
  };
  expect(await output('place', company)).toBe('MA001138: 106.02\n');
  expect(await output('follow', company)).toBe('order.placed: MA001138\n');
  expect(await output('stock', staff)).toMatch(/^DB-0150: counted\nDB-9999: .+\n$/);
  expect(await output('stock', staff), 'the same again').toMatch(/^DB-0150: counted\n/);
});
