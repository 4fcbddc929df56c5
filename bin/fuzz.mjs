// npm run fuzz: sends made-up requests to every call of the API, good and odd ones, many more than npm test does, and other ones each time.
//   npm run fuzz -- --runs 2000 --seed 7 --only Sale
// --runs: requests for each call (1000); --seed: the same requests again (it is printed); --only: calls whose name has this word.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installWhatIsMissing } from './prepare/install.mjs';
import { runScript, Trouble } from './prepare/trouble.mjs';
import { runTool } from './steps/tool.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  const { runs, seed, only } = readOptions();
  await installWhatIsMissing(root, { withTools: true });
  console.log(`${runs} requests for each call, seed ${seed}`);
  const environment = { FUZZ_RUNS: runs, FUZZ_SEED: seed };
  const which = only === undefined ? [] : ['-t', only];
  const args = ['run', '--project', 'unit', 'server/api/fuzz.test.ts', ...which];
  if (!(await runTool(root, 'vitest', args, { environment }))) process.exitCode = 1;
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
    if (!/^\d+$/.test(values[name])) throw new Trouble(`--${name} is ${values[name]}: expected a whole number.`);
  return values;
}
