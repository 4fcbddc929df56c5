// npm run fuzz: sends made-up requests to every call of the API and every page, good and odd ones, many more than npm run test:release does, and other ones each time.
//   npm run fuzz -- --runs 2000 --seed 7 --only Sale
// --runs: requests for each call (1000); --seed: the same requests again (it is printed); --only: calls whose name has this word.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from './prepare/build.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { runScript, UserError } from './prepare/user-error.mjs';
import { runTool } from './steps/run-tool.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  const { runs, seed, only } = readOptions();
  await installWhatIsMissing(root, { withTools: true });
  await buildWhatIsStale(root);
  console.log(`${runs} requests for each call, seed ${seed}`);
  const which = only === undefined ? [] : ['-t', only];
  const half = String(Math.ceil(Number(runs) / 2)); // a page takes longer than a call
  for (const [file, count] of [
    ['server/api/fuzz.release.test.ts', runs],
    ['e2e/fuzz/pages.test.ts', half],
  ]) {
    const environment = { FUZZ_RUNS: count, FUZZ_SEED: seed };
    if (!(await runTool(root, 'vitest', ['run', file, '--passWithNoTests', ...which], { environment })))
      process.exitCode = 1;
  }
});

function readOptions() {
  const random = String(Math.floor(Math.random() * 2 ** 31));
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: random },
      only: { type: 'string' },
    },
  });
  for (const name of ['runs', 'seed'])
    if (!/^\d+$/.test(values[name])) throw new UserError(`--${name} is ${values[name]}: expected a whole number.`);
  return values;
}
