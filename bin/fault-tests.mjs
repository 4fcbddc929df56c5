// npm run faults: everything that a shop must survive, more often than npm test does: killed processes, lost connections, a full
// disk, a stop under load, a thousand slow clients.
//   npm run faults -- --rounds 10 --minutes 3 --only killed
//   npm run faults -- cluster                   a cluster of three PostgreSQL instead (e2e/cluster)
// --rounds: how often each fault is made (10); --minutes: how long mail server and file store are away (0: for a few orders);
// --only: the files in e2e/faults whose name has this word.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from './prepare/build.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { runScript, UserError } from './prepare/user-error.mjs';
import { runTool } from './steps/run-tool.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  const { rounds, minutes, only, isCluster } = readOptions();
  await installWhatIsMissing(root, { withTools: true });
  await buildWhatIsStale(root);
  const args = isCluster ? ['run', '--project', 'cluster'] : ['run', '--project', 'faults', `e2e/faults/${only}`];
  const environment = { NODE_ENV: 'test', FAULT_ROUNDS: rounds, OUTAGE_MINUTES: minutes };
  if (!(await runTool(root, 'vitest', args, { environment }))) process.exitCode = 1;
});

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '10' },
      minutes: { type: 'string', default: '0' },
      only: { type: 'string', default: '' },
    },
  });
  if (!/^[1-9]\d{0,3}$/.test(values.rounds))
    throw new UserError(`--rounds is ${values.rounds}: expected a whole number from 1.`);
  if (!/^\d{1,2}$/.test(values.minutes))
    throw new UserError(`--minutes is ${values.minutes}: expected a whole number from 0 to 99.`);
  const [what] = positionals;
  if (positionals.length > 1 || (what !== undefined && what !== 'cluster'))
    throw new UserError(`"${positionals.join(' ')}": expected nothing, or cluster.`);
  return { ...values, isCluster: what === 'cluster' };
}
