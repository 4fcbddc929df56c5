import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';
import { UserError } from './user-error.mjs';

const SHIPPED = ['package.json', 'package-lock.json', '.npmrc', 'tsconfig.json', 'vite.config.ts'];
const SHIPPED_FOLDERS = ['bin', 'deploy', 'platform', 'sample-data', 'server', 'shop', 'texts', 'web'];

/**
 * The embedded PostgreSQL links its libraries the first time its path is looked up; later, the folder may be read-only.
 */
const LINK_DATABASE = "(await import('./platform/database/embedded/binaries.ts')).findBinaries()";

/**
 * Puts the shop as it is shipped into a folder: its sources without tests, the packages it runs with, and the built
 * pages. This needs npm and the registry; the result starts without either.
 * @param {string} root the repository
 * @param {string} folder created if it does not exist
 */
export function assemble(root, folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of [...SHIPPED, ...SHIPPED_FOLDERS])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: isShipped });
  run(folder, npm(['ci', '--omit=dev', '--no-audit', '--no-fund']));
  run(folder, ['node_modules/.bin/node', ['bin/build.mjs']]);
  run(folder, ['node_modules/.bin/node', ['--input-type=module', '-e', LINK_DATABASE]]);
}

function isShipped(file) {
  const name = path.basename(file);
  return name !== 'testing' && !/\.test\.\w+$/.test(name);
}

function run(folder, [program, args]) {
  const { status, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: environmentOfBuild(),
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new UserError(`${program} ${args.join(' ')} ended with ${status}:\n${stderr.slice(-2000)}`);
}

/** Without the variables that the calling npm sets for its own folder. */
function environmentOfBuild() {
  const names = Object.keys(process.env).filter((name) => !/^(npm_|INIT_CWD|NODE_|VITEST)/.test(name));
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
