import { UserError } from '../prepare/user-error.mjs';

/**
 * Runs the steps one after the other; a failed step does not stop the next.
 * @param {readonly { name: string, run: () => Promise<object> }[]} steps
 * @returns {Promise<object[]>} for each step its name, the number passed, its failures ({ name, message }), what was
 * skipped, and seconds
 */
export async function runSteps(steps) {
  const results = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

async function runStep({ name, run }) {
  console.log(`\n=== ${name} ===`);
  const begun = Date.now();
  const seconds = () => (Date.now() - begun) / 1000;
  try {
    return { name, ...(await run()), seconds: seconds() };
  } catch (error) {
    console.error(error instanceof UserError ? `FAILED: ${error.message}` : error);
    const failures = [{ name: 'the step itself', message: String(error.message) }];
    return { name, passed: 0, failures, seconds: seconds() };
  }
}
