// npm start: installs what is missing, builds what is stale, then runs the server. Plain JavaScript without packages,
// for any Node.js from 20 on: it runs before anything is installed.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './prepare/build.mjs';
import { handOver } from './prepare/hand-over.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { findNode, MEMORY_OPTIONS, shopEnvironment } from './prepare/node.mjs';
import { runScript } from './prepare/trouble.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  await installWhatIsMissing(root);
  await buildWhatIsStale(root);
  await handOver(findNode(root), [...MEMORY_OPTIONS, 'server/main.ts'], {
    cwd: root, // ./data is the repository's, wherever this was called from
    env: shopEnvironment(root),
  });
});
