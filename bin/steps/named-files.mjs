import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FOLDERS } from './plain-english.mjs';

/** A file name in backticks, with or without its folder. */
const NAMED = /`([\w./-]+\.(?:tsx?|mjs|css|json|csv|sql))`/g;

/**
 * Lists the files that a README names and that do not exist, one sentence each. A name counts from the README's folder, from any
 * folder below it, from shop/ or from the top.
 */
export function findMissingFiles(root) {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  );
  return files
    .filter((file) => path.basename(file) === 'README.md')
    .flatMap((readme) => {
      const text = readFileSync(path.join(root, readme), 'utf8');
      return missingIn(readme, text, files).map((name) => `${readme}: there is no ${name}`);
    });
}

/** Returns the names in a README's text that lead to none of the files. */
export function missingIn(readme, text, files) {
  const folder = path.posix.dirname(readme);
  return [...text.matchAll(NAMED)]
    .map(([, name]) => name)
    .filter((name) => {
      const places = [path.posix.join(folder, name), path.posix.join('shop', name), path.posix.normalize(name)];
      const isBelow = (file) => file.endsWith(`/${name}`) && (folder === '.' || file.startsWith(`${folder}/`));
      return !files.some((file) => places.includes(file) || isBelow(file));
    });
}
