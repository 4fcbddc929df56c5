import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const cLibrary = existsSync('/etc/alpine-release') ? 'musl' : 'glibc';

/**
 * Returns whether all packages are there that the lock file asks for. npm writes down what it installed when it has finished; that record is
 * compared with the lock file, so an install by hand counts and one that was broken off doesn't. Each package must also be in
 * its folder: a record can be whole where the packages are not.
 * @param {string} root  the repository
 * @param {boolean} withTools  what develops and tests, too
 */
export function isInstalled(root, withTools) {
  const installed = readRecord(root);
  if (installed === undefined) return false;
  return neededPackages(root, withTools).every(([place, entry]) => {
    const isThere = existsSync(path.join(root, place, 'package.json'));
    return isThere && installed[place] !== undefined && installed[place].version === entry.version;
  });
}

function neededPackages(root, withTools) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(([place, entry]) => place !== '' && isNeeded(entry, withTools));
}

// Optional packages are made for one kind of machine each; those for ours are needed (Node.js, PostgreSQL).
function isNeeded({ dev, devOptional, optional, os, cpu, libc }, withTools) {
  if ((dev || devOptional) && !withTools) return false;
  if (!optional) return true;
  if (os === undefined) return false;
  const isOurs = os.includes(process.platform) && (cpu === undefined || cpu.includes(process.arch));
  return isOurs && (libc === undefined || libc.includes(cLibrary));
}

/** undefined: the file is missing, or was cut off while it was written. */
function readRecord(root) {
  try {
    return JSON.parse(readFileSync(path.join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
