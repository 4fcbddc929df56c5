import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PARTS = ['bin', 'platform', 'server', 'shop', 'texts', 'web'];

/** Where all such code lies. @param {string} root  the repository */
export function strippedFolder(root) {
  return path.join(root, 'node_modules', '.cache', 'pressline', 'code');
}

/**
 * Where a file's code without its types lies. It is found by what the file says, so it is never stale.
 * @param {string} root  the repository
 * @param {Buffer} source
 */
export function strippedFileOf(root, source) {
  return path.join(strippedFolder(root), createHash('sha256').update(source).digest('hex').slice(0, 32));
}

/** Is there a source that the server may load and whose code without types is not there yet? @param {string} root */
export function isToBeStripped(root) {
  return sourcesOf(root).some((file) => !existsSync(strippedFileOf(root, readFileSync(file))));
}

/** The sources that the server may load. @param {string} root */
export function sourcesOf(root) {
  return PARTS.flatMap((part) => sourcesIn(path.join(root, part)));
}

function sourcesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !/\.(test|d)\.ts$/.test(name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes(`${path.sep}testing${path.sep}`));
}
