// npm run dev: the shop from its sources. What is changed in web/ shows in the browser at once, without a reload where React can do
// it; what is changed in the server's part starts the server anew.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhatIsMissing } from './prepare/install.mjs';
import { refuseWrongConfiguration } from './prepare/look-first.mjs';
import { findNode, shopEnvironment } from './prepare/node.mjs';
import { restartOnChange } from './prepare/restart-on-change.mjs';
import { runScript } from './prepare/trouble.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const SERVER_PART = ['server', 'shop', 'platform', 'sample-data', 'texts', 'web/server-page.ts'];

await runScript(async () => {
  refuseWrongConfiguration(process.env);
  await installWhatIsMissing(root, { withTools: true });
  const environment = {
    ...shopEnvironment(root),
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn', // a line for each request would hide what matters
    NODE_ENV: 'development',
  };
  await restartOnChange(
    findNode(root),
    ['server/main.ts', '--development'],
    { cwd: root, env: environment },
    SERVER_PART.map((place) => path.join(root, place)),
  );
});
