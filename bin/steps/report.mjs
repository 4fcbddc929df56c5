import { stripVTControlCharacters } from 'node:util';

/**
 * Prints the results of the steps and sets the exit code. CI shows this again at its end, from the heading on.
 * @param {readonly object[]} results of runSteps
 * @param {{ seed?: string }} [options] the seed of the tests' order
 */
export function report(results, { seed } = {}) {
  console.log(`\n=== result ===\n${seed === undefined ? '' : `order of the tests: --seed ${seed}\n`}`);
  console.log(row('step', 'passed', 'failed', 'seconds'));
  for (const { name, passed, failures, seconds } of results)
    console.log(row(name, passed, failures.length, seconds.toFixed(1)));
  for (const { failures } of results)
    for (const { name, message } of failures) console.log(`\nFAILED    ${name}\n          ${firstLine(message)}`);
  const leftOut = results.flatMap((result) => result.leftOut ?? []);
  for (const name of leftOut) console.log(`LEFT OUT  ${name}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0);
  console.log(`\n${passed} passed, ${failed} failed${leftOut.length > 0 ? `, ${leftOut.length} skipped` : ''}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function firstLine(text) {
  return stripVTControlCharacters(text).trimStart().split('\n')[0];
}

function row(name, ...cells) {
  return name.padEnd(22) + cells.map((cell) => String(cell).padStart(10)).join('');
}
