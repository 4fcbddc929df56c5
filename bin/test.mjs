// npm test: installs what is missing and runs every check, or the steps that are named (npm test -- unit browser).
// The last line is "N passed, N failed"; the exit code is 0 when nothing failed. CI runs this very command.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhatIsMissing } from './prepare/install.mjs';
import { runScript, Trouble } from './prepare/trouble.mjs';
import { build } from './steps/build.mjs';
import { check } from './steps/check.mjs';
import { packaged } from './steps/packaged.mjs';
import { browser, faults, unit } from './steps/vitest.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const STEPS = { check, build, unit, browser, faults, packaged };

await runScript(async () => {
  const names = chooseSteps(process.argv.slice(2));
  await installWhatIsMissing(root);
  const results = [];
  for (const name of names) results.push(await runStep(name));
  report(results);
});

function chooseSteps(named) {
  const unknown = named.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown !== undefined)
    throw new Trouble(`There is no test step "${unknown}": expected ${Object.keys(STEPS).join(', ')}.`);
  return Object.keys(STEPS).filter((name) => named.length === 0 || named.includes(name));
}

async function runStep(name) {
  console.log(`\n=== ${name} ===`);
  const begun = Date.now();
  try {
    return { name, ...(await STEPS[name](root)), seconds: (Date.now() - begun) / 1000 };
  } catch (error) {
    console.error(error instanceof Trouble ? `FAILED: ${error.message}` : error);
    return { name, passed: 0, failed: 1, seconds: (Date.now() - begun) / 1000 };
  }
}

function report(results) {
  console.log(`\n${row('step', 'passed', 'failed', 'seconds')}`);
  for (const { name, passed, failed, seconds } of results) console.log(row(name, passed, failed, seconds.toFixed(1)));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function row(name, ...cells) {
  return name.padEnd(12) + cells.map((cell) => String(cell).padStart(10)).join('');
}
