// npm start: checks whether the shop can be started, installs missing packages, builds stale pages, then runs the
// server. Plain JavaScript without packages, for Node.js 20 and later: it runs before anything is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale, isBuilt } from './prepare/build.mjs';
import { replaceProcess } from './prepare/replace-process.mjs';
import { installWhatIsMissing } from './prepare/install.mjs';
import { isInstalled } from './prepare/installed.mjs';
import { refuseTakenPort, refuseWrongConfiguration } from './prepare/preflight.mjs';
import { findNode, SERVER_OPTIONS, shopEnvironment } from './prepare/node.mjs';
import { createReporter } from './prepare/reporter.mjs';
import { runScript, UserError } from './prepare/user-error.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const say = createReporter(process.env, process.stdout.isTTY);

await runScript(async () => {
  readArguments(process.argv.slice(2));
  refuseWrongConfiguration(process.env);
  if (!isInstalled(root, false) || !isBuilt(root)) {
    await refuseTakenPort(process.env);
    if (!existsSync(path.join(root, 'build')))
      say(`The first start takes a minute or two: ${firstSteps(process.env)}. Later ones take seconds.`);
    await installWhatIsMissing(root, { withTools: false, say });
    await buildWhatIsStale(root, say);
  }
  await replaceProcess(findNode(root), [...SERVER_OPTIONS, 'server/main.ts'], {
    cwd: root, // ./data is the repository's, regardless of the caller's folder
    env: shopEnvironment(root),
  });
});

/** `--empty`: a new shop begins without the sample data (Q6). */
function readArguments(args) {
  const [unknown] = args.filter((arg) => arg !== '--empty');
  if (unknown !== undefined) throw new UserError(`${unknown} is not known: npm start takes --empty alone.`);
  if (args.length > 0) process.env.SAMPLE_DATA = 'no';
}

function firstSteps({ DATABASE_URL = '', SAMPLE_DATA }) {
  if (DATABASE_URL !== '') return 'it installs packages and builds the pages';
  const own = 'it installs packages (500 MB), builds the pages, creates a database';
  return SAMPLE_DATA === 'no' ? own : `${own}, fills it with sample data`;
}
