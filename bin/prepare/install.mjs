import { isInstalled } from './installed.mjs';
import { npm, npmCache } from './npm.mjs';
import { runQuietly } from './run-quietly.mjs';
import { UserError } from './user-error.mjs';

/**
 * Installs the packages of package-lock.json unless they are there. A check of some milliseconds when they are.
 * @param {string} root  the repository
 * @param {{ withTools: boolean, say?: (sentence: string) => void }} options
 *   withTools: what develops and tests, too; without it only what builds and runs the shop
 */
export async function installWhatIsMissing(root, { withTools, say = console.log }) {
  if (isInstalled(root, withTools)) return;
  const onlyTools = withTools && isInstalled(root, false);
  say(onlyTools ? 'Installing the tools for development and tests ...' : 'Installing packages ...');
  const begun = Date.now();
  const { succeeded, lines } = await runNpm(root, withTools, onlyTools);
  if (!succeeded) {
    const reason = lines.slice(0, 20).join('\n'); // npm prints this line first and ends with its manual
    throw new UserError(
      `npm could not install the packages: check the network and the message of npm, then try again.\n${reason}`,
    );
  }
  say(`Packages installed in ${((Date.now() - begun) / 1000).toFixed(0)} s.`);
}

function runNpm(root, withTools, onlyTools) {
  // A shop that runs from here keeps its packages while the tools are installed: "ci" would empty the folder first.
  const command = onlyTools ? ['install', '--no-save'] : ['ci'];
  const which = [withTools ? '--include=dev' : '--omit=dev', '--include=optional'];
  const manner = [
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--no-progress',
  ];
  return runQuietly(npm([...command, ...which, ...manner, ...npmCache(root)]), { cwd: root });
}
