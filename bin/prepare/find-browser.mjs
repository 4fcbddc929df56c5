import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium or Chrome; installs Debian's if there is none and this process is root.
 * @returns {string}
 */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (isProgram(given)) return given;
    throw new UserError(`CHROMIUM_PATH is set to "${given}": expected the path of a Chromium or Chrome program.`);
  }
  const found = search(NAMES) ?? (installDebians() ? search(NAMES) : undefined);
  if (found !== undefined) return found;
  throw new UserError(
    'The browser tests need Chromium or Chrome, but found neither: install one (Debian, Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}

/**
 * The path of the windowless Chromium (Debian: chromium-headless-shell), if installed: the tests take half as long with
 * it.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  return search(['chromium-headless-shell', 'headless_shell'], []);
}

function search(names, others = MACOS) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...others].find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // missing, or not executable for this user
  }
}

function installDebians() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false;
  console.log('Installing Chromium (apt-get) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium');
  return install() || (apt('update') && install()); // a fresh image has no package lists
}
