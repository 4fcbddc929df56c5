// npm run load: everything at once for a long time: visitors, searches, customers, orders, staff. No error, no connection left
// over, memory flat.
//   npm run load -- --minutes 60
//   npm run load -- --minutes 10 --systems     an ERP and a webhook beside buyers instead, with stops of the receiver, the shop and its
//                                              database: nothing twice, nothing missed
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from './prepare/build.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { runScript, UserError } from './prepare/user-error.mjs';
import { runTool } from './steps/run-tool.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  const { minutes, file } = readOptions();
  await installWhatIsMissing(root, { withTools: true });
  await buildWhatIsStale(root);
  const environment = { NODE_ENV: 'test', LOAD_SECONDS: String(minutes * 60) };
  if (!(await runTool(root, 'vitest', ['run', '--project', 'faults', `e2e/faults/${file}`], { environment })))
    process.exitCode = 1;
});

function readOptions() {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '60' }, systems: { type: 'boolean', default: false } },
  });
  if (!/^[1-9]\d{0,3}$/.test(values.minutes))
    throw new UserError(`--minutes is ${values.minutes}: expected a whole number from 1.`);
  return { minutes: Number(values.minutes), file: values.systems ? 'other-systems.test.ts' : 'load.test.ts' };
}
