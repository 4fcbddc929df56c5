import { existsSync, openAsBlob, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '#platform/operator-error.ts';
import { baseName, openSentFile, type SentFiles } from '#shop/desk/product-files/open-files.ts';

const PICTURES = 'pictures';

/**
 * Opens a path of this machine for an import: a CSV file with the folder `pictures` next to it, a ZIP archive, or a
 * folder of these. An archive is read in place, however large.
 * @throws {OperatorError} it does not exist
 */
export async function openImportPath(target: string): Promise<() => Promise<SentFiles>> {
  if (!existsSync(target)) throw new OperatorError(`There is no file ${target}.`);
  if (statSync(target).isDirectory()) return () => openFolder(target);
  const file = new File([await openAsBlob(target)], path.basename(target));
  return async () => {
    const sent = await openSentFile(file);
    const folder = path.join(path.dirname(target), PICTURES);
    return sent.tables.length > 1 || /\.zip$/i.test(target) ? sent : { ...sent, ...(await picturesIn(folder)) };
  };
}

async function openFolder(folder: string): Promise<SentFiles> {
  const names = (await readdir(folder)).filter((name) => /\.csv$/i.test(name));
  if (names.length === 0) throw new OperatorError(`${folder} contains no CSV file.`);
  const tables = await Promise.all(
    names.map(async (name) => ({ name, bytes: new Uint8Array(await readFile(path.join(folder, name))) })),
  );
  return { tables, ...(await picturesIn(path.join(folder, PICTURES))) };
}

async function picturesIn(folder: string): Promise<Pick<SentFiles, 'hasPicture' | 'picture'>> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const byName = new Map(names.map((name) => [baseName(name), path.join(folder, name)]));
  return {
    hasPicture: (name) => byName.has(baseName(name)),
    async picture(name) {
      const found = byName.get(baseName(name));
      return found === undefined ? undefined : new Uint8Array(await readFile(found));
    },
  };
}
