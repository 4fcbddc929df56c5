import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';
import { runQuietly } from './run-quietly.mjs';
import { Trouble } from './trouble.mjs';

const cLibrary = existsSync('/etc/alpine-release') ? 'musl' : 'glibc';

/**
 * Installs the packages of package-lock.json unless they are there. A check of some milliseconds when they are.
 * @param {string} root  the repository
 */
export async function installWhatIsMissing(root) {
  if (isInstalled(root)) return;
  console.log('Installing packages (some seconds, once) ...');
  // With the development packages even where NODE_ENV says production: the build needs some.
  const args = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund'];
  const { succeeded, lines } = await runQuietly(npm([...args, '--loglevel=error', '--no-progress']), { cwd: root });
  if (!succeeded) {
    const reason = lines.slice(0, 20).join('\n'); // npm begins with it and ends with its manual
    throw new Trouble(
      `npm could not install the packages: check the network and what npm says, then try again.\n${reason}`,
    );
  }
}

// npm writes down what it installed when it has finished. That is compared with what the lock file asks for, so an
// install by hand counts, one that was broken off doesn't, and no stamp of ours can be wrong.
function isInstalled(root) {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true; // the repository itself
    const there = installed[place];
    return there === undefined ? !isNeeded(entry) : there.version === entry.version;
  });
}

// Optional packages are made for one kind of machine each; those for ours are needed (Node.js, PostgreSQL).
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (os === undefined) return false;
  const isOurs = os.includes(process.platform) && (cpu === undefined || cpu.includes(process.arch));
  return isOurs && (libc === undefined || libc.includes(cLibrary));
}
