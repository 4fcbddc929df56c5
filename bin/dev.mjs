// npm run dev: runs the shop from its sources. Changes in web/ show in the browser at once, without a reload where
// React can do it; changes to files that the server has imported restart it (node --watch).
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceProcess } from './prepare/replace-process.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { refuseWrongConfiguration } from './prepare/preflight.mjs';
import { findNode, shopEnvironment } from './prepare/node.mjs';
import { runScript } from './prepare/user-error.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  refuseWrongConfiguration(process.env);
  await installWhatIsMissing(root, { withTools: true });
  const environment = {
    ...shopEnvironment(root),
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn', // one line per request would hide what matters
    NODE_ENV: 'development',
  };
  await replaceProcess(findNode(root), ['--watch', '--watch-preserve-output', 'server/main.ts', '--development'], {
    cwd: root,
    env: environment,
  });
});
