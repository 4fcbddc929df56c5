// npm run bench:mutations: plants each fault of mutations.ts in a copy of the repository, runs the test files that should find it, and
// prints which test did. A fault that no test finds fails the run.
//   npm run bench:mutations -- coupon session    the faults whose name has one of these words
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mutations, type Mutation } from './mutations.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const words = process.argv.slice(2);
const chosen = mutations.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

const copy = mkdtempSync(path.join(tmpdir(), 'pressline-mutations-'));
try {
  copyTracked(copy);
  const missed = chosen.filter((mutation) => !isFound(mutation));
  console.log(`\n${chosen.length - missed.length} of ${chosen.length} faults were found.`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
}

function copyTracked(place: string): void {
  const listed = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).stdout;
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(path.join(ROOT, name)))) {
    mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(place, file), { verbatimSymlinks: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(place, 'node_modules'));
}

function isFound(mutation: Mutation): boolean {
  const file = path.join(copy, mutation.file);
  const before = readFileSync(file, 'utf8');
  if (before.split(mutation.find).length !== 2)
    throw new Error(`${mutation.file} does not have this exactly once, adapt it: ${mutation.find}`);
  writeFileSync(
    file,
    before.replace(mutation.find, () => mutation.replace),
  );
  const { stdout, stderr } = spawnSync(process.execPath, ['bin/test.mjs', ...mutation.tests], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  writeFileSync(file, before);
  const failures = [...stdout.matchAll(/^FAILED +(.+)$/gm)].map(([, name]) => name);
  const ran = /(\d+) passed, (\d+) failed/.exec(stdout);
  if (ran === null) throw new Error(`No result for "${mutation.name}":\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  const tells =
    failures.length === 0 ? `NOT FOUND by ${ran[1]} tests` : `${failures.length} failed, first: ${failures[0]}`;
  console.log(`${failures.length === 0 ? 'MISSED' : 'found '}  ${mutation.name}\n        ${tells}`);
  return failures.length > 0;
}
