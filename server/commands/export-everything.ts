import { createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '#platform/operator-error.ts';
import { exportedFiles, exportKind, nameEverything } from '#shop/desk/moving-out/export-everything.ts';
import { fileOf } from '#shop/desk/move-files/kind-names.ts';
import { inOrder } from '#shop/desk/move-files/kinds.ts';
import { exportFile, movingArchive } from '#shop/desk/product-files/export-files.ts';
import { exportFits } from '#shop/desk/moving-out/export-fits.ts';
import { readConfig } from '../config.ts';
import type { Command } from './command.ts';
import { withShop } from './shop-for-command.ts';

export const exportEverything: Command = {
  name: 'export-everything',
  summary: 'Writes companies, members, orders, products and pictures as files that can be moved in again',
  help: `export-everything <folder>

Writes the files that "move-in" reads into a new folder. Everything that has no number of
another system is given one, so that a file that comes back changes instead of doubling. The files hold password hashes and addresses:
keep them as you keep a backup. May run while the shop runs.`,
  async run([folder, ...others]) {
    if (folder === undefined || others.length > 0)
      throw new OperatorError('Name one folder: export-everything shop-2026-11-29/');
    if (existsSync(folder)) throw new OperatorError(`${folder} already exists: name another folder.`);
    await withShop(readConfig(process.env, false), async (shop) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const write = (name: string, content: AsyncIterable<Uint8Array | string>) =>
        pipeline(content, createWriteStream(path.join(folder, name), { mode: 0o600 }));
      await nameEverything(shop.db);
      for (const kind of inOrder) await write(fileOf(kind.name), exportKind(shop, kind));
      await mkdir(path.join(folder, 'documents'), { mode: 0o700 });
      for await (const { name, fileKey } of exportedFiles(shop)) {
        const bytes = await shop.files.get(fileKey);
        if (bytes === undefined) console.error(`documents/${name} is missing in the file store.`);
        else await write(path.join('documents', name), Readable.from([bytes]));
      }
      await write('products.zip', movingArchive(shop));
      await write('part-fits.csv', exportFits(shop.db));
      await write('texts.csv', exportFile(shop, 'texts.csv', 'comma'));
    });
    console.log(`${folder} has been written.`);
    return 0;
  },
};
