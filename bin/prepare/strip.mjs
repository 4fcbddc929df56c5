// Puts the server's code without its types where bin/prepare/read-stripped.mjs looks for it.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { sourcesToStrip, strippedFileOf } from './stripped-code.mjs';

const root = path.join(import.meta.dirname, '../..');

for (const file of sourcesToStrip(root)) {
  const source = readFileSync(file);
  const stripped = strippedFileOf(root, source);
  mkdirSync(path.dirname(stripped), { recursive: true });
  writeFileSync(`${stripped}.${process.pid}`, stripTypeScriptTypes(source.toString()));
  renameSync(`${stripped}.${process.pid}`, stripped); // whole or not at all
}
