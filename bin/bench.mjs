// npm run bench [NAME]: runs a benchmark of bench/benchmarks on the pinned Node.js, with the tools that it needs; without a name the
// calls and pages of a buyer.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './prepare/build.mjs';
import { replaceProcess } from './prepare/replace-process.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { findNode } from './prepare/node.mjs';
import { runScript, UserError } from './prepare/user-error.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  const given = process.argv.slice(2);
  const isNamed = given[0] !== undefined && !given[0].startsWith('-');
  const name = isNamed ? given[0] : 'buyer';
  const names = readdirSync(path.join(root, 'bench/benchmarks')).map((file) => path.basename(file, '.ts'));
  if (!names.includes(name)) throw new UserError(`There is no benchmark "${name}". There are: ${names.join(', ')}.`);
  await installWhatIsMissing(root, { withTools: true });
  await buildWhatIsStale(root);
  await replaceProcess(findNode(root), ['bench/run.ts', name, ...given.slice(isNamed ? 1 : 0)], { cwd: root });
});
