import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Notes how many files, with how many bytes, a finished install has left. */
export function noteFiles(root) {
  writeFileSync(noteIn(root), JSON.stringify(count(root)));
}

/** Whether files have gone since, or became shorter. False where no install of ours has noted them. */
export function hasFileLoss(root) {
  if (!existsSync(noteIn(root))) return false;
  const noted = JSON.parse(readFileSync(noteIn(root), 'utf8'));
  const { files, bytes } = count(root);
  return files < noted.files || bytes < noted.bytes;
}

function noteIn(root) {
  return path.join(root, 'node_modules', '.pressline-files.json');
}

// Without what begins with a dot: caches come and go.
function count(root) {
  const folder = path.join(root, 'node_modules');
  const total = { files: 0, bytes: 0 };
  for (const name of readdirSync(folder).filter((each) => !each.startsWith('.'))) {
    for (const entry of readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      total.files += 1;
      total.bytes += statSync(path.join(entry.parentPath ?? entry.path, entry.name)).size;
    }
  }
  return total;
}
