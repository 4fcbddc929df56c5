import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Package {
  version?: string;
  license?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  integrity?: string;
  /** The supported operating systems. */
  os?: string[];
}
interface Manifest extends Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const manifest: Manifest = JSON.parse(read('package.json'));
const lock: { packages: Record<string, Package> } = JSON.parse(read('package-lock.json'));
const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
const locked = Object.entries(lock.packages).filter(([place]) => place !== '');

/** The rows of docs/dependencies.md: package, purpose, reason, licence. */
const rows = read('docs/dependencies.md')
  .split('\n')
  .filter((line) => /^\| [@\w]/.test(line) && !line.startsWith('| package'))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );

/**
 * Licences that are compatible with an unpublished product; the last two have conditions, which are met (see the
 * document).
 */
const COMPATIBLE = new Set([
  'MIT',
  'MIT-0',
  '0BSD',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'Python-2.0',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
  'MPL-2.0',
]);
/** They include the text of the MIT licence, but not in the place where npm looks. */
const UNNAMED_MIT = new Set(
  ['png-js', 'busboy', 'streamsearch', 'humanize-number'].map((name) => `node_modules/${name}`),
);
/** Libraries that sharp loads, each for one system. */
const LOADED_LIBRARY = /(?:^|\/)@img\/sharp-/;

test('every dependency has one row with its purpose, reason and licence', () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(wanted).toSorted());
  for (const row of rows)
    expect(
      row.filter((cell) => cell !== ''),
      row[0],
    ).toHaveLength(4);
});

test('the licence in each row is the one in the package', () => {
  const named = rows.map(([name = '', , , licence]) => [
    name,
    lock.packages[`node_modules/${name}`]?.license ?? licence,
  ]);
  expect(rows.map(([name, , , licence]) => [name, licence])).toEqual(named);
});

test('the licences of all packages are acceptable', () => {
  const odd = locked.flatMap(([place, { license = '' }]) => {
    const parts = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
    const fits = parts.every(
      (part) => COMPATIBLE.has(part) || (part === 'LGPL-3.0-or-later' && LOADED_LIBRARY.test(place)),
    );
    return fits || UNNAMED_MIT.has(place) ? [] : [`${place}: ${license}`];
  });
  expect(odd).toEqual([]);
});

test('versions are exact, runtime packages have checksums, and the lock file names no registry', () => {
  for (const [name, version] of Object.entries(wanted))
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d/)]);
  for (const [place, { version, integrity, resolved, dev = false, optional = false, os }] of locked) {
    // Programs of development tools for other systems, never installed here: not every registry provides hashes for
    // them.
    const mayLack = dev && optional && os !== undefined;
    if (!mayLack) expect([place, integrity]).toEqual([place, expect.stringMatching(/^sha512-/)]);
    expect([place, version, resolved]).toEqual([place, expect.any(String), undefined]);
  }
});

// None needs one: the start creates PostgreSQL's links (platform/database/embedded/binaries.ts).
test('no package runs a script during installation, neither by npm start nor by hand', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  expect(read('bin/prepare/install.mjs')).toContain(`'--ignore-scripts'`);
});

test('every installed package has the checksum of the lock file', () => {
  const record: typeof lock = JSON.parse(read('node_modules/.package-lock.json'));
  const installed = Object.entries(record.packages).filter(([place]) => place in lock.packages);
  expect(installed.length).toBeGreaterThan(200);
  expect(installed.filter(([place, { integrity }]) => integrity !== lock.packages[place]?.integrity)).toEqual([]);
  expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
});

test('npm run sbom lists the runtime packages, for every system, with checksums and licences, and no tool', () => {
  const bill: { bomFormat: string; components: { name: string; hashes?: object[]; licenses?: object[] }[] } =
    JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }));
  expect(bill.bomFormat).toBe('CycloneDX');
  const names = bill.components.map(({ name }) => name);
  for (const name of [...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.optionalDependencies ?? {})])
    expect(names).toContain(name);
  for (const tool of ['vitest', 'typescript', 'playwright-core']) expect(names).not.toContain(tool);
  expect(bill.components.filter(({ hashes }) => hashes === undefined)).toEqual([]);
});

test('every test that the threat model names exists', () => {
  const named = [...read('docs/security.md').matchAll(/`((?:[\w-]+\/)+[\w-]+\.test\.tsx?)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
