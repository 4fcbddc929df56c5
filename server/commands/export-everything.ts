import { createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '#platform/operator-error.ts';
import { exportKind, nameEverything } from '#shop/desk/moving-out/export-everything.ts';
import { fileOf } from '#shop/desk/moving-in/kind-names.ts';
import { inOrder } from '#shop/desk/moving-in/kinds.ts';
import { exportFile } from '#shop/desk/product-files/export-files.ts';
import { readConfig } from '../config.ts';
import type { Command } from './command.ts';
import { withShop } from './shop-for-command.ts';

export const exportEverything: Command = {
  name: 'export-everything',
  summary: 'Writes companies, members, orders, products and pictures as files that can be moved in again',
  help: `export-everything <folder>

Writes the files that "move-in" reads, and products.zip for "import-products", into a new folder. Everything that has no number of
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
      await write('products.zip', exportFile(shop, 'products.zip', 'comma'));
    });
    console.log(`${folder} has been written.`);
    return 0;
  },
};
