import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { packArchive, unpackArchive } from '../prepare/archive.mjs';
import { assemble } from '../prepare/assemble.mjs';
import { SERVER_OPTIONS } from '../prepare/node.mjs';
import { UserError } from '../prepare/user-error.mjs';

const START_MS = 180_000; // a database is created, on a machine that may be busy
const STOP_MS = 30_000;
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const PAGES = ['/', '/readyz', '/api/openapi.json'];

/**
 * Tests the release archive and the contents of an image: started as an image starts it, by another user without write
 * access; then packed, unpacked elsewhere, and started without npm and registry.
 */
export async function testReleaseArchive(root) {
  const place = mkdtempSync(path.join(tmpdir(), 'pressline-image-'));
  chmodSync(place, 0o755);
  try {
    const image = path.join(place, 'image');
    assemble(root, image);
    await startImage(image, dataFolder(place, 'image-data'));
    packArchive(image, path.join(place, 'release.tar.gz'));
    unpackArchive(path.join(place, 'release.tar.gz'), place);
    await startArchive(path.join(place, 'pressline'), dataFolder(place, 'archive-data'));
    return 2;
  } finally {
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** As in deploy/Containerfile: a user who owns no files, the server itself as the command, a health check. */
async function startImage(folder, data) {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_FORMAT: 'json',
    SAMPLE_DATA: 'no',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: data,
  };
  const begun = Date.now();
  const startHere = (...args) =>
    start(['node_modules/.bin/node', ...args], { cwd: folder, env }, `${NOBODY}:${NOBODY}`);
  const shop = startHere(...SERVER_OPTIONS, 'server/main.ts');
  try {
    await shop.ready();
    await expectPages(`http://127.0.0.1:${env.PORT}`, 503); // an empty shop is not open yet
    const { status } = await startHere('bin/is-healthy.mjs').ended();
    if (status !== 0) throw new UserError(`The health check of a running shop ended with ${status}.`);
    await shop.stop();
    const late = await startHere('bin/is-healthy.mjs').ended();
    if (late.status !== 1) throw new UserError(`The health check of a stopped shop ended with ${late.status}.`);
  } catch (error) {
    shop.kill();
    throw new UserError(`The image: ${error.message}\n${shop.output()}`);
  }
  const written = filesSince(folder, begun);
  if (written.length > 0) throw new UserError(`The shop wrote into its own image: ${written.slice(0, 5).join(', ')}.`);
  console.log('the image: started as another user, healthy, stopped');
}

/** As described in docs/operations.md, on a machine without Node.js and without access to a registry. */
async function startArchive(folder, data) {
  const env = {
    PATH: '/nowhere',
    PORT: '0',
    DATA_DIR: data,
    LOG_FORMAT: 'json',
    npm_config_registry: 'http://127.0.0.1:9',
  };
  const shop = start(['node_modules/.bin/node', 'bin/start.mjs'], { cwd: folder, env }, `${NOBODY}:${NOBODY}`);
  try {
    await expectPages(await shop.ready());
    await shop.stop();
  } catch (error) {
    shop.kill();
    throw new UserError(`The release archive: ${error.message}\n${shop.output()}`);
  }
  console.log('the release archive: started without npm and registry, stopped');
}

/** @param user  "number:group"; only root can switch user */
function start([program, ...args], { cwd, env }, user) {
  const [uid, gid] = user.split(':').map(Number);
  const child = spawn(path.resolve(cwd, program), args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot ? { uid, gid } : {}),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const exit = once(child, 'exit');
  return {
    output: () => output.slice(-5000),
    kill: () => child.kill('SIGKILL'),
    ended: async () => ({ status: (await exit)[0] }),
    /** Waits until it is ready; returns its address. */
    async ready() {
      for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(100)) {
        const [, address] = /"shop":"(http[^"]+?)\/"/.exec(output) ?? [];
        if (address !== undefined) return address.replace('localhost', '127.0.0.1');
        if (child.exitCode !== null) throw new UserError(`it ended with ${child.exitCode}.`);
      }
      throw new UserError(`it was not ready within ${START_MS / 1000} seconds.`);
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await Promise.race([exit, pause(STOP_MS, ['none yet'], { ref: false })]);
      if (code !== 0) throw new UserError(`expected exit code 0 after SIGTERM, got ${code}.`);
    },
  };
}

function dataFolder(place, name) {
  const folder = path.join(place, name);
  mkdirSync(folder);
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

async function expectPages(address, ofVisitors = 200) {
  for (const page of PAGES) {
    const { status } = await fetch(address + page, { redirect: 'manual' });
    const expected = page === '/readyz' ? 200 : ofVisitors;
    if (status !== expected) throw new UserError(`expected status ${expected} from ${page}, got ${status}.`);
  }
}

function filesSince(folder, time) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).mtimeMs > time);
}

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
