import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhatIsStale } from '../prepare/build.mjs';
import { findBrowser, findHeadlessShell } from '../prepare/find-browser.mjs';
import { testFiles } from './test-files.mjs';
import { runTool } from './run-tool.mjs';

/**
 * Runs tests of these projects (vitest.config.ts) in one run, with one PostgreSQL. What fails is not run again.
 * @param {string} root  the repository
 * @param {object} options
 * @param {readonly string[]} options.projects
 * @param {readonly string[]} [options.files]  the files whose path holds one of these; none: all
 * @param {string} [options.seed]              of the order of the tests
 * @param {boolean} [options.verbose]          shows what passes, too
 * @param {Record<string, string>} [options.environment]
 */
export async function runTests(root, { projects, files = [], seed, verbose = false, environment = {} }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-report-'));
  const reportFile = path.join(folder, 'report.json');
  try {
    await buildWhatIsStale(root); // some unit tests read the built pages
    const browser = projects.some((project) => project !== 'unit') ? browsers() : {};
    const args = [
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      ...(seed === undefined ? [] : [`--sequence.seed=${seed}`]),
      ...(verbose
        ? ['--reporter=verbose']
        : [`--reporter=${process.stdout.isTTY ? 'default' : 'minimal'}`, '--silent=passed-only']),
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ];
    const succeeded = await runTool(root, 'vitest', args, {
      environment: { NODE_ENV: 'test', ...browser, ...environment },
    });
    return existsSync(reportFile)
      ? readReport(root, reportFile, succeeded)
      : { passed: 0, failures: [{ name: 'vitest', message: 'ended without a report, see above' }] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The unit test files that use a database: another server must understand their statements as well. */
export function usesDatabase(root) {
  const files = testFiles(root, ['platform', 'sample-data', 'server', 'shop']).filter((file) => !RELEASE.test(file));
  return files.filter((file) => SHOP.test(readFileSync(path.join(root, file), 'utf8')));
}

const RELEASE = /\.release\.test\.ts$/;
const SHOP = /testing\/(?:test-shop|watched-shop|gated-database|templates)\.ts|databaseAdminUrl/;

function browsers() {
  const whole = findBrowser();
  return { CHROMIUM_PATH: whole, HEADLESS_SHELL_PATH: findHeadlessShell() ?? whole };
}

function readReport(root, file, succeeded) {
  const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const leftOut = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isLeftOut)).map(nameOf);
  const failures = testResults.flatMap((result) => failuresOf(root, result));
  if (!succeeded && failures.length === 0)
    failures.push({ name: 'an error outside of any test', message: 'see above' });
  return { passed, failures, leftOut };
}

/** A test that names the program it needs (platform/testing/test-with.ts). */
function isLeftOut({ title, status }) {
  return status !== 'passed' && status !== 'failed' && / \(left out: needs Debian's \S+\)$/.test(title);
}

function nameOf({ ancestorTitles, title }) {
  return [...ancestorTitles, title].join(' > ');
}

/**
 * Every test of a file that did not pass, including skipped ones unless they name a missing program; the file itself if
 * it contains no tests.
 */
function failuresOf(root, { name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failures = assertionResults
    .filter((test) => test.status !== 'passed' && !isLeftOut(test))
    .map((test) => ({
      name: `${file} > ${nameOf(test)}`,
      message: test.status === 'failed' ? test.failureMessages.join('\n') : `${test.status}: run or remove it`,
    }));
  if (status !== 'failed' || assertionResults.some((test) => test.status === 'failed')) return failures;
  return [{ name: file, message: message === '' ? 'failed outside of its tests, see above' : message }, ...failures];
}
