import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, findHeadlessShell } from '../prepare/find-browser.mjs';
import { runTool } from './tool.mjs';

/** Everything but the browser, on a real PostgreSQL: the embedded one, or the server of TEST_DATABASE_URL. */
export function unit(root, options) {
  return runProject(root, 'unit', options);
}

/** The journeys in a real Chromium. */
export function browser(root, options) {
  const whole = findBrowser();
  return runProject(root, 'browser', options, {
    CHROMIUM_PATH: whole,
    HEADLESS_SHELL_PATH: findHeadlessShell() ?? whole,
  });
}

/** What a shop must survive: killed processes, lost connections, a full disk; in the short form. */
export function faults(root, options) {
  return runProject(root, 'faults', options);
}

const ONLY_FAILURES = fileURLToPath(new URL('only-failures.mjs', import.meta.url));

/** More files than these do not fail for the load of the machine. */
const MOST_TRIED_AGAIN = 6;

/**
 * Runs a project's tests. The files in which something failed are run once more, with nothing beside them: what passes then is
 * told as `unsteady`, with what it said before, and is no failure; what fails twice is one.
 */
async function runProject(root, project, options, environment = {}) {
  const first = await runFiles(root, project, [], options, environment);
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (files.length === 0 || files.length > MOST_TRIED_AGAIN || files.includes(undefined)) return first;
  console.log(`\nOnce more, one after the other: ${files.join(', ')}`);
  const again = await runFiles(root, project, files, { ...options, alone: true }, environment);
  const failsAgain = new Set(again.failures.map(({ name }) => name));
  const unsteady = first.failures.filter(({ name }) => !failsAgain.has(name));
  const failures = [...first.failures.filter(({ name }) => failsAgain.has(name)), ...newOf(again, first)];
  return { ...first, passed: first.passed + unsteady.length, failures, unsteady };
}

function newOf(again, first) {
  const known = new Set(first.failures.map(({ name }) => name));
  return again.failures.filter(({ name }) => !known.has(name));
}

async function runFiles(root, project, files, { seed, verbose, alone = false }, environment) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const shown = verbose ? ['--reporter=default'] : [`--reporter=${ONLY_FAILURES}`, '--silent=passed-only'];
    const kept = ['--reporter=json', `--outputFile.json=${report}`];
    // Journeys in the browser and faults keep their order: one shop for a file, from one step to the next.
    const order =
      seed === undefined || project !== 'unit' ? [] : ['--sequence.shuffle.tests', `--sequence.seed=${seed}`];
    const oneByOne = alone ? ['--maxWorkers=1'] : [];
    const args = ['run', ...files, '--project', project, ...order, ...oneByOne, ...shown, ...kept];
    const succeeded = await runTool(root, 'vitest', args, { environment: { NODE_ENV: 'test', ...environment } });
    return existsSync(report)
      ? readReport(root, report, succeeded)
      : {
          passed: 0,
          failures: [{ name: `vitest --project ${project}`, message: 'ended without a report, see above' }],
        };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readReport(root, report, succeeded) {
  const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const leftOut = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isLeftOut)).map(nameOf);
  const failures = testResults.flatMap((file) => failuresOf(root, file));
  if (!succeeded && failures.length === 0)
    failures.push({ name: 'an error outside of any test', message: 'see above' });
  return { passed, failures, leftOut };
}

/** A test that says in its name which program it lacks (platform/testing/test-with.ts). */
function isLeftOut({ title, status }) {
  return status !== 'passed' && status !== 'failed' && / \(left out: needs Debian's \S+\)$/.test(title);
}

function nameOf({ ancestorTitles, title }) {
  return [...ancestorTitles, title].join(' > ');
}

/** What did not pass in a file; itself where it came to no test. A skipped test has not passed either, but where it says what it lacks. */
function failuresOf(root, { name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failures = assertionResults
    .filter((test) => test.status !== 'passed' && !isLeftOut(test))
    .map((test) => ({
      file,
      name: [file, nameOf(test)].join(' > '),
      message: test.status === 'failed' ? test.failureMessages.join('\n') : `${test.status}: run or remove it`,
    }));
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
    ? [{ file, name: file, message: message === '' ? 'failed outside of its tests, see above' : message }, ...failures]
    : failures;
}
