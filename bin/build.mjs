// Builds the pages unless they are built already: for bin/assemble.mjs. `npm start` does it by itself.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './prepare/build.mjs';
import { runScript } from './prepare/user-error.mjs';

await runScript(() => buildWhatIsStale(path.dirname(path.dirname(fileURLToPath(import.meta.url)))));
