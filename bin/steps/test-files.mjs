import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The test files of these folders, by their paths from the root, sorted.
 * @param {string} root
 * @param {readonly string[]} folders
 * @returns {string[]}
 */
export function testFiles(root, folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .toSorted();
}
