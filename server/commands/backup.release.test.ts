import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { folderFiles } from '#platform/files.ts';
import { connectTo } from '#platform/database/server-hosts.ts';
import { openS3Server } from '#platform/testing/s3-server.ts';
import { s3Files } from '#platform/s3-files.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { ask, contentOf, filesOf, newDatabase, newFolder } from '../backup/testing/compare-shops.ts';
import { filesFolder } from '../data-folders.ts';
import { listNamedFiles } from '../named-files.ts';
import { test } from '../testing/test-shop.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { runCommand } from './run-command.ts';
import { runShop } from './testing/run-shop.ts';

/** The files that a database refers to. */
async function namedIn(databaseUrl: string): Promise<Iterable<string>> {
  const client = await connectTo(databaseUrl);
  return listNamedFiles(client).finally(() => client.end());
}

test(
  'a shop with a bucket is backed up, checked, and restored with an embedded database and files in a folder',
  {
    timeout: scaledTimeout(240_000), // seven processes, one after the other, on a busy machine
  },
  async ({ shop }) => {
    const server = await openS3Server();
    const files = s3Files(server.store);
    for (const key of [...(await namedIn(shop.databaseUrl)), 'manuals/P3-10.pdf', 'media/empty'])
      await files.put(key, Buffer.from(key.replace('media/empty', '')));
    const [folder, dataDir] = [newFolder(), path.join(newFolder(), 'data')];
    const file = path.join(folder, 'shop.zip');
    const from = { DATABASE_URL: shop.databaseUrl, DATA_DIR: newFolder(), FILES_URL: server.filesUrl };

    const taken = await runShop(['backup', file], from);
    expect([taken.code, taken.err]).toEqual([0, '']);
    expect(taken.out).toMatch(
      /shop\.zip \(\d+ MB\) contains the whole shop: \d+ tables with [\d,]+ rows, 308 files\.$/,
    );
    expect(await runShop(['restore', file, '--check'], {})).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^The backup of .*Z is complete: \d+ tables with [\d,]+ rows, 308 files\.$/),
    });

    const restored = await runShop(['restore', file], { DATA_DIR: dataDir });
    expect([restored.code, restored.err]).toEqual([0, '']);
    expect(restored.out).toMatch(/^The shop is as it was at .*Z: \d+ tables with/);
    expect(await filesOf(folderFiles(filesFolder(dataDir)))).toEqual(await filesOf(files));
    expect(await runShop(['restore', file], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      err: expect.stringContaining('The shop is not empty ('),
    });
    // And again, from the embedded database into a server's: still the same shop.
    const again = path.join(folder, 'again.zip');
    expect((await runShop(['backup', again], { DATA_DIR: dataDir })).code).toBe(0);
    const databaseUrl = await newDatabase();
    expect((await runShop(['restore', again], { DATABASE_URL: databaseUrl, DATA_DIR: newFolder() })).code).toBe(0);
    expect(await contentOf(databaseUrl)).toEqual(await contentOf(shop.databaseUrl));
    await server.stop();
  },
);

test('a shop whose file store lacks files named by rows is backed up, and the missing files are listed', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'shop.zip');
  const databaseUrl = await newDatabase('pressline_template_empty');
  const hash = 'ab'.repeat(16);
  await ask(databaseUrl, `insert into products (name, image_hash) values ('FILES-1', '${hash}')`);
  const from = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const lacks = `It lacks one file that the database names and the file store did not have: pictures/products/${hash}.jpg.`;
  const taken = await runShop(['backup', file], from);
  expect(taken).toMatchObject({
    code: 1,
    out: expect.stringMatching(/shop\.zip \(\d+ MB\) has been written: \d+ tables/),
    err: `${lacks} Copy them back from an older backup, or upload them again.`,
  });
  expect(await runShop(['restore', file, '--check'], {})).toMatchObject({ code: 0, err: lacks });

  const files = folderFiles(filesFolder(folder));
  await files.put(`pictures/products/${hash}.jpg`, Buffer.from('there'));
  expect(await runShop(['backup', path.join(folder, 'again.zip')], from)).toMatchObject({ code: 0, err: '' });
});

test('errors give one sentence and change nothing', async ({ shop }) => {
  const folder = newFolder();
  const there = path.join(folder, 'there.zip');
  writeFileSync(there, 'an older backup');
  const onServer = { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder };
  const nowhere = path.join(folder, 'nowhere');
  for (const [typed, environment, code, sentence] of [
    [['backup'], onServer, 2, /^backup is followed by one file name\.\nHelp: npm run shop -- backup --help$/],
    [['backup', there], onServer, 1, /there\.zip already exists: name another file\.$/],
    [['backup', path.join(nowhere, 'x.zip')], onServer, 1, /^The folder .*nowhere does not exist\.$/],
    [
      ['backup', path.join(folder, 'x.zip')],
      { DATA_DIR: nowhere },
      1,
      /^There is no shop in .*nowhere: set DATA_DIR or DATABASE_URL/,
    ],
    [['restore'], onServer, 2, /^restore is followed by one file name\./],
    [['restore', there], onServer, 1, /there\.zip can't be restored: it is not a backup, or incomplete\.$/],
    [['restore', nowhere, '--check'], {}, 1, /nowhere can't be restored: there is no such file\.$/],
  ] as const) {
    vi.unstubAllEnvs();
    for (const [name, value] of Object.entries({ DATABASE_URL: '', ...environment })) vi.stubEnv(name, value);
    const output: string[] = [];
    const terminal = { say: () => {}, complain: (line: string) => output.push(line) };
    expect(await runCommand([backup, restore], [...typed], terminal), typed.join(' ')).toBe(code);
    expect(output.join()).toMatch(sentence);
  }
  vi.unstubAllEnvs();
  expect(readdirSync(folder).toSorted()).toEqual(['there.zip']);
  expect(existsSync(nowhere)).toBe(false);
});
