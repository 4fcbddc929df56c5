import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { valuesFile, valuesOf } from '../bin/steps/message-values.mjs';
import { languages, STAFF_LANGUAGES } from './languages.ts';

const root = path.join(import.meta.dirname, '..');

type Texts = Readonly<Record<string, string>>;

const filesOf = (language: string) => readdirSync(path.join(import.meta.dirname, language)).filter(isJson);
const isJson = (name: string) => name.endsWith('.json');
/** The administration speaks English and German (N1). */
const isIn = (language: string) => (file: string) =>
  !/^(?:administration|staff)-/.test(file) || STAFF_LANGUAGES.some((known) => known === language);
const read = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, language, file), 'utf8'));

/** Everything that could name a text: the code without its tests. */
const code = ['shop', 'web', 'server']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

describe('the English texts (N5)', () => {
  test('every text is used', () => {
    const texts = filesOf('en').flatMap((file) => Object.keys(read('en', file)).map((key) => ({ file, key })));
    expect(texts.filter(({ key }) => !isUsed(key))).toEqual([]);
  });

  test('what messages take in is known to the types: npm run check writes it', () => {
    expect(readFileSync(path.join(root, 'texts/values.ts'), 'utf8')).toBe(valuesFile(root));
  });

  test('no key is in two of the files of one reader', () => {
    const messages = filesOf('en').filter((file) =>
      /rules|refusals|letters|sheet|promise|sales-unit|statement/.test(file),
    );
    const keys = messages.flatMap((file) => Object.keys(read('en', file)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

describe.for(Object.keys(languages).filter((language) => language !== 'en'))('the texts in %s (N5)', (language) => {
  test.for(filesOf('en').filter(isIn(language)))('%s says what English says, with the same values', (file) => {
    const [english, theirs] = [read('en', file), read(language, file)];
    expect(Object.keys(theirs).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(theirs)) expect(valuesIn(text), key).toEqual(valuesIn(english[key] ?? ''));
  });

  test('there is no file that English lacks', () => {
    expect(filesOf(language).filter((file) => !filesOf('en').filter(isIn(language)).includes(file))).toEqual([]);
  });
});

/** Every text in quotes, and the beginning of every template: t(`mail.${state}`). */
const quoted = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
const templates = new Set([...code.matchAll(/`([\w.-]+)\$\{/g)].map(([, beginning]) => beginning));

/** Returns whether the code names the key, or a template that makes it. */
function isUsed(key: string): boolean {
  const parts = [...key.matchAll(/[.-]/g)].map(({ index }) => index);
  return quoted.has(key) || parts.some((at) => templates.has(key.slice(0, at + 1)));
}

const valuesIn = (text: string) => Object.fromEntries([...valuesOf(compileMessageOrThrow(text))].sort());
