import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { npm } from '../prepare/npm.mjs';
import { UserError } from '../prepare/user-error.mjs';
import { testReleaseArchive } from './test-release-archive.mjs';

const FIRST_START_MS = 300_000; // installs and builds
const NEXT_START_MS = 30_000;
const STOP_MS = 10_000; // as SIGTERM documents
const PAGES = ['/', '/healthz', '/readyz', '/api/openapi.json'];
const ADDRESS = /http:\/\/localhost:\d+/;

/**
 * Tests a fresh clone: only tracked files, in a folder with a space in its name, started twice with the one documented
 * command.
 */
export async function testFreshClone(root) {
  const place = mkdtempSync(path.join(tmpdir(), 'pressline-packaged-'));
  const clone = path.join(place, 'my shop');
  try {
    copyTracked(root, clone);
    await startAndStop(clone, path.join(place, 'data'), 'first start', FIRST_START_MS);
    await startAndStop(clone, path.join(place, 'data'), 'second start', NEXT_START_MS);
    expectNoTools(clone);
    return { passed: 3 + (await testReleaseArchive(root)), failures: [] };
  } finally {
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
}

function copyTracked(root, clone) {
  const { status, stdout, stderr } = spawnSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0)
    throw new UserError(`The packaged test copies the files that git tracks, and git failed: ${stderr ?? 'nothing'}`);
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(path.join(root, name)))) {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(clone, file), { verbatimSymlinks: true });
  }
}

async function startAndStop(clone, data, title, withinMs) {
  const begun = Date.now();
  const shop = startShop(clone, data);
  try {
    const address = await shop.address(withinMs);
    for (const page of PAGES) await expectPage(address + page);
    console.log(`${title}: ready after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    await shop.stop();
    if (findFile(data, 'postmaster.pid'))
      throw new UserError(`${title}: PostgreSQL is still running after the shop has stopped.`);
  } catch (error) {
    await shop.kill();
    throw error instanceof UserError ? new UserError(`${title}: ${error.message}\n${shop.output()}`) : error;
  }
}

function startShop(clone, data) {
  const [program, args] = npm(['start']);
  const env = { ...cleanEnvironment(), PORT: '0', DATA_DIR: data };
  const child = spawn(program, args, { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  const exit = once(child, 'exit');
  const closed = once(child, 'close'); // nothing holds its output open any more
  const listen = (chunk) => {
    output += chunk;
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return {
    output: () => output.slice(-10_000),
    /** Ends npm, the server and all their child processes, so that the folder can be removed. */
    async kill() {
      signalGroup(child, 'SIGTERM');
      await Promise.race([closed, pause(STOP_MS, undefined, { ref: false })]);
      signalGroup(child, 'SIGKILL');
      child.stdout.destroy();
      child.stderr.destroy();
    },
    /** Reads the printed address. */
    async address(withinMs) {
      const deadline = Date.now() + withinMs;
      while (Date.now() < deadline) {
        const [address] = ADDRESS.exec(output) ?? [];
        if (address !== undefined) return address;
        if (child.exitCode !== null) throw new UserError(`npm start ended with exit code ${child.exitCode}.`);
        await pause(50);
      }
      throw new UserError(`npm start printed no address within ${withinMs / 1000} seconds.`);
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await Promise.race([exit, pause(STOP_MS, ['none yet'], { ref: false })]);
      if (code !== 0)
        throw new UserError(`expected exit code 0 within ${STOP_MS / 1000} seconds of SIGTERM, got ${code}.`);
    },
  };
}

/** Rejects an installation that contains development tools: they are useless there and widen the attack surface. */
function expectNoTools(clone) {
  const { packages } = JSON.parse(readFileSync(path.join(clone, 'package-lock.json'), 'utf8'));
  const tools = Object.keys(packages).filter((name) => packages[name].dev && existsSync(path.join(clone, name)));
  if (tools.length > 0) throw new UserError(`npm start installed development tools: ${tools.join(', ')}.`);
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // all of them have ended
  }
}

async function expectPage(address) {
  const answer = await fetch(address, { redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new UserError(`expected status 200 from ${address}, got ${answer.status}.`);
}

// As on a terminal: without the variables that npm set for this test, and without the repository's node_modules on the
// PATH.
function cleanEnvironment() {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(npm_(package|lifecycle|config_local_prefix|command)|INIT_CWD|NODE_ENV|DATABASE_URL|PUBLIC_URL|HOST)/.test(
          name,
        ),
    ),
  );
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...env, PATH: folders.join(path.delimiter) };
}

function findFile(folder, name) {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true }).some((file) => path.basename(String(file)) === name);
}
