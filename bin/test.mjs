// npm test: installs what is missing and runs every check, or the steps that are named (npm test -- unit browser). It shows what
// fails, or everything (--verbose). Unit tests run in an order of chance, which is printed (again: --seed 7), or as they are written (--in-order).
// Files in which something failed are run once more alone; what passes then is told as UNSTEADY. It ends with what failed, by name,
// and "N passed, N failed"; the exit code is 0 when nothing failed. CI runs this very command.
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { findBrowser } from './prepare/find-browser.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { runScript, Trouble } from './prepare/trouble.mjs';
import { build } from './steps/build.mjs';
import { check } from './steps/check.mjs';
import { packaged } from './steps/packaged.mjs';
import { browser, faults, unit } from './steps/vitest.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const STEPS = { check, build, unit, browser, faults, packaged };
/** Minutes on a quiet machine with two processors. */
const MINUTES = { check: 1, build: 0.5, unit: 8, browser: 13, faults: 4, packaged: 4 };

await runScript(async () => {
  const { names, options } = readArguments();
  if (names.includes('browser')) findBrowser(); // before minutes go into everything else
  sayHowLong(names);
  if (options.seed !== undefined) console.log(`Order of the unit tests: --seed ${options.seed}`);
  await installWhatIsMissing(root, { withTools: true });
  const results = [];
  for (const name of names) results.push(await runStep(name, options));
  report(results, options);
});

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      verbose: { type: 'boolean', default: false },
      'in-order': { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    },
  });
  const { verbose, 'in-order': inOrder, seed } = values;
  if (!/^\d{1,9}$/.test(seed)) throw new Trouble(`--seed is ${seed}: expected a whole number.`);
  const names = chooseSteps(positionals);
  return { names, options: { verbose, seed: inOrder || !names.includes('unit') ? undefined : seed } };
}

function sayHowLong(names) {
  const minutes = Math.ceil(names.reduce((sum, name) => sum + MINUTES[name], 0));
  const perProcessor = loadavg()[0] / availableParallelism();
  const busy = perProcessor > 1.5 ? ` This machine is busy: expect ${Math.ceil(perProcessor)} times as long.` : '';
  console.log(`About ${minutes} min on a quiet machine with two processors.${busy}`);
}

function chooseSteps(named) {
  const unknown = named.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown !== undefined)
    throw new Trouble(`There is no test step "${unknown}": expected ${Object.keys(STEPS).join(', ')}.`);
  return Object.keys(STEPS).filter((name) => named.length === 0 || named.includes(name));
}

/** A step answers how many passed, what failed or was unsteady (its name, and what was said about it), and what was left out for want of a program. */
async function runStep(name, options) {
  console.log(`\n=== ${name} ===`);
  const begun = Date.now();
  const seconds = () => (Date.now() - begun) / 1000;
  try {
    return { name, ...(await STEPS[name](root, options)), seconds: seconds() };
  } catch (error) {
    console.error(error instanceof Trouble ? `FAILED: ${error.message}` : error);
    return {
      name,
      passed: 0,
      failures: [{ name: 'the step itself', message: String(error.message) }],
      seconds: seconds(),
    };
  }
}

// The end is all that CI keeps: .ci/run shows it again, from its heading on.
function report(results, { seed }) {
  const order = seed === undefined ? '' : `order of the tests: --seed ${seed}\n`;
  console.log(`\n=== result ===\n${order}${row('step', 'passed', 'failed', 'seconds')}`);
  for (const { name, passed, failures, seconds } of results)
    console.log(row(name, passed, failures.length, seconds.toFixed(1)));
  for (const { name, failures } of results)
    for (const failure of failures)
      console.log(`\nFAILED  ${name}: ${failure.name}\n        ${firstLine(failure.message)}`);
  for (const { name, unsteady = [] } of results)
    for (const test of unsteady)
      console.log(
        `\nUNSTEADY  ${name}: ${test.name}\n        passed when run again; before: ${firstLine(test.message)}`,
      );
  const leftOut = results.flatMap(({ name, leftOut = [] }) => leftOut.map((test) => `LEFT OUT  ${name}: ${test}`));
  if (leftOut.length > 0) console.log(`\n${leftOut.join('\n')}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0);
  const unsteady = results.reduce((sum, result) => sum + (result.unsteady?.length ?? 0), 0);
  const wavering = unsteady > 0 ? `, ${unsteady} of the passed only when run again` : '';
  const skipped = leftOut.length > 0 ? `, ${leftOut.length} skipped` : '';
  console.log(`\n${passed} passed, ${failed} failed${skipped}${wavering}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function firstLine(text) {
  return stripVTControlCharacters(text).trimStart().split('\n')[0];
}

function row(name, ...cells) {
  return name.padEnd(12) + cells.map((cell) => String(cell).padStart(10)).join('');
}
