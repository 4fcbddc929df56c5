// npm run client: the client for programs as a package, without a registry (client/README.md).
//   npm run client -- /tmp/packages
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhatIsMissing } from './prepare/install.mjs';
import { npm } from './prepare/npm.mjs';
import { runQuietly } from './prepare/run-quietly.mjs';
import { runScript, UserError } from './prepare/user-error.mjs';
import { runTool } from './steps/run-tool.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  const [folder = '.', ...more] = process.argv.slice(2);
  if (more.length > 0) throw new UserError('Expected one folder for the package.');
  await installWhatIsMissing(root, { withTools: true });
  const built = path.join(root, 'build', 'programs', 'client');
  rmSync(built, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!(await runTool(root, 'tsc', ['-p', 'client', '--outDir', path.join(built, 'dist')])))
    throw new UserError('The client does not compile.');
  for (const file of ['package.json', 'README.md']) cpSync(path.join(root, 'client', file), path.join(built, file));
  const { succeeded, lines } = await runQuietly(npm(['pack', '--pack-destination', path.resolve(folder)]), {
    cwd: built,
  });
  if (!succeeded) throw new UserError(`The client could not be packed:\n${lines.join('\n')}`);
  console.log(path.resolve(folder, lines.at(-1)?.trim() ?? ''));
});
