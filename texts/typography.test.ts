import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from './languages.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from './translated-languages.ts';

const root = path.join(import.meta.dirname, '..');

/** Typographic rules of each language, as patterns of mistakes. */
const WRONG: Readonly<Partial<Record<Language, readonly (readonly [rule: string, wrong: RegExp])[]>>> = {
  en: [['quotation marks are “ and ”, the apostrophe is ’', /(?<!\d)"|'/]], // 6" is a measure
  de: [['quotation marks are „ and “', /(?<!\d)"|['«»‹›]/]], // 6" is a measure
  fr: [
    ['a narrow no-break space precedes ; ! ?', /[^\u202F\s(][;!?](?=[\s})]|$)/],
    ['and before a colon that ends a word', /[^\u202F\s/]:(?=[\s}]|$)/],
    ['quotation marks are « and », with such a space within', /["“”]|«[^\u202F]|[^\u202F]»/],
    ['no other space is there', /[ \u00A0][;:!?»%]/],
    ['the apostrophe is ’', /'/],
  ],
  it: [['quotation marks are « and », the apostrophe is ’', /["'“”]|« | »/]],
  es: [
    ['quotation marks are « and »', /["“”]|« | »/],
    ['a question is opened', /(?:^|[.!?] )[^¿?]*\?/],
    ['an exclamation is opened', /(?:^|[.!?] )[^¡!]*!/],
  ],
};

/** A message without what it writes for the machine: values, cases and their names, what a header is called, where links lead. */
const saidIn = (text: string) =>
  text
    .replaceAll(/Content-Type: \S+|https?:\/\/\S+|\]\([^)]*\)/g, '')
    .replaceAll(/'\{\w+\}'|\{\w+(?:, number)?\}/g, '0')
    .replaceAll(/\{\w+, (?:plural|select),|(?<=[\s}])(?:=\d|\w+) (?=\{)/g, '');

/** Texts with three dots that the sources prescribe word for word (A16, A19, E6). */
const PRESCRIBED = new Set(['account.address-country-none', 'checkout.country-none', 'login.busy', 'save.saving']);

describe.for(Object.keys(languages) as Language[])('the texts in %s', (language) => {
  const texts = textsIn(language);

  test('are set as in books of that language', () => {
    const ours = texts.filter(([where]) => language !== 'en' || !PRESCRIBED.has(where));
    const found = ours.flatMap(([where, text]) =>
      [...(WRONG[language] ?? []), ['three dots are one sign', /\.\.\./] as const]
        .filter(([, wrong]) => wrong.test(saidIn(text)))
        .map(([rule]) => `${where}: ${rule}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('have none of the words that the glossary rules out', () => {
    const [, ruledOut = ''] = /^Ruled out: (.+)$/m.exec(glossary(language)) ?? [];
    const words = ruledOut.split(', ');
    expect(words.length).toBeGreaterThan(5);
    const found = texts.flatMap(([where, text]) =>
      words
        .filter((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu').test(saidIn(text)))
        .map((word) => `${where}: ${word}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

/** The trade's words, as the catalogue's texts have to say them (N4): the English, and its word in each language. */
const TERMS: readonly (readonly [english: RegExp, said: Readonly<Record<TranslatedLanguage, RegExp>>])[] = [
  [/\bblades?\b/i, { de: /rakel|messer/i, fr: /racle|lame/i, it: /racl|lam/i, es: /rasqueta|cuchill|hoja/i }],
  [/\banilox\b/i, { de: /rasterwalze/i, fr: /anilox/i, it: /anilox/i, es: /anilox/i }],
  [/mounting tape/i, { de: /montageklebeband/i, fr: /adhésif/i, it: /biadesiv/i, es: /cinta/i }],
  [/(?<!quartz )\bplates?\b/i, { de: /klischee/i, fr: /cliché|montage/i, it: /cliché/i, es: /cliché/i }],
  [/\bgears?\b/i, { de: /zahnr/i, fr: /pignon/i, it: /ingranagg/i, es: /engranaj/i }],
];

test.for(TERMS)('the sample catalogue says %s in the words of the trade (N4)', ([english, said]) => {
  const rows = sampleTexts().filter((row) => english.test(row['english'] ?? ''));
  expect(rows.length).toBeGreaterThan(3);
  const wrong = rows.flatMap((row) =>
    TRANSLATED_LANGUAGES.filter((language) => !said[language].test(row[language] ?? '')).map(
      (language) => `${language}: ${row['english']}: ${row[language]}`,
    ),
  );
  expect(wrong).toEqual([]);
});

/** Every text of the language with its place: the screens' and messages', and those of the sample shop. */
function textsIn(language: Language): (readonly [where: string, text: string])[] {
  const folder = path.join(import.meta.dirname, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const screens = files.flatMap((file) => {
    const said: Record<string, string> = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    return Object.entries(said);
  });
  const column = language === 'en' ? 'english' : language;
  const catalogue = sampleTexts().map((row) => [row['english'] ?? '', row[column] ?? ''] as const);
  const news = path.join(root, 'sample-data/news', language);
  const entries = existsSync(news)
    ? readdirSync(news).map((name) => [name, readFileSync(path.join(news, name), 'utf8')] as const)
    : [];
  return [...screens, ...catalogue, ...entries];
}

function sampleTexts(): Record<string, string>[] {
  return parse(readFileSync(path.join(root, 'sample-data/texts.csv')), { columns: true, bom: true });
}

function glossary(language: Language): string {
  return readFileSync(path.join(import.meta.dirname, language, 'glossary.md'), 'utf8');
}
