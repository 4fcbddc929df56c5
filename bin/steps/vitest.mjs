import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../prepare/find-browser.mjs';
import { runTool } from './tool.mjs';

/** Everything but the browser, on a real PostgreSQL: the embedded one, or the server of TEST_DATABASE_URL. */
export function unit(root) {
  return runProject(root, 'unit', {});
}

/** The journeys in a real Chromium. */
export function browser(root) {
  return runProject(root, 'browser', { CHROMIUM_PATH: findBrowser() });
}

/** What a shop must survive: killed processes, lost connections, a full disk; in the short form. */
export function faults(root) {
  return runProject(root, 'faults', {});
}

async function runProject(root, project, environment) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const succeeded = await runTool(root, 'vitest', args, { NODE_ENV: 'test', ...environment });
    return countResults(report, succeeded);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function countResults(report, succeeded) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }; // it didn't come as far as a report
  const {
    numPassedTests: passed,
    numFailedTests,
    numPendingTests,
    numTodoTests,
  } = JSON.parse(readFileSync(report, 'utf8'));
  const skipped = numPendingTests + numTodoTests;
  if (skipped > 0) console.error(`FAILED: ${skipped} tests were skipped; run or remove them`);
  const failed = numFailedTests + skipped;
  if (succeeded || failed > 0) return { passed, failed };
  return { passed, failed: 1 }; // an error outside of any test
}
