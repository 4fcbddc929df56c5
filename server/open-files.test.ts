import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from './backup/testing/compare-shops.ts';
import { openFilesFor } from './open-files.ts';

const warnings: string[] = [];
const open = (dataDir: string) => openFilesFor({ s3: undefined, dataDir }, (sentence) => warnings.push(sentence));
const modeOf = (...names: string[]) => (statSync(path.join(...names)).mode & 0o777).toString(8);

/** Paths that require a session. */
const ASKS_SESSION = ['manuals/P3-10.pdf', 'order-documents/1/a.pdf', 'product-sheets/1/a.pdf', 'returns/1/a.jpg'];

test('files that need a session, and their folders, are only for their owner', async () => {
  const dataDir = newFolder();
  const files = await open(dataDir);
  await files.put('purchase-orders/1128/a.pdf', Buffer.from('%PDF-'));
  await files.put('media/a.webm', Buffer.from('film'));
  for (const key of ASKS_SESSION) await files.put(key, Buffer.from('%PDF-'));
  const at = path.join(dataDir, 'files');
  expect(modeOf(at, 'purchase-orders')).toBe('700');
  expect(modeOf(at, 'purchase-orders/1128')).toBe('700');
  expect(modeOf(at, 'purchase-orders/1128/a.pdf')).toBe('600');
  for (const key of ASKS_SESSION) expect([key, modeOf(at, key)]).toEqual([key, '600']);
  expect(modeOf(at, 'media/a.webm'), 'everybody gets these').not.toBe('600');
  expect(String(await files.get('purchase-orders/1128/a.pdf'))).toBe('%PDF-');
});

test('files that an earlier version left open are closed at the start', async () => {
  const dataDir = newFolder();
  const at = path.join(dataDir, 'files/purchase-orders');
  mkdirSync(path.join(at, '1128'), { recursive: true });
  for (const name of ['1128/a.pdf', 'old.pdf']) writeFileSync(path.join(at, name), '%PDF-');
  for (const name of ['', '1128']) chmodSync(path.join(at, name), 0o755);
  for (const name of ['1128/a.pdf', 'old.pdf']) chmodSync(path.join(at, name), 0o644);
  await open(dataDir);
  const modes = [modeOf(at), modeOf(at, '1128'), modeOf(at, '1128/a.pdf'), modeOf(at, 'old.pdf')];
  expect(modes).toEqual(['700', '700', '600', '600']);
  expect(warnings).toEqual([]);
});
