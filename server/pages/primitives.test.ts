import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const WEB = path.join(import.meta.dirname, '../../web');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: WEB }).map((file) => ({ file, text: readFileSync(path.join(WEB, file), 'utf8') }));

/** The rules of each class outside @media, as formatted. */
function rulesOf(css: string) {
  return [...css.matchAll(/(?<!,\n)^\.([\w-]+) \{\n((?: {2}[^\n]+;\n)+)\}/gm)].map(
    ([, name = '', declarations = '']) => ({
      name,
      declarations: declarations
        .trim()
        .replace(/;$/, '')
        .split(/;\n\s*/),
    }),
  );
}

const primitives = readFileSync(path.join(WEB, 'design/primitives.css'), 'utf8');
const names = new Set([...primitives.matchAll(/\.([a-z][\w-]*)(?=[^;]*\{)/g)].map(([, name = '']) => name));
const modules = sources('**/*.module.css');
const composed = modules.flatMap(({ file, text }) =>
  [...text.matchAll(/composes: ([\w -]+) from global/g)].flatMap(([, list = '']) =>
    list.split(' ').map((name) => ({ file, name })),
  ),
);

test('every class that a module composes is a primitive', () => {
  expect(composed.filter(({ name }) => !names.has(name))).toEqual([]);
});

test('no module composes a class of another file, which Vite complains about in development', () => {
  expect(modules.filter(({ text }) => /composes: [\w -]+ from '/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('each primitive is used more than once', () => {
  const screens = sources('**/*.tsx').map(({ text }) => text);
  const uses = (name: string) =>
    composed.filter((use) => use.name === name).length +
    screens.filter((text) => new RegExp(`className=(?:"[^"]*|\\{[^}]*['\`][^}]*)\\b${name}\\b`).test(text)).length;
  expect([...names].filter((name) => uses(name) < 2)).toEqual([]);
});

test('no module repeats a primitive of several declarations', () => {
  const again = modules.flatMap(({ file, text }) =>
    rulesOf(text).flatMap((rule) =>
      rulesOf(primitives)
        .filter(
          ({ declarations }) =>
            declarations.length > 1 && declarations.every((declaration) => rule.declarations.includes(declaration)),
        )
        .map(({ name }) => `${file} .${rule.name} could take up ${name}`),
    ),
  );
  expect(again).toEqual([]);
});
