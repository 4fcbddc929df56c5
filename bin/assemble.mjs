// Puts the shop as it is shipped into a folder, for deploy/Containerfile: node bin/assemble.mjs /srv/pressline
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { assemble } from './prepare/assemble.mjs';
import { runScript, UserError } from './prepare/user-error.mjs';

await runScript(() => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new UserError('Expected the folder for the shop.');
  assemble(path.dirname(path.dirname(fileURLToPath(import.meta.url))), folder);
});
