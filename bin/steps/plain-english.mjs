import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders with our own code. */
export const FOLDERS = ['bench', 'bin', 'deploy', 'e2e', 'platform', 'sample-data', 'server', 'shop', 'texts', 'web'];

/** Words that we no longer use, in code and comments, with their better ones. */
const OLD_WORDS = [
  [/\blate-?router\b/i, 'read-only router'],
  [/\bmoving-?router\b/i, 'router after the first interaction'],
  [/\bnoteUntil\b/, 'enqueue'],
  [/\btelling-?client\b/i, 'traced client'],
  [/\bdescribed-?once\b/i, 'row description cache'],
  [/\bgiveBackMemory/, 'collectGarbage'],
  [/\btyped-?again\b/i, 'form recovery'],
  [/\bkept-?form\b/i, 'customer form'],
  [/\blook-?ahead\b/i, 'prefetch'],
  [/\banswers-at-hand\b/i, 'loader cache'],
  [/\bfirst-press\b/i, 'pending navigation'],
  [/\border of chance\b/i, 'random order'],
  [/\bthe newest first\b/i, 'newest first'],
  [/\bAnswers 1\b/, 'Returns 1'],
  [/\btick box/i, 'checkbox'],
  [/\bmended\b/i, 'fixed'],
  [/\btill\b/i, 'until'],
  [/\bparted by\b/i, 'separated by'],
  [/\bin so many words\b/i, 'explicitly'],
  [/\bof the test's own\b/i, 'created for the test'],
  [/\bthat there is not\b/i, 'unknown'],
  [/\banew\b/i, 'again'],
];

/** Lists the places that are not plain English (CONTRIBUTING.md, "Comments"), one sentence each. */
export function findPlainEnglishFaults(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !path.basename(file).startsWith('plain-english.')),
  ).flatMap((file) => faultsIn(readFileSync(path.join(root, file), 'utf8')).map((fault) => `${file}:${fault}`));
}

/** Lists the faults of one file, as "line: sentence". */
export function faultsIn(text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, opening] =
      /^\s*\/\*\*\s*(What|Whoever|Whether|Who|Where|How|Which)\b/.exec(beginningOf(lines, index)) ?? [];
    const old = OLD_WORDS.find(([word]) => word.test(line));
    return [
      ...(opening ? [`${index + 1}: a doc comment begins with a verb or a noun, not with "${opening}"`] : []),
      ...(old ? [`${index + 1}: we no longer say "${old[0].exec(line)[0]}" but "${old[1]}"`] : []),
    ];
  });
}

/** Joins the opening line of a block comment with its first line of text. */
function beginningOf(lines, index) {
  const line = lines[index];
  return /^\s*\/\*\*\s*$/.test(line) ? line + (lines[index + 1] ?? '').replace(/^\s*\*/, '') : line;
}
