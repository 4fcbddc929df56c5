// npm run bench mutations: plants each fault of mutations.ts in a copy of the repository, runs the test files that should find it, and
// prints which test did. A fault that no test finds fails the run.
//   npm run bench mutations -- coupon session    the faults whose name has one of these words
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
    throw new Error(`${mutation.file} does not contain this exactly once, correct it: ${mutation.find}`);
  writeFileSync(
    file,
    before.replace(mutation.find, () => mutation.replace),
  );
  const { passed, failures } = runTests(mutation.tests);
  writeFileSync(file, before);
  const outcome =
    failures.length === 0 ? `none of ${passed} tests` : `${failures.length} tests, the first: ${failures[0]}`;
  console.log(`${failures.length === 0 ? 'MISSED' : 'found '}  ${mutation.name}\n        ${outcome}`);
  return failures.length > 0;
}

interface Result {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; ancestorTitles: string[]; title: string }[];
  }[];
}

/** Runs the test files whose path has one of these words; for browser tests the pages are rebuilt. */
function runTests(words: readonly string[]): { passed: number; failures: string[] } {
  if (words.some((word) => word.startsWith('e2e/'))) {
    const { status, output } = run('bin/build.mjs', [], { NODE_ENV: 'production' });
    if (status !== 0) throw new Error(`The pages could not be built:\n${output.slice(-3000)}`);
  }
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  const projects = ['--project', 'unit', '--project', 'browser'];
  const { output } = run('node_modules/vitest/vitest.mjs', [
    'run',
    ...words,
    ...projects,
    '--reporter=json',
    `--outputFile=${report}`,
  ]);
  if (!existsSync(report)) throw new Error(`The tests ended without a report:\n${output.slice(-3000)}`);
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Result;
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const own = path.relative(copy, name);
    if (failed.length === 0) return status === 'failed' ? [own] : [];
    return failed.map(({ ancestorTitles, title }) => [own, ...ancestorTitles, title].join(' > '));
  });
  if (numPassedTests === 0 && failures.length === 0) throw new Error(`No test ran:\n${output.slice(-3000)}`);
  return { passed: numPassedTests, failures };
}

function run(program: string, args: readonly string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, NODE_ENV: 'test', ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env,
  });
  return { status, output: stdout + stderr };
}
