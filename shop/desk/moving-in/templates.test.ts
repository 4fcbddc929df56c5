import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeFiles } from './templates.ts';

test('docs/moving-in.md lists every column of every file', () => {
  const document = readFileSync(path.join(import.meta.dirname, '../../../docs/moving-in.md'), 'utf8');
  expect(document.slice(document.indexOf('### companies.csv')).trim()).toBe(describeFiles());
});
