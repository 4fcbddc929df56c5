// npm test: installs what is missing and proves every rule once: types, lint, format and unused code; unit and integration tests on a
// real PostgreSQL; journeys in a real Chromium. It ends with what failed, by name, and "N passed, N failed"; the exit code is 0 when
// nothing failed. CI runs this very command.
//   npm test                    everything
//   npm test -- cart e2e/lists  the test files whose path has one of these words
//   npm test -- --check         no tests: types, lint, format, unused code (npm run check)
//   npm test -- --sql           the test files that use a database, without the browser's (for another server: TEST_DATABASE_URL)
//   npm test -- --seed 7        the same random order of tests again
//   npm test -- --verbose       also what passes
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from './prepare/find-browser.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { runScript, UserError } from './prepare/user-error.mjs';
import { check } from './steps/check.mjs';
import { report } from './steps/report.mjs';
import { runSteps } from './steps/run-steps.mjs';
import { runTests, usesDatabase } from './steps/vitest.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  const options = readArguments();
  if (options.isEverything) findBrowser(); // before minutes go into the rest
  await installWhatIsMissing(root, { withTools: true });
  report(await runSteps(stepsFor(options)), options.check ? {} : options);
});

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      sql: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      verbose: { type: 'boolean', default: false },
    },
  });
  if (!/^\d{1,9}$/.test(values.seed)) throw new UserError(`--seed is ${values.seed}: expected a whole number.`);
  const isEverything = positionals.length === 0 && !values.check && !values.sql;
  return { ...values, words: positionals, isEverything };
}

function stepsFor({ check: checksOnly, sql, words, isEverything, seed, verbose }) {
  const checks = { name: 'check', run: () => check(root, { verbose }) };
  const tests = (files, projects) => ({
    name: 'tests',
    run: () => runTests(root, { projects, files, seed, verbose }),
  });
  if (checksOnly) return [checks];
  if (sql) return [tests(usesDatabase(root), ['unit'])];
  if (isEverything) return [checks, tests([], ['unit', 'browser'])];
  return [tests(words, ['unit', 'browser'])];
}
