import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const SOURCES = ['platform', 'server', 'shop'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|sql)$/.test(file) && !/\.test\.ts$|testing\//.test(file))
    .map((file) => path.join(ROOT, folder, file)),
);

/** How each thing is written that a database spread over machines lacks, or does slowly. */
const IN_THE_WAY: Record<string, RegExp> = {
  'LISTEN, NOTIFY': /pg_notify|[`'"]listen |\bnotify [a-z_]+[;,]/i,
  'advisory locks': /advisory_(xact_)?(un)?lock|advisory/i,
  'deferrable constraints': /\bdeferrable\b/i,
  triggers: /create (or replace )?(constraint )?trigger/i,
  'ascending numbers as keys': /generated (by default|always) as identity/i,
  'indexes for text (GIN)': /using "?gin"?/i,
};

const rows = new Map(
  readFileSync(path.join(ROOT, 'docs', 'scaling.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| .*`.*` \|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, what = '', where = '']) => [
      what,
      (where.match(/(?<=`)[^`,]+(?=`)/g) ?? []).filter((name) => name.includes('.')),
    ]),
);

test.each(Object.entries(IN_THE_WAY))('docs/scaling.md says where there are %s', (what, pattern) => {
  const found = SOURCES.filter((file) => pattern.test(withoutComments(readFileSync(file, 'utf8'))));
  expect(rows.get(what)?.toSorted()).toEqual([...new Set(found.map((file) => path.basename(file)))].sort());
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--(?!>)).*$|\s\/\/ .*$/gm, '');
}
