import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(ROOT, 'docs', name), 'utf8');

/** Number of requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const REQUIREMENTS = {
  V1: 27, V2: 11, V3: 19, V4: 10, V5: 9, V6: 35, V7: 18, V8: 7, V9: 7, V10: 29, V11: 14, V12: 9, V13: 13, V14: 9, V15: 13,
  V16: 16, V17: 7,
}; // prettier-ignore

test.each(['security.md', 'asvs.md'])('every file that docs/%s names as a proof exists', (name) => {
  const named = [...read(name).matchAll(/`((?:server|shop|platform|web|e2e|bin)\/[\w/.-]+\.(?:ts|tsx|mjs))`/g)].map(
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('the table against ASVS 5.0 has each requirement of levels 1 and 2 once', () => {
  const numbers = read('asvs.md')
    .split('\n')
    .flatMap((line) => /^\| (\d[\d., ]*) \|/.exec(line)?.[1]?.split(', ') ?? []);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const found = Object.groupBy(numbers, (number) => `V${number.split('.')[0]}`);
  expect(Object.fromEntries(Object.entries(found).map(([chapter, all]) => [chapter, all?.length]))).toEqual(
    REQUIREMENTS,
  );
});

test('every logged event is in docs/security.md', () => {
  const sources = globSync('{shop,server}/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  const events = sources.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bevent: '([\w.-]+)'/g)].map(([, event = '']) => event),
  );
  expect(events).toContain('login.refused');
  expect(events.filter((event) => !read('security.md').includes(`\`${event}\``))).toEqual([]);
});
