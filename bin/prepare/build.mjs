import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';
import { runQuietly } from './run-quietly.mjs';
import { UserError } from './user-error.mjs';

// Sources of the built pages.
const SOURCES = [
  'web',
  'shop',
  'texts',
  'bin/bundle',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Builds the pages unless their sources are unchanged, which takes some milliseconds to check.
 * @param {string} root the repository
 * @param {(sentence: string) => void} [say]
 */
export async function buildWhatIsStale(root, say = console.log) {
  const sources = digest(root); // before the build: files edited meanwhile count as changed
  if (isBuiltFrom(root, sources)) return;
  say('Building the pages ...');
  const begun = Date.now();
  const env = { ...process.env, NODE_ENV: 'production' };
  const { succeeded, lines } = await runQuietly(npm(['run', 'build']), { cwd: root, env });
  if (!succeeded)
    throw new UserError(`The pages could not be built; last lines of the build:\n${lines.slice(-20).join('\n')}`);
  mkdirSync(path.dirname(stampIn(root)), { recursive: true });
  writeFileSync(stampIn(root), sources);
  say(`Pages built in ${((Date.now() - begun) / 1000).toFixed(0)} s.`);
}

/** Returns whether the build is up to date. */
export function isBuilt(root) {
  return isBuiltFrom(root, digest(root));
}

function isBuiltFrom(root, sources) {
  return existsSync(stampIn(root)) && readFileSync(stampIn(root), 'utf8') === sources;
}

// Inside a folder that every build empties: a manual build also removes the stamp.
function stampIn(root) {
  return path.join(root, 'build', 'server', '.sources');
}

// By content, not by time: a checkout changes times, and an editor may keep them.
function digest(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(path.join(root, source))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function filesOf(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
