import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

const bin = path.dirname(fileURLToPath(import.meta.url));
/** Files of the shop that `npm start` reads before anything is installed. */
const READ_BEFORE = ['server/environment.mjs', 'platform/database/address.mjs'];

// A small repository with the real bin folder and the real list of variables: one package (a folder, so no network), a
// "build" that counts its runs, and a server that prints its folder and exits on request.
const BUILD = `import fs from 'node:fs';
fs.mkdirSync('build', { recursive: true });
fs.appendFileSync('builds.txt', 'built\\n');
if (fs.readFileSync('web/page.tsx', 'utf8').includes('broken')) { console.error('web/page.tsx:1 is broken'); process.exit(1); }
`;
const SERVER = `import { part } from 'part';
const keepAlive = setInterval(() => {}, 1000);
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => {
  console.log('asked to stop:', name);
  clearInterval(keepAlive);
  process.exitCode = 7;
});
console.log('ready', part, process.env.NODE_ENV, process.version.split('.')[0], process.cwd());
`;

let place: string;
let repository: string;

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'pressline-start-'));
  repository = path.join(place, 'my shop');
  cpSync(bin, path.join(repository, 'bin'), { recursive: true });
  for (const file of READ_BEFORE) cpSync(path.join(bin, '..', file), path.join(repository, file));
  write('package.json', {
    name: 'small',
    type: 'module',
    scripts: { start: 'node bin/start.mjs', build: 'node build.mjs' },
    dependencies: { part: 'file:part' },
  });
  write('package-lock.json', {
    name: 'small',
    lockfileVersion: 3,
    packages: {
      '': { name: 'small', dependencies: { part: 'file:part' } },
      'node_modules/part': { resolved: 'part', link: true },
      part: { version: '1.0.0' },
    },
  });
  write('part/package.json', { name: 'part', version: '1.0.0', type: 'module', exports: './part.js' });
  write('part/part.js', "export const part = 'part 1';");
  write('build.mjs', BUILD);
  write('web/page.tsx', 'export {}');
  write('server/main.ts', SERVER);
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test('the first start installs and builds, the second does neither', async () => {
  const first = await startUntil(/ready/);
  expect(first.output).toContain('Installing packages');
  expect(first.output).toContain('Building the pages');
  expect(first.output).toContain(`ready part 1 production v24 ${repository}`);
  await first.stop('SIGTERM');

  const second = await startUntil(/ready/);
  expect(second.output).not.toContain('Installing');
  expect(second.output).not.toContain('Building');
  await second.stop('SIGTERM');
  expect(timesIn('builds.txt')).toBe(1);
});

test('changed sources are built again, a changed lock file is installed again, changed tests neither', async () => {
  await (await startUntil(/ready/)).stop('SIGTERM');
  write('web/page.test.tsx', 'export {}');
  expect((await startAndStop()).output).not.toContain('Building');

  for (const source of ['web/page.tsx', 'texts/en/screens.json', 'bin/bundle/compiled-texts.ts']) {
    write(source, 'changed');
    expect((await startAndStop()).output, source).toContain('Building');
  }

  write('part/package.json', { name: 'part', version: '1.0.1', type: 'module', exports: './part.js' });
  const lock = readFileSync(path.join(repository, 'package-lock.json'), 'utf8');
  write('package-lock.json', lock.replace('1.0.0', '1.0.1'));
  expect((await startAndStop()).output).toContain('Installing');
});

test('a machine reads each message of the start as a log line, a person as a sentence', async () => {
  const forMachines = await startAndStop();
  const [first = ''] = forMachines.output.split('\n');
  expect(JSON.parse(first)).toEqual({
    level: 30,
    time: expect.any(String),
    msg: 'The first start takes a minute or two: it installs packages (500 MB), builds the pages, creates a database, fills it with sample data. Later ones take seconds.',
  });
  rmSync(path.join(repository, 'build'), { recursive: true });
  const forPeople = await startUntil(/ready/, { LOG_FORMAT: 'pretty', DATABASE_URL: 'postgres://u:p@db/shop' });
  await forPeople.stop('SIGTERM');
  expect(forPeople.output.split('\n')[0]).toBe(
    'The first start takes a minute or two: it installs packages and builds the pages. Later ones take seconds.',
  );
});

test('a wrong value and a port in use are reported before anything is installed', async () => {
  const wrong = await startUntilEnd({ PORT: 'eighty', SMTP_URL: 'mailer:hidden@mail' });
  expect(wrong).toEqual({
    code: 1,
    output:
      'PORT is set to "eighty": expected a whole number from 0 to 65535.\nSMTP_URL is set to "mailer:***@mail": expected smtp://user:password@host:587 or smtps://….\n',
  });
  const holder = net.createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as net.AddressInfo;
  expect(await startUntilEnd({ PORT: String(port) })).toEqual({
    code: 1,
    output: `Port ${port} on 127.0.0.1 is taken by another program: stop it, or set PORT to a free port (0: any).\n`,
  });
  holder.close();
  expect(existsSync(path.join(repository, 'node_modules'))).toBe(false);
});

