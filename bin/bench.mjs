// npm run bench, bench:lists, bench:timing: runs a file of bench/ on the pinned Node.js, with the tools that it needs.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './prepare/build.mjs';
import { replaceProcess } from './prepare/replace-process.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { findNode } from './prepare/node.mjs';
import { runScript } from './prepare/user-error.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [name, ...args] = process.argv.slice(2);

await runScript(async () => {
  await installWhatIsMissing(root, { withTools: true });
  await buildWhatIsStale(root);
  await replaceProcess(findNode(root), [`bench/${name}.ts`, ...args], { cwd: root });
});
