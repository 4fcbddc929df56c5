// npm run dev: builds the pages again when they change, and starts the server again when it or the pages change.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './prepare/build.mjs';
import { handOver } from './prepare/hand-over.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { findNode } from './prepare/node.mjs';
import { runScript } from './prepare/trouble.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  await installWhatIsMissing(root, { withTools: false });
  await buildWhatIsStale(root); // the server needs pages from its first second on
  const node = findNode(root);
  const builder = spawn(node, ['node_modules/vite/bin/vite.js', 'build', '--app', '--watch'], {
    cwd: root,
    stdio: 'inherit',
  });
  await handOver(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], { cwd: root });
  builder.kill();
});
