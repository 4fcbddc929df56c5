import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const FILE = 'texts/values.ts';
const HEAD = `import type { MessageValue } from '#shop/base/messages/message-value.ts';

/** Values of the messages in texts/en, so that a missing value does not compile. Written by bin/steps/message-values.mjs. */
export interface MessageValues {
`;

/** Files with messages of shop/; the others belong to screens. */
export const MESSAGE_FILES =
  /^(staff-)?(rules|refusals|letters)\.json$|^(sheet|promise|sales-unit|legal|privacy)\.json$/;

/** The file's contents, generated from the English messages. */
export function valuesFile(root) {
  const folder = path.join(root, 'texts/en');
  const messages = readdirSync(folder)
    .filter((name) => MESSAGE_FILES.test(name))
    .flatMap((name) => Object.entries(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))));
  const rows = messages
    .map(([key, text]) => [key, [...valuesOf(compileMessageOrThrow(text))]])
    .filter(([, values]) => values.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([key, values]) => `  '${key}': { ${values.map(([name, type]) => `${nameOf(name)}: ${type}`).join('; ')} };\n`,
    );
  return `${HEAD}${rows.join('')}}\n`;
}

/** The values that a compiled message takes, each with its type. */
export function valuesOf(tokens, found = new Map()) {
  if (!Array.isArray(tokens)) return found;
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    const [name, kind, cases] = token;
    if (!found.has(name)) found.set(name, typeOf(kind, cases));
    if (typeof cases === 'object') for (const each of Object.values(cases)) valuesOf(each, found);
  }
  return found;
}

function typeOf(kind, cases) {
  if (kind === 'plural' || kind === 'selectordinal' || kind === 'number') return 'number';
  if (kind !== 'select') return 'MessageValue';
  const choices = Object.keys(cases).filter((name) => name !== 'offset' && name !== 'other');
  return choices.map((name) => `'${name}'`).join(' | ');
}

const nameOf = (name) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

/** Updates the file. */
export function writeValues(root) {
  const file = path.join(root, FILE);
  const wanted = valuesFile(root);
  if (readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted);
}
