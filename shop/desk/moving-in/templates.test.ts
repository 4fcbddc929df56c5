import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileOf } from '../move-files/kind-names.ts';
import { inOrder } from '../move-files/kinds.ts';

test('docs/moving-in.md lists every column of every file', () => {
  const document = readFileSync(path.join(import.meta.dirname, '../../../docs/moving-in.md'), 'utf8');
  expect(document.slice(document.indexOf('### categories.csv')).trim()).toBe(describeFiles());
});

/** Tables of the columns of all files. */
function describeFiles(): string {
  return inOrder
    .map(({ name, columns }) => {
      const rows = columns.map(({ heading, about, example }) => `| \`${heading}\` | ${about} | ${example} |`);
      return [`### ${fileOf(name)}`, '', '| column | contents | for example |', '| --- | --- | --- |', ...rows].join(
        '\n',
      );
    })
    .join('\n\n');
}
