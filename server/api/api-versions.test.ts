import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { breaksBetween, type Surface, surfaceOf } from './testing/api-surface.ts';
import { document } from './testing/document.ts';

/** The surface of the last release; `RELEASE_API=yes npx vitest run server/api/api-versions.test.ts` writes the present one. */
const RELEASED = path.join(import.meta.dirname, 'testing', 'released-surface.txt');
const DOCS = path.join(import.meta.dirname, '../../docs/api.md');

const textOf = (surface: Surface) => [...surface].map(([place, type]) => `${place}\t${type}\n`).join('');
const surfaceIn = (text: string): Surface =>
  new Map(text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t') as [string, string]])));

test('nothing that the last release promised to programs has changed, unless docs/api.md announces it (M2)', () => {
  const now = surfaceOf(document);
  if (process.env['RELEASE_API'] === 'yes') writeFileSync(RELEASED, textOf(now));
  const [, announced = ''] = readFileSync(DOCS, 'utf8').split('## Announced changes');
  const breaks = breaksBetween(surfaceIn(readFileSync(RELEASED, 'utf8')), now);
  expect(breaks.filter(({ of }) => !announced.includes(`\`${of}\``)).map(({ sentence }) => sentence)).toEqual([]);
});

const surface = (lines: Readonly<Record<string, string>>): Surface => new Map(Object.entries(lines));

const BEFORE = {
  'GET /api/Part': '',
  'GET /api/Part <- id': 'integer',
  'GET /api/Part <- lang': 'de|en?',
  'GET /api/Part ->': '#Part',
  'POST /api/Part': '',
  'POST /api/Part <- body': 'object',
  'POST /api/Part <- body.name': 'string',
  '#Part': 'object',
  '#Part.name': 'string',
  '#Part.weight': 'number|null',
};

test.each([
  [
    'a call that is gone',
    { 'GET /api/Part': null, 'GET /api/Part ->': null, 'GET /api/Part <- id': null, 'GET /api/Part <- lang': null },
    ['GET /api/Part: is gone'],
  ],
  ['a member of an answer that is gone', { '#Part.name': null }, ['#Part.name: is gone']],
  ['an answer that may be null now', { '#Part.name': 'null|string' }, ['#Part.name: was string, is null|string']],
  ['another type of an answer', { '#Part.weight': 'string' }, ['#Part.weight: was number|null, is string']],
  ['input that is required now', { 'GET /api/Part <- lang': 'de|en' }, ['GET /api/Part <- lang: is required now']],
  [
    'fewer words that input takes',
    { 'GET /api/Part <- lang': 'en?' },
    ['GET /api/Part <- lang: took de|en?, takes en?'],
  ],
  [
    'new input that is required',
    { 'POST /api/Part <- body.unit': 'string' },
    ['POST /api/Part <- body.unit: is new and required'],
  ],
  ['input that is gone', { 'POST /api/Part <- body.name': null }, ['POST /api/Part <- body.name: is gone']],
  ['an answer that is never null any more', { '#Part.weight': 'number' }, []],
  ['whole numbers where numbers were', { '#Part.weight': 'integer|null' }, []],
  ['more words that input takes', { 'GET /api/Part <- lang': 'de|en|fr?' }, []],
  [
    'a new call, a new member of an answer, new input that can be omitted',
    { 'PUT /api/Part': '', '#Part.unit': 'string', 'POST /api/Part <- body.unit': 'string?' },
    [],
  ],
] as const)('%s', (_, change, breaks) => {
  const after = Object.entries({ ...BEFORE, ...change }).filter((line): line is [string, string] => line[1] !== null);
  expect(breaksBetween(surface(BEFORE), surface(Object.fromEntries(after))).map(({ sentence }) => sentence)).toEqual(
    breaks,
  );
});
