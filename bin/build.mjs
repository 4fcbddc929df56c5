// Builds the pages unless they are up to date: for bin/assemble.mjs. `npm start` does this automatically.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './prepare/build.mjs';
import { runScript } from './prepare/user-error.mjs';

await runScript(() => buildWhatIsStale(path.dirname(path.dirname(fileURLToPath(import.meta.url)))));
