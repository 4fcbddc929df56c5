// npm run bench [NAME]: runs a benchmark of bench/ on the pinned Node.js, with the tools that it needs.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './prepare/build.mjs';
import { replaceProcess } from './prepare/replace-process.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { findNode } from './prepare/node.mjs';
import { runScript, UserError } from './prepare/user-error.mjs';

/** File of each benchmark; `run`, the one of the shop's calls and pages, needs no name. */
const BENCHMARKS = {
  run: 'run.ts',
  browser: 'browser/run.ts',
  'change-parts': 'change-parts.ts',
  everything: 'everything.ts',
  keys: 'keys.ts',
  lists: 'staff-lists.ts',
  'main-thread': 'main-thread.ts',
  migrations: 'migrations.ts',
  mutations: 'mutations/run.ts',
  'press-fits': 'press-fits.ts',
  search: 'search/run.ts',
  timing: 'timing-classes.ts',
  webhooks: 'webhooks.ts',
};

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  const given = process.argv.slice(2);
  const isNamed = given[0] !== undefined && !given[0].startsWith('-');
  const name = isNamed ? given[0] : 'run';
  if (!Object.hasOwn(BENCHMARKS, name))
    throw new UserError(`There is no benchmark "${name}". There are: ${Object.keys(BENCHMARKS).join(', ')}.`);
  await installWhatIsMissing(root, { withTools: true });
  await buildWhatIsStale(root);
  await replaceProcess(findNode(root), [`bench/${BENCHMARKS[name]}`, ...given.slice(isNamed ? 1 : 0)], { cwd: root });
});
