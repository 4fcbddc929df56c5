// Puts the server's code without its types where bin/prepare/read-stripped.mjs looks for it, and removes what no source says any more.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { inOneByte } from './one-byte-code.mjs';
import { sourcesOf, strippedFileOf, strippedFolder } from './stripped-code.mjs';

const root = path.join(import.meta.dirname, '../..');
const folder = strippedFolder(root);
mkdirSync(folder, { recursive: true });

const needed = new Set();
for (const file of sourcesOf(root)) {
  const source = readFileSync(file);
  const stripped = strippedFileOf(root, source);
  needed.add(path.basename(stripped));
  if (existsSync(stripped)) continue;
  writeFileSync(`${stripped}.${process.pid}`, stripTypeScriptTypes(inOneByte(source.toString()).toString()));
  renameSync(`${stripped}.${process.pid}`, stripped); // whole or not at all
}

// What another start is just writing has a dot in its name.
for (const name of readdirSync(folder))
  if (!needed.has(name) && !name.includes('.')) rmSync(path.join(folder, name), { force: true });
