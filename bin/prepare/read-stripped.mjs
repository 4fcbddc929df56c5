// Loaded before the server (--import): gives Node.js code whose types are stripped already, in place, so that lines are the source's.
// Node.js can keep such code as well (NODE_COMPILE_CACHE), but with all that it compiled, and both in memory: 18 MB. The code of packages
// and pages is given as small as it can be (one-byte-code.mjs: 1.3 MB).
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inOneByte } from './one-byte-code.mjs';
import { strippedFileOf } from './stripped-code.mjs';

const root = path.join(import.meta.dirname, '../..');

registerHooks({
  load(url, context, nextLoad) {
    if (context.format === 'module') {
      const loaded = nextLoad(url, context);
      return { ...loaded, source: inOneByte(textOf(loaded.source)) };
    }
    if (context.format !== 'module-typescript') return nextLoad(url, context);
    const source = strippedCodeOf(fileURLToPath(url));
    return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});

function strippedCodeOf(file) {
  try {
    return readFileSync(strippedFileOf(root, readFileSync(file)));
  } catch {
    return undefined; // not stripped ahead, or no such file: Node.js says so better
  }
}

/** @param {string | ArrayBuffer | ArrayBufferView} source */
function textOf(source) {
  return typeof source === 'string' ? source : Buffer.from(source).toString();
}
