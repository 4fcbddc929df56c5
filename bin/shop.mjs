// npm run shop -- <command>: the operator's commands, in shop.ts.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceProcess } from './prepare/replace-process.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { findNode, SERVER_OPTIONS, shopEnvironment } from './prepare/node.mjs';
import { runScript } from './prepare/user-error.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  await installWhatIsMissing(root, { withTools: false });
  const env = shopEnvironment(root);
  await replaceProcess(findNode(root), [...SERVER_OPTIONS, 'bin/shop.ts', ...process.argv.slice(2)], {
    cwd: root,
    env,
  });
});