test('a stop during the install ends npm too, and the next start is complete', async () => {
  const { registry, asked, left } = await registryThatNeverAnswers();
  const far = { name: 'small', type: 'module', scripts: { build: 'node build.mjs' }, dependencies: { far: '1.0.0' } };
  const whole = ['package.json', 'package-lock.json'].map(
    (file) => [file, readFileSync(path.join(repository, file), 'utf8')] as const,
  );
  write('package.json', far);
  write('package-lock.json', {
    name: 'small',
    lockfileVersion: 3,
    packages: { '': far, 'node_modules/far': { version: '1.0.0', resolved: `${registry}/far-1.0.0.tgz` } },
  });
  const shop = start({ npm_config_registry: registry });
  await asked;
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toEqual([143, null]);
  await left; // the registry is not needed any more

  for (const [file, content] of whole) write(file, content);
  expect((await startAndStop()).output).toContain('ready part 1');
});

test.each([
  ['npm’s record was cut off', () => write('node_modules/.package-lock.json', '{"packages": {')],
  ['a package is gone', () => rmSync(path.join(repository, 'node_modules/part'))],
])('packages are installed again when %s', async (_, damage) => {
  await startAndStop();
  damage();
  const next = await startAndStop();
  expect(next.output).toContain('Installing packages');
  expect(next.output).toContain('ready part 1');
});

test('without a writable home folder, npm keeps its cache in the data folder', async () => {
  const environment = { HOME: '/dev/null', npm_config_cache: '/dev/null/.npm', DATA_DIR: path.join(place, 'data') };
  const shop = await startUntil(/ready/, environment);
  await shop.stop('SIGTERM');
  expect(readdirSync(path.join(place, 'data'))).toEqual(['npm-cache']);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s reaches the server, and the start returns its exit code',
  async (signal) => {
    const shop = await startUntil(/ready/);
    const end = await shop.stop(signal);
    expect(end.code).toBe(7);
    expect(end.output).toContain(`asked to stop: ${signal}`);
  },
);

test('if npm is killed outright, the server is asked to stop', async () => {
  const script = `'${process.execPath}' bin/start.mjs; true`; // the shell keeps running, like npm
  const env = { ...process.env, PORT: '0', npm_lifecycle_event: 'start' };
  const shop = follow(spawn('sh', ['-c', script], { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] }));
  await waitForOutput(shop, /ready/);
  shop.child.kill('SIGKILL');
  await waitForOutput(shop, /asked to stop: SIGTERM/);
});

test('a failed build stops the start and shows its last lines', async () => {
  write('web/page.tsx', 'broken');
  const end = await startUntilEnd({});
  expect(end.code).toBe(1);
  expect(end.output).toContain('The pages could not be built; last lines of the build:\n');
  expect(end.output).toContain('web/page.tsx:1 is broken');
  expect(end.output).not.toContain('bin/prepare'); // no stack trace
});

test('packages that cannot be downloaded stop the start with one sentence and the message of npm', async () => {
  write('package-lock.json', {
    name: 'small',
    lockfileVersion: 3,
    packages: {
      '': { name: 'small', dependencies: { far: '1.0.0' } },
      'node_modules/far': { version: '1.0.0', resolved: 'http://127.0.0.1:9/far-1.0.0.tgz' },
    },
  });
  write('package.json', { name: 'small', type: 'module', dependencies: { far: '1.0.0' } });
  const end = await startUntilEnd({ npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' });
  expect(end.code).toBe(1);
  expect(end.output).toContain('npm could not install the packages: check the network');
  expect(end.output).toContain('ECONNREFUSED');
  expect(end.output).not.toContain('bin/prepare');
});

function write(name: string, content: unknown): void {
  const file = path.join(repository, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function timesIn(name: string): number {
  const file = path.join(repository, name);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
}

interface Followed {
  child: ChildProcessByStdio<null, Readable, Readable>;
  output: string;
  ended: Promise<unknown[]>;
}

function follow(child: ChildProcessByStdio<null, Readable, Readable>): Followed {
  const followed = { child, output: '', ended: once(child, 'exit') };
  const listen = (chunk: Buffer) => {
    followed.output += chunk.toString('utf8');
    child.emit('output');
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return followed;
}

async function waitForOutput(shop: Followed, text: RegExp): Promise<void> {
  const closed = once(shop.child, 'close').then(() => refuse(shop.output));
  while (!text.test(shop.output)) await Promise.race([once(shop.child, 'output'), closed]);
  closed.catch(() => {}); // it may end now
}

/**
 * A registry that accepts requests and never answers; reports the first request and when all clients have disconnected.
 */
async function registryThatNeverAnswers() {
  const first = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const asking = new Set<net.Socket>();
  const server = http.createServer(() => first.resolve()).listen(0, '127.0.0.1');
  server.on('connection', (socket) => {
    asking.add(socket);
    socket.on('close', () => asking.delete(socket) && asking.size === 0 && left.resolve());
  });
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as net.AddressInfo;
  return { registry: `http://127.0.0.1:${port}`, asked: first.promise, left: left.promise };
}

function start(environment: Record<string, string>): Followed {
  const env = { ...process.env, PORT: '0', ...environment };
  return follow(
    spawn(process.execPath, ['bin/start.mjs'], { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
}

async function startUntil(text: RegExp, environment: Record<string, string> = {}) {
  const shop = start(environment);
  await waitForOutput(shop, text);
  return {
    output: shop.output,
    async stop(signal: NodeJS.Signals) {
      shop.child.kill(signal);
      const [code] = await shop.ended;
      return { code: Number(code), output: shop.output };
    },
  };
}

async function startAndStop() {
  const shop = await startUntil(/ready/);
  return shop.stop('SIGTERM');
}

async function startUntilEnd(environment: Record<string, string>) {
  const shop = start(environment);
  const [code] = await shop.ended;
  return { code: Number(code), output: shop.output };
}

function refuse(output: string): never {
  throw new Error(`The start ended early: ${output}`);
}
